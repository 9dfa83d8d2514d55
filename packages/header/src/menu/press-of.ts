/** What the keyboard does in a menu (docs/reference/header.md#sub-menus). */
import { isPlaceholder } from './parent-items';

/** What a key does on a link with a list: goes in, or presses where the browser does not. */
export function pressOf(event: KeyboardEvent, link: Element): 'enter' | 'press' | false {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'ArrowDown') return !(altKey || ctrlKey || metaKey || shiftKey) && 'enter';
  return (key === ' ' || (key === 'Enter' && !link.hasAttribute('href'))) && isPlaceholder(link) && 'press';
}
