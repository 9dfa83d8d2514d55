/** Accordion (docs/reference/toggles-and-accordions.md#accordions, APG Accordion): one open item, arrow keys between titles. */

import {
  type BehaviorProps,
  closestTo,
  documentOf,
  emit,
  matches,
  measure,
  member,
  type Page,
  page,
  query,
  queryAll,
  scrollToY,
  stickyTop,
  useClass,
  useEvent,
  useLatest,
} from '@enliven/core';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  type DisclosureEvent,
  type DisclosureParts,
  type DisclosureState,
  disclose,
  disclosureParts,
  isExpanded,
  isMoving,
  switchedTo,
  TitleButton,
  useDisclosure,
} from '../shared/disclosure';
import { SLICE, useSlice } from '../shared/use-slice';

/** State of an accordion: which items are open or moving. */
export interface AccordionState {
  items: readonly DisclosureState[];
}

export interface AccordionEvent {
  type: DisclosureEvent;
  item: number;
}

/** Scope of ignored presses: Divi 4 ignores all presses while any item moves, Divi 5 only presses on the moving item. */
export type Guard = 'accordion' | 'item';

/** Returns whether a press opens the item. Open and moving items ignore presses. */
export function canPress({ items }: AccordionState, item: number, guard: Guard): boolean {
  if (items[item] !== 'closed') return false;
  return guard === 'item' || !items.some(isMoving);
}

/** Creates the reducer. A press opens its item and closes all expanded ones; in Divi 5 also those still opening (docs/reference/toggles-and-accordions.md#accordions). */
export function accordionMachine(guard: Guard) {
  return (state: AccordionState, { type, item }: AccordionEvent): AccordionState => {
    if (type !== 'press') return { items: state.items.map((one, at) => (at === item ? disclose(one, type) : one)) };
    if (!canPress(state, item, guard)) return state;
    return {
      items: state.items.map((one, at) => {
        if (at === item) return disclose(one, 'press');
        return isExpanded(one) ? 'closing' : one;
      }),
    };
  };
}

/** Returns the scroll position that shows the item below the header; null if it is visible. All in pixels. */
export function correctedScroll(scrolledAtPress: number, header: number, itemTop: number): number | null {
  return scrolledAtPress + header > itemTop ? itemTop - header - SCROLL_GAP : null;
}

/** Returns the height of the fixed and sticky headers at the top of the window. */
function headerHeight(item: Element): number {
  const owner = documentOf(item);
  const height = (id: string) => owner.getElementById(id)?.offsetHeight ?? 0;
  const main = owner.body.classList.contains('et_vertical_nav') ? 0 : height('main-header');
  let sticky = 0;
  const add = (pixels: number) => {
    sticky += pixels;
  };
  if (page().generation === 5) stickyTop.emit({ element: item, add });
  return height('wpadminbar') + height('top-header') + main + sticky;
}

/** Measures in the next frame and scrolls if needed. @returns the function that cancels it */
function correctScroll(item: Element, scrolledAtPress: number): () => void {
  const view = documentOf(item).defaultView as Window;
  let stop = () => {};
  const cancel = measure(
    () =>
      correctedScroll(scrolledAtPress, headerHeight(item), member(item, 'getBoundingClientRect')().top + view.scrollY),
    (top) => {
      if (top !== null) stop = scrollToY(top, SCROLL_DURATION);
    },
  );
  return () => {
    cancel();
    stop();
  };
}

/** Class of an accordion while an item slides, in Divi 4. */
const TOGGLING = 'et_pb_accordion_toggling';
/** Milliseconds of the scroll that brings a title back into view. */
const SCROLL_DURATION = 400;
/** Gap above that title in pixels. */
const SCROLL_GAP = 50;

export interface AccordionConfig {
  items: DisclosureParts[];
  generation: 4 | 5;
}

/** Reads the items of this accordion. Items of a nested accordion are left out. */
export function config(element: Element, { generation }: Page): AccordionConfig {
  const place = { package: '@enliven/modules', behavior: 'accordion' };
  const items = queryAll(element, '.et_pb_toggle')
    .filter((item) => closestTo(member(item, 'parentElement'), '.et_pb_toggle,.et_pb_accordion') === element)
    .flatMap((item) => disclosureParts(item, place) ?? []);
  return { items, generation };
}

/**
 * Classes: `et_pb_accordion_toggling` on the root while a slide runs (Divi 4).
 * Events on the item: `enliven:open`, `enliven:close`; Divi 5 also `vb:accordion:activated` on the window.
 */
