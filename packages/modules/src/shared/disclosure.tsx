/** Toggles and accordion items: their state, markup and events, the button in the title, and the slide. */
import {
  emit,
  type Motion,
  type Place,
  remark,
  revealed,
  useAnimation,
  useAttr,
  useButton,
  useClaims,
  useClass,
  useElementId,
  useEvent,
  useInsert,
  useLatest,
  useStyle,
  useWrap,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFocusStyle } from './use-focus-style';

/** State, markup and events of toggles and accordion items. */
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

/** The display that content has when open. */
const displayOf = (content: Element): DisclosureParts['display'] =>
  content.matches('.et_flex_module') ? 'flex' : content.matches('.et_grid_module') ? 'grid' : 'block';

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
    display: displayOf(content),
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

export interface TitleButtonProps {
  parts: DisclosureParts;
  expanded: boolean;
  /** It cannot be closed now, as the open item of an accordion. */
  locked?: boolean;
  /** Keys other than Enter and Space, e.g. arrows between titles. */
  onKey?: (event: KeyboardEvent) => void;
}

const INTERACTIVE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Makes a toggle's title a button inside its heading (APG Disclosure).
 * A button inside a button is not allowed: where the server put links into the title, ours stands beside them.
 */
export function TitleButton(props: TitleButtonProps): ReactNode {
  const [hasControls] = useState(() => props.parts.heading.querySelector(INTERACTIVE) !== null);
  return hasControls ? <SeparateButton {...props} /> : <WrappedTitle {...props} />;
}

function WrappedTitle(props: TitleButtonProps): ReactNode {
  useTitleButton(useWrap(props.parts.heading), props);
  return null;
}

const INSERTION = { tag: 'span', where: 'afterbegin' } as const;

function SeparateButton(props: TitleButtonProps): ReactNode {
  const { heading } = props.parts;
  const button = useInsert(heading, INSERTION);
  useAttr(button, 'aria-label', heading.textContent?.trim());
  // It lies over the title to show its focus ring, and lets the mouse through to the links below.
  useStyle(button, 'position', 'absolute');
  useStyle(button, 'inset', '0');
  useStyle(button, 'pointer-events', 'none');
  useTitleButton(button, props);
  return null;
}

/** What both kinds of button say and answer to. */
function useTitleButton(button: HTMLElement | null, { parts, expanded, locked, onKey }: TitleButtonProps): void {
  useButton(button);
  useFocusStyle(button);
  useAttr(button, 'data-enliven-button', '');
  useAttr(button, 'aria-expanded', expanded);
  useAttr(button, 'aria-controls', useElementId(parts.content));
  useAttr(button, 'aria-disabled', locked ? true : undefined);
  useEvent<KeyboardEvent>(onKey ? button : null, 'keydown', (event) => onKey?.(event));
}

const NOTHING: readonly Wanted[] = [];

/** Shows the contents of open toggles inside. */
const innerClaims = (content: Element): Wanted[] =>
  [...content.querySelectorAll('.et_pb_toggle_open > .et_pb_toggle_content')].map((inner) => [
    inner,
    'style:display',
    displayOf(inner),
  ]);

/**
 * Shows the state of a disclosure by the theme's classes, inline display and a slide, and dispatches events when the slide has ended.
 * The state class changes when the slide has ended; the content keeps an inline `display` from the first move on, since
 * other scripts look for it (docs/reference/toggles-and-accordions.md#toggles). Then `enliven:open` or `enliven:close` goes out from the root.
 *
 * @param onDone the slide has ended; answer with the next state
 * @param onOpened the page shows it open
 */
export function useDisclosure(
  { root, content, display }: DisclosureParts,
  state: DisclosureState,
  onDone: () => void,
  onOpened?: () => void,
): void {
  const touched = useRef(false);
  touched.current ||= isMoving(state);
  const rested = useRef(state);
  if (!isMoving(state)) rested.current = state;
  const open = rested.current === 'open';
  const motion = useMemo(() => {
    if (state === 'opening') return slideOpen;
    if (state === 'closing') return open ? slideClosed : slideBack(content);
    return null;
  }, [state, open, content]);
  useClass(root, 'et_pb_toggle_open', open);
  useClass(root, 'et_pb_toggle_close', !open);
  useStyle(content, 'display', touched.current ? (state === 'closed' ? 'none' : display) : undefined);
  // Style sheets hide every content inside what is closed, which it is until the slide has ended. What is open in there
  // counts for the height, and would appear with a jump.
  useClaims(isMoving(state) && !open ? innerClaims(content) : NOTHING);
  useAnimation(content, motion, onDone);

  const before = useRef(state);
  const opened = useLatest(onOpened);
  useLayoutEffect(() => {
    const arrived = isMoving(before.current) && !isMoving(state);
    before.current = state;
    if (!arrived) return;
    emit(root, state === 'open' ? 'enliven:open' : 'enliven:close');
    if (state !== 'open') return;
    opened.current?.();
    revealed.emit(content);
  }, [state, root, content, opened]);
}

/** Every slide of toggles and accordions takes 700 ms (docs/reference/toggles-and-accordions.md#toggles). */
const SLIDE_DURATION = 700;

/**
 * Nothing of the box left. `content-box` makes `height` mean the content alone, so paddings can move on their own;
 * properties that only one keyframe names end at whatever the style sheet says.
 */
const FLAT: Keyframe = {
  boxSizing: 'content-box',
  height: '0px',
  paddingTop: '0px',
  paddingBottom: '0px',
  marginTop: '0px',
  marginBottom: '0px',
  overflow: 'hidden',
};

const full = (height: number): Keyframe => ({ boxSizing: 'content-box', height: `${height}px`, overflow: 'hidden' });

/** Height of the content without padding and border, in pixels. */
function contentHeight(element: Element): number {
  const style = getComputedStyle(element);
  const sides = [style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  return element.clientHeight - sides.reduce((sum, side) => sum + (side || 0), 0);
}

/** From nothing to the content's height; nothing moves where there is no box, e.g. inside a closed tab. */
const slideOpen: Motion = {
  duration: SLIDE_DURATION,
  hold: FLAT,
  frames: (element) => (element.scrollHeight > 0 ? [FLAT, full(element.scrollHeight)] : null),
};

/** From the content's height to nothing. */
const slideClosed: Motion = {
  duration: SLIDE_DURATION,
  frames(element) {
    const height = contentHeight(element);
    return height > 0 ? [full(height), FLAT] : null;
  },
};

/** From where a slide that opens it is now to nothing: for what another press closes before it is open. */
function slideBack(element: Element): Motion {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const now = { paddingTop, paddingBottom, marginTop, marginBottom };
  return { duration: SLIDE_DURATION, frames: [{ ...FLAT, ...now, height }, FLAT] };
}
