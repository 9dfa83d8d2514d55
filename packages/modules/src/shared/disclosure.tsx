/** Toggles and accordion items: their state, markup and events, the button in the title, and the slide. */
import {
  claim,
  emit,
  type Place,
  remark,
  revealed,
  useAnimation,
  useAttr,
  useButton,
  useClaims,
  useClassChange,
  useElementId,
  useEvent,
  useInsert,
  useLatest,
  useStyle,
  useWrap,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { slideBack, slideClosed, slideOpen } from './disclosure-slides';
import { useFocusStyle } from './use-focus-style';

/** State, markup and events of toggles and accordion items. */
export type DisclosureState = 'closed' | 'opening' | 'open' | 'closing';
/** `opened` and `closed`: another script has switched the state classes. */
export type DisclosureEvent = 'press' | 'done' | 'opened' | 'closed';

const NEXT: Record<DisclosureState, Partial<Record<DisclosureEvent, DisclosureState>>> = {
  closed: { press: 'opening', opened: 'open' },
  opening: { done: 'open' },
  open: { press: 'closing', closed: 'closed' },
  closing: { done: 'closed' },
};

/** Ignores presses and switched classes while it moves (docs/reference/toggles-and-accordions.md#toggles). */
export function disclose(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  return NEXT[state][event] ?? state;
}

export const isMoving = (state: DisclosureState): boolean => state === 'opening' || state === 'closing';
/** Where it is or is going; what a screen reader should say. */
export const isExpanded = (state: DisclosureState): boolean => state === 'open' || state === 'opening';

const OPEN = 'et_pb_toggle_open';
const CLOSE = 'et_pb_toggle_close';

interface StateClasses {
  open: boolean;
  close: boolean;
}

const stateClasses = ({ classList }: Element): StateClasses => ({
  open: classList.contains(OPEN),
  close: classList.contains(CLOSE),
});

/**
 * Returns the state that the classes of the root say, where they differ from a state at rest: another script has switched them
 * (docs/reference/toggles-and-accordions.md#state-classes-switched-by-other-scripts). With both classes or none, the changed one
 * decides.
 */
export function switchedTo({ root }: DisclosureParts, state: DisclosureState): 'opened' | 'closed' | undefined {
  if (isMoving(state)) return undefined;
  const { open, close } = stateClasses(root);
  const was = state === 'open';
  if (open === was && close === !was) return undefined;
  // A module in the middle of a transition is already in the state that the transition leads to.
  const now = open === close ? !was : open;
  return now ? 'opened' : 'closed';
}

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
    open: root.classList.contains(OPEN),
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

const NOTHING: readonly WantedClaim[] = [];

/** Shows the contents of open toggles inside. */
const innerClaims = (content: Element): WantedClaim[] =>
  [...content.querySelectorAll('.et_pb_toggle_open > .et_pb_toggle_content')].map((inner) => [
    inner,
    'style:display',
    displayOf(inner),
  ]);

/** Whether another script slides the content now: it shows more or less of it in each frame, and the rest at the end. */
const isSlidByOthers = (content: HTMLElement): boolean => content.style.overflow !== '';

/** Properties that say the state at rest, and the state they were said for. */
interface Shown {
  state: DisclosureState;
  classes: StateClasses;
  /** Whether the inline display says the state. */
  inline: boolean;
}

/** Says what the page shows in a new state, given what it shows now. */
function showNext(parts: DisclosureParts, shown: Shown, state: DisclosureState): Shown {
  const { root, content } = parts;
  if (isMoving(state)) return { ...shown, state, inline: true };
  const open = state === 'open';
  if (isMoving(shown.state)) return { state, classes: { open, close: !open }, inline: true };
  // Another script has switched it: its classes and its display stay as they are.
  return { state, classes: stateClasses(root), inline: shown.inline && isSlidByOthers(content) };
}

/**
 * Shows the state of a disclosure by the theme's classes, inline display and a slide, and dispatches events when the slide has ended.
 * The state class changes when the slide has ended; the content keeps an inline `display` from the first move on, since
 * other scripts look for it (docs/reference/toggles-and-accordions.md#toggles). Then `enliven:open` or `enliven:close` goes out from the root.
 *
 * @param send `done` when the slide has ended, `opened` or `closed` when another script has switched the classes
 * @param onOpened the page shows it open
 */
export function useDisclosure(
  parts: DisclosureParts,
  state: DisclosureState,
  send: (event: DisclosureEvent) => void,
  onOpened?: () => void,
): void {
  const { root, content } = parts;
  const shown = useRef<Shown>(undefined);
  shown.current ??= { state, classes: { open: state === 'open', close: state !== 'open' }, inline: false };
  const wasOpen = shown.current.classes.open;
  if (shown.current.state !== state) shown.current = showNext(parts, shown.current, state);
  const { classes, inline } = shown.current;
  const display = inline ? (state === 'closed' ? 'none' : parts.display) : undefined;
  const motion = useMemo(() => {
    if (state === 'opening') return slideOpen;
    if (state === 'closing') return wasOpen ? slideClosed : slideBack(content);
    return null;
  }, [state, wasOpen, content]);
  // Claimed anew with each state, since other scripts may have written the same classes and the same display meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from the state.
  useLayoutEffect(() => {
    const claims = [claim(root, `class:${OPEN}`, classes.open), claim(root, `class:${CLOSE}`, classes.close)];
    if (display) claims.push(claim(content, 'style:display', display));
    return () => {
      for (const release of claims) release();
    };
  }, [root, content, state]);
  // Style sheets hide every content inside what is closed, which it is until the slide has ended. What is open in there
  // counts for the height, and would appear with a jump.
  useClaims(isMoving(state) && !classes.open ? innerClaims(content) : NOTHING);
  useAnimation(content, motion, () => send('done'));
  const [watched] = useState(() => [root]);
  useClassChange(watched, () => {
    const event = switchedTo(parts, state);
    if (event) send(event);
  });

  const before = useRef(state);
  const opened = useLatest(onOpened);
  useLayoutEffect(() => {
    const arrived = before.current !== state && !isMoving(state);
    before.current = state;
    if (!arrived) return;
    emit(root, state === 'open' ? 'enliven:open' : 'enliven:close');
    if (state !== 'open') return;
    opened.current?.();
    revealed.emit(content);
  }, [state, root, content, opened]);
}