export default function Accordion({ element, config }: BehaviorProps<AccordionConfig>): ReactNode {
  const { items, generation } = config;
  const guard = generation === 4 ? 'accordion' : 'item';
  const machine = useMemo(() => accordionMachine(guard), [guard]);
  const [state, send] = useReducer(machine, { items: items.map(({ open }) => (open ? 'open' : 'closed')) });
  const pressed = useRef<{ item: DisclosureParts; scrolled: number } | null>(null);
  const closed = useRef(false);
  const stopScrolling = useRef(() => {});
  /** Whether another script has closed an item; from then on a press on the open item closes it. */
  const [closeable, setCloseable] = useState(false);
  useClass(element, TOGGLING, generation === 4 && state.items.some(isMoving) ? true : undefined);

  function press(item: number): void {
    const parts = items[item];
    // Other scripts block presses by setting this class themselves.
    if (!parts || (guard === 'accordion' && matches(element, `.${TOGGLING}`))) return;
    const now = state.items.map((one, at) => {
      const type = items[at] && switchedTo(items[at], one);
      if (type) send({ type, item: at });
      return type ? disclose(one, type) : one;
    });
    if (!canPress({ items: now }, item, guard)) return;
    pressed.current = { item: parts, scrolled: documentOf(element).defaultView?.scrollY ?? 0 };
    send({ type: 'press', item });
  }

  function change(item: number, type: DisclosureEvent): void {
    closed.current ||= state.items[item] === 'closing';
    if (type === 'closed') setCloseable(true);
    send({ type, item });
  }

  // Runs after an item has closed, when the layout has changed.
  useLayoutEffect(() => {
    if (!closed.current || !pressed.current) return;
    closed.current = false;
    stopScrolling.current();
    stopScrolling.current = correctScroll(pressed.current.item.root, pressed.current.scrolled);
  });
  useEffect(() => () => stopScrolling.current(), []);

  const actions = useLatest<AccordionActions>({ press, change });
  const reach = useSlice(items.length);
  // Items that are not rendered yet open on press as well.
  useEvent(reach < items.length ? element : null, 'click', ({ target }) => {
    const item = items.findIndex(({ title }) => member(title, 'contains')(target as Node));
    if (item >= reach) press(item);
  });
  const drawn = useRef<DrawnItem[]>([]);
  const groups = useRef<DrawnGroup[]>([]);
  // React skips identical elements and groups, so the cost of a press depends only on the items that change.
  drawn.current = items.map((parts, item) => {
    const itemState = state.items[item] ?? 'closed';
    const before = drawn.current[item];
    const isWaiting = item >= reach && itemState === (parts.open ? 'open' : 'closed');
    if (before?.element ? before.state === itemState && before.closeable === closeable : isWaiting)
      return before ?? WAITING;
    const element = (
      <AccordionItem
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's items neither move nor change their number.
        key={item}
        parts={parts}
        state={itemState}
        siblings={items}
        generation={generation}
        closeable={closeable}
        onPress={() => actions.current.press(item)}
        onChange={(event) => actions.current.change(item, event)}
      />
    );
    return { state: itemState, closeable, element };
  });
  groups.current = Array.from({ length: Math.ceil(items.length / SLICE) }, (_, at) => {
    const group = drawn.current.slice(at * SLICE, (at + 1) * SLICE).map(({ element: one }) => one);
    const before = groups.current[at];
    if (before && group.every((one, place) => one === before.items[place])) return before;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return { items: group, element: <Fragment key={at}>{group}</Fragment> };
  });
  return groups.current.map(({ element: one }) => one);
}

interface AccordionActions {
  press(item: number): void;
  change(item: number, event: DisclosureEvent): void;
}

/** Last rendered element of an item, with the state it shows. */
interface DrawnItem {
  state: DisclosureState;
  closeable: boolean;
  element: ReactNode;
}

/** Last rendered fragment of a slice of items. */
interface DrawnGroup {
  items: readonly ReactNode[];
  element: ReactNode;
}

/** Placeholder for an item whose slice is not rendered yet. */
const WAITING: DrawnItem = { state: 'closed', closeable: false, element: null };

interface AccordionItemProps {
  parts: DisclosureParts;
  state: DisclosureState;
  /** All items, including this one. */
  siblings: readonly DisclosureParts[];
  generation: 4 | 5;
  onPress(): void;
  closeable: boolean;
  onChange(event: DisclosureEvent): void;
}

/** Content that is not text. */
const CONTENT = 'img,svg,video,audio,iframe,object,embed,canvas,input,button,.et_pb_module';

const isEmpty = (content: Element) => !member(content, 'textContent')?.trim() && !query(content, CONTENT);

/** Item of an accordion: title, content and keyboard navigation between titles. */
function AccordionItem(props: AccordionItemProps): ReactNode {
  const { parts, state, siblings, generation, closeable, onPress, onChange } = props;
  const [empty] = useState(() => generation === 5 && isEmpty(parts.content));
  useClass(parts.root, 'et_pb_toggle_empty', empty ? true : undefined);
  useDisclosure(parts, state, onChange, () => {
    const view = documentOf(parts.root).defaultView;
    if (generation === 5 && view) emit(view, 'vb:accordion:activated', { accordionContent: parts.content });
  });
  useEvent(parts.title, 'click', (event) => {
    // A press on the title of the open item has no effect, and links inside do not navigate (docs/reference/toggles-and-accordions.md#accordions).
    if (state === 'open' && !switchedTo(parts, state)) event.preventDefault();
    else if (!member(parts.root, 'hasAttribute')('data-id')) onPress();
  });
  return (
    <TitleButton parts={parts} expanded={isExpanded(state)} locked={state === 'open' && !closeable} onKey={moveFocus} />
  );

  function moveFocus(event: KeyboardEvent): void {
    const at = siblings.indexOf(parts);
    const last = siblings.length - 1;
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const title = siblings[to > last ? 0 : to < 0 ? last : to]?.title;
    query<HTMLElement>(title, '[data-enliven-button]')?.focus();
  }
}
