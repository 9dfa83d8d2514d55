/** Disclosures of toggles and accordion items: state, markup, events, title button and slide. */
import {
  closestTo,
  emit,
  matches,
  member,
  type Place,
  query,
  queryAll,
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
  useScope,
  useStyle,
  useWrap,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { slideBack, slideClosed, slideOpen } from './disclosure-slides';
import { useFocusStyle } from './use-focus-style';

/** State of a toggle or accordion item. */
export type DisclosureState = 'closed' | 'opening' | 'open' | 'closing';
/** Event of a disclosure. `opened` and `closed`: another script has switched the state classes. */
export type DisclosureEvent = 'press' | 'done' | 'opened' | 'closed';

const TRANSITIONS: Record<DisclosureState, Partial<Record<DisclosureEvent, DisclosureState>>> = {
  closed: { press: 'opening', opened: 'open' },
  opening: { done: 'open' },
  open: { press: 'closing', closed: 'closed' },
  closing: { done: 'closed' },
};

/** Reducer. Ignores presses and switched classes during a slide (docs/reference/toggles-and-accordions.md#toggles). */
export function disclose(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  return TRANSITIONS[state][event] ?? state;
}

export const isMoving = (state: DisclosureState): boolean => state === 'opening' || state === 'closing';
/** Returns whether a disclosure is open or opening, as `aria-expanded` states. */
export const isExpanded = (state: DisclosureState): boolean => state === 'open' || state === 'opening';

const OPEN_CLASS = 'et_pb_toggle_open';
const CLOSE_CLASS = 'et_pb_toggle_close';

interface StateClasses {
  open: boolean;
  close: boolean;
}

const stateClasses = (root: Element): StateClasses => ({
  open: matches(root, `.${OPEN_CLASS}`),
  close: matches(root, `.${CLOSE_CLASS}`),
});

/**
 * Returns the event for state classes that another script has switched; undefined if they match the state or during a slide
 * (docs/reference/toggles-and-accordions.md#state-classes-switched-by-other-scripts). With both classes or none, the changed one
 * decides.
 */
export function switchedTo({ root }: DisclosureParts, state: DisclosureState): 'opened' | 'closed' | undefined {
  if (isMoving(state)) return undefined;
  const { open, close } = stateClasses(root);
  const wasOpen = state === 'open';
  if (open === wasOpen && close === !wasOpen) return undefined;
  // A script that switched only one of the two classes counts as having switched both.
  const isOpen = open === close ? !wasOpen : open;
  return isOpen ? 'opened' : 'closed';
}

/** Parts of a toggle's markup, without those of nested toggles. */
export interface DisclosureParts {
  root: Element;
  /** Clickable `.et_pb_toggle_title`. */
  title: Element;
  /** Container of the button: the heading in the title (third-party markup), or the title itself. */
  heading: Element;
  /** Sliding `.et_pb_toggle_content`. */
  content: HTMLElement;
  /** Display of open content; Divi 5 layouts may be flex or grid. */
  display: 'block' | 'flex' | 'grid';
  open: boolean;
}

function findOwn(root: Element, selector: string): Element | undefined {
  return queryAll(root, selector).find((part) => closestTo(member(part, 'parentElement'), '.et_pb_toggle') === root);
}

/** Returns the display of open content. */
const displayOf = (content: Element): DisclosureParts['display'] =>
  matches(content, '.et_flex_module') ? 'flex' : matches(content, '.et_grid_module') ? 'grid' : 'block';

/** Finds the parts of a toggle; undefined, with a remark, if title or content is missing. */
export function disclosureParts(root: Element, place: Place): DisclosureParts | undefined {
  const title = findOwn(root, '.et_pb_toggle_title');
  const content = findOwn(root, '.et_pb_toggle_content');
  if (!title || !content) {
    const missing = title ? '.et_pb_toggle_content' : '.et_pb_toggle_title';
    remark(`no ${missing} inside, so it stays as it is.`, { ...place, element: root });
    return undefined;
  }
  return {
    root,
    title,
    heading: matches(title, 'h1,h2,h3,h4,h5,h6') ? title : (query(title, 'h1,h2,h3,h4,h5,h6') ?? title),
    content: content as HTMLElement,
    display: displayOf(content),
    open: matches(root, `.${OPEN_CLASS}`),
  };
}

/** Events of toggles and accordion items, which bubble. */
export interface DisclosureEventMap {
  /** Dispatched after opening. */
  'enliven:open': CustomEvent<Record<string, never>>;
  /** Dispatched after closing. */
  'enliven:close': CustomEvent<Record<string, never>>;
}

declare global {
  interface GlobalEventHandlersEventMap extends DisclosureEventMap {}
}

export interface TitleButtonProps {
  parts: DisclosureParts;
  expanded: boolean;
  /** Whether it cannot be closed now, such as the open item of an accordion. */
  locked?: boolean;
  /** Handles keys other than Enter and Space, such as arrow keys between titles. */
  onKey?: (event: KeyboardEvent) => void;
}

const INTERACTIVE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Button inside the heading of a toggle (APG Disclosure). Buttons must not contain controls, so it is beside links in the
 * title.
 */
export function TitleButton(props: TitleButtonProps): ReactNode {
  const [hasControls] = useState(() => query(props.parts.heading, INTERACTIVE) !== null);
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
  // The button covers the title to show its focus ring; clicks pass through to the links below.
  useStyle(button, 'position', 'absolute');
  useStyle(button, 'inset', '0');
  useStyle(button, 'pointer-events', 'none');
  useTitleButton(button, props);
  return null;
}

/** Sets the attributes and events of the button. */
function useTitleButton(button: HTMLElement | null, { parts, expanded, locked, onKey }: TitleButtonProps): void {
  useButton(button);
  useFocusStyle(button);
  useAttr(button, 'data-enliven-button', '');
  useAttr(button, 'aria-expanded', expanded);
  useAttr(button, 'aria-controls', useElementId(parts.content));
  useAttr(button, 'aria-disabled', locked ? true : undefined);
  useEvent<KeyboardEvent>(onKey ? button : null, 'keydown', (event) => onKey?.(event));
}

const NO_CLAIMS: readonly WantedClaim[] = [];

/** Returns claims that show the content of nested open toggles. */
const nestedClaims = (content: Element): WantedClaim[] =>
  queryAll(content, '.et_pb_toggle_open > .et_pb_toggle_content').map((inner) => [
    inner,
    'style:display',
    displayOf(inner),
  ]);

/** Returns whether another script slides the content now; such slides set inline `overflow`. */
const isSlidByOthers = (content: HTMLElement): boolean => member(content, 'style').overflow !== '';

/** Rendered state with its classes and display. */
interface RenderedState {
  state: DisclosureState;
  classes: StateClasses;
  /** Whether the inline display is set. */
  hasDisplay: boolean;
}

/** Computes classes and display of a new state from the current ones. */
function renderState(parts: DisclosureParts, rendered: RenderedState, state: DisclosureState): RenderedState {
  const { root, content } = parts;
  if (isMoving(state)) return { ...rendered, state, hasDisplay: true };
  const open = state === 'open';
  if (isMoving(rendered.state)) return { state, classes: { open, close: !open }, hasDisplay: true };
  // After another script switched the state, its classes and display stay.
  return { state, classes: stateClasses(root), hasDisplay: rendered.hasDisplay && isSlidByOthers(content) };
}

/**
 * Renders the state of a disclosure with the theme's classes, inline display and a slide. State classes change after the slide;
 * the content keeps its inline `display` from the first move on, since other scripts read it
 * (docs/reference/toggles-and-accordions.md#toggles). Then the root dispatches `enliven:open` or `enliven:close`.
 *
 * @param send called with `done` after the slide, `opened` or `closed` after another script has switched the classes
 * @param onOpened called after opening
 */
export function useDisclosure(
  parts: DisclosureParts,
  state: DisclosureState,
  send: (event: DisclosureEvent) => void,
  onOpened?: () => void,
): void {
  const { root, content } = parts;
  const rendered = useRef<RenderedState>(undefined);
  rendered.current ??= { state, classes: { open: state === 'open', close: state !== 'open' }, hasDisplay: false };
  const wasOpen = rendered.current.classes.open;
  if (rendered.current.state !== state) rendered.current = renderState(parts, rendered.current, state);
  const { classes, hasDisplay } = rendered.current;
  const display = hasDisplay ? (state === 'closed' ? 'none' : parts.display) : undefined;
  const motion = useMemo(() => {
    if (state === 'opening') return slideOpen;
    if (state === 'closing') return wasOpen ? slideClosed : slideBack(content);
    return null;
  }, [state, wasOpen, content]);
  // Claims again in each state, since other scripts may have written the same classes and display; the state decides them all.
  useScope(
    (scope) => {
      scope.claim(root, `class:${OPEN_CLASS}`, classes.open);
      scope.claim(root, `class:${CLOSE_CLASS}`, classes.close);
      if (display) scope.claim(content, 'style:display', display);
    },
    [root, content, state],
  );
  // Style sheets hide nested content until the slide has ended and the outer class changes; nested open toggles count for the
  // height and must not appear late.
  useClaims(isMoving(state) && !classes.open ? nestedClaims(content) : NO_CLAIMS);
  useAnimation(content, motion, () => send('done'));
  const [roots] = useState(() => [root]);
  useClassChange(roots, () => {
    const event = switchedTo(parts, state);
    if (event) send(event);
  });

  const previousState = useRef(state);
  const latestOnOpened = useLatest(onOpened);
  useLayoutEffect(() => {
    const hasSettled = previousState.current !== state && !isMoving(state);
    previousState.current = state;
    if (!hasSettled) return;
    emit(root, state === 'open' ? 'enliven:open' : 'enliven:close');
    if (state !== 'open') return;
    latestOnOpened.current?.();
    revealed.emit(content);
  }, [state, root, content, latestOnOpened]);
}
