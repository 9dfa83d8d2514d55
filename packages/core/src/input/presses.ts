/** Keeps what a visitor presses before the code is here, so that no click is ever lost. */

import { type Mount, mountsOn } from '../runtime/mount';
import { listenTo } from '../stores/environment-store';

/** What else can be pressed inside a title or a tab, and then keeps its own meaning. */
const INNER = 'a[href],button,input,select,textarea,label';

/** What was pressed, if it matches `press` and is not a link or field inside of it. */
export function pressed(target: Element, press: string): Element | null {
  const found = target.closest(press);
  const inner = target.closest(INNER);
  return inner && inner !== found && found?.contains(inner) && !inner.matches(press) ? null : found;
}

type PressKeys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** False where another button or a modifier asks the browser for something else: a menu, a new tab, a download. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: PressKeys): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

const pressedIn = (mount: Mount, target: Element) => {
  const found = mount.behavior.press && pressed(target, mount.behavior.press);
  return found && mount.element.contains(found);
};

/** Mounts around the target that are not alive, innermost first. */
function* unmountedAround(target: EventTarget | null): Iterable<Mount> {
  for (let node = target as Element | null; node; node = node.parentElement) {
    for (const mount of mountsOn(node)) if (mount.state !== 'mounted' && mount.state !== 'gone') yield mount;
  }
}

/** Keeps a press for the first sleeping mount that answers to it; the last press counts. @returns that mount */
export function keepPress(event: MouseEvent): Mount | undefined {
  const target = event.target as Element;
  for (const mount of unmountedAround(target)) {
    if (mount.state === 'failed' || !pressedIn(mount, target)) continue;
    mount.press = event;
    return mount;
  }
  return undefined;
}

let replaying = false;

/** Does a kept press: the element gets the click it would have had. */
export function replay(event: MouseEvent): void {
  const target = event.target as Element;
  replaying = true;
  // An event has all the members its own constructor wants.
  if (target.isConnected) target.dispatchEvent(new MouseEvent('click', event));
  replaying = false;
}

/** Does what was pressed while the code was on its way, once. */
export function replayPress(mount: Mount): void {
  const { press } = mount;
  mount.press = undefined;
  if (press) replay(press);
}

/**
 * Wakes whatever is touched or focused, and holds clicks on what is not alive yet.
 *
 * @param wake called for each sleeping mount around the event
 * @returns the function that stops
 */
export function watchPresses(root: EventTarget, wake: (mount: Mount) => void): () => void {
  const onTouch = ({ target }: Event) => {
    for (const mount of unmountedAround(target)) wake(mount);
  };
  const onClick = (event: Event) => {
    if (replaying) return;
    if (isPlainPress(event as MouseEvent) && !event.defaultPrevented && keepPress(event as MouseEvent)) {
      event.preventDefault();
      event.stopPropagation();
    }
    // Even if it is held already: another runtime on the page may have held it for one of ours.
    onTouch(event);
  };
  const offTouch = listenTo(root, ['pointerdown', 'focusin', 'keydown'], onTouch);
  root.addEventListener('click', onClick, true);
  return () => {
    offTouch();
    root.removeEventListener('click', onClick, true);
  };
}

/**
 * Whether a key, Enter for example, only ends or continues what an input method composes.
 *
 * Some browsers send the key that ends it after the end; then only its code says what it was for.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
