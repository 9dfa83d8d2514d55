/** State, markup and events of toggles and accordion items. */
import { type Place, remark } from '@enliven/core';

export type DisclosureState = 'closed' | 'opening' | 'open' | 'closing';
type DisclosureEvent = 'press' | 'done';

const NEXT: Record<DisclosureState, Partial<Record<DisclosureEvent, DisclosureState>>> = {
  closed: { press: 'opening' },
  opening: { done: 'open' },
  open: { press: 'closing' },
  closing: { done: 'closed' },
};

/** Presses while it moves are ignored, not queued (docs/reference/toggles-and-accordions.md#toggles). */
export function disclose(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  return NEXT[state][event] ?? state;
}

export const isMoving = (state: DisclosureState): boolean => state === 'opening' || state === 'closing';
/** Where it is or is going; what a screen reader should say. */
export const isExpanded = (state: DisclosureState): boolean => state === 'open' || state === 'opening';

/** The parts of a toggle's markup, found without reaching into toggles nested inside it. */
export interface DisclosureParts {
  root: Element;
  /** `.et_pb_toggle_title`: what is clicked. */
  title: Element;
  /** The heading in the title (third-party markup), or the title itself: what holds the button. */
  heading: Element;
  /** `.et_pb_toggle_content`: what slides. */
  content: HTMLElement;
  /** The display it has when open; Divi 5 layouts may be flex or grid. */
  display: 'block' | 'flex' | 'grid';
  open: boolean;
}

function own(root: Element, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((part) => part.parentElement?.closest('.et_pb_toggle') === root);
}

/** Undefined, with a remark, when title or content is missing: then there is nothing to open. */
export function disclosureParts(root: Element, place: Place): DisclosureParts | undefined {
  const title = own(root, '.et_pb_toggle_title');
  const content = own(root, '.et_pb_toggle_content');
  if (!title || !content) {
    const missing = title ? '.et_pb_toggle_content' : '.et_pb_toggle_title';
    remark(`no ${missing} inside, so it stays as it is.`, { ...place, element: root });
    return undefined;
  }
  return {
    root,
    title,
    heading: title.matches('h1,h2,h3,h4,h5,h6') ? title : (title.querySelector('h1,h2,h3,h4,h5,h6') ?? title),
    content: content as HTMLElement,
    display: content.matches('.et_flex_module') ? 'flex' : content.matches('.et_grid_module') ? 'grid' : 'block',
    open: root.classList.contains('et_pb_toggle_open'),
  };
}

/** They bubble from the toggle or the accordion's item. */
export interface DisclosureEventMap {
  /** It has opened. */
  'enliven:open': CustomEvent<Record<string, never>>;
  /** It has closed. */
  'enliven:close': CustomEvent<Record<string, never>>;
}

declare global {
  interface GlobalEventHandlersEventMap extends DisclosureEventMap {}
}
