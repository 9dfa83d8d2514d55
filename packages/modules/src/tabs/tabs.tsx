/** Tabs (docs/reference/tabs.md, APG Tabs with automatic activation). */
import {
  $hash,
  $reducedMotion,
  $viewport,
  attribute,
  type BehaviorProps,
  documentOf,
  emit,
  isPlainPress,
  matches,
  member,
  onReviews,
  revealed,
  setHash,
  useAttr,
  useClass,
  useClassChange,
  useEvent,
  useHash,
  useLatest,
  useStore,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useAttributes } from '../shared/use-element';
import { useFocusStyle } from '../shared/use-focus-style';
import { useSlice } from '../shared/use-slice';
import {
  INCLUDED,
  includedTabs,
  markedTab,
  STACK_BELOW,
  Tab,
  type TabsConfig,
  type TabView,
  tabKeys,
  tabNamed,
} from './tab';
import { useControlHeight } from './use-control-height';

export { config } from './tab';

/** State of a tab set: the selected tab, the visible panel and the fade. */
export interface TabsState {
  /** Index of the selected tab; -1 if another script has removed all marks. */
  active: number;
  /** Index of the tab before it, until the next change. */
  previous: number | null;
  /** leaving: the old panel fades out · entering: the new one fades in */
  phase: 'idle' | 'leaving' | 'entering';
  /** Tab to select after the current fade. */
  wanted: number | null;
}

export type TabsEvent =
  /** `fade` both: old out, then new in (Divi 4) · in: the new one only (Divi 5) · none: at once */
  | { type: 'choose'; tab: number; fade: 'both' | 'in' | 'none' }
  | { type: 'want'; tab: number }
  | { type: 'done' }
  /** Another script has marked another tab. */
  | { type: 'marked'; tab: number };

export const initialTabs = (active: number): TabsState => ({ active, previous: null, phase: 'idle', wanted: null });

/** Returns the index of the visible panel; during a fade-out the old one. */
export const shownTab = ({ phase, previous, active }: TabsState): number =>
  phase === 'leaving' && previous !== null ? previous : active;

const indexOrNull = (active: number): number | null => (active < 0 ? null : active);

const PHASE = { both: 'leaving', in: 'entering', none: 'idle' } as const;

/** Reducer. Ignores choices during a fade. */
export function tabsMachine(state: TabsState, event: TabsEvent): TabsState {
  switch (event.type) {
    case 'choose':
      if (state.phase !== 'idle' || event.tab === state.active) return { ...state, wanted: null };
      // Without a visible panel there is no fade-out.
      return {
        active: event.tab,
        previous: indexOrNull(state.active),
        phase: event.fade === 'both' && state.active < 0 ? 'entering' : PHASE[event.fade],
        wanted: null,
      };
    case 'marked':
      if (state.phase !== 'idle' || event.tab === state.active) return state;
      return { active: event.tab, previous: indexOrNull(state.active), phase: 'idle', wanted: null };
    case 'want':
      // The event of the hash that the choice has written arrives during the fade.
      return { ...state, wanted: event.tab === state.active ? null : event.tab };
    case 'done':
      return { ...state, phase: state.phase === 'leaving' ? 'entering' : 'idle' };
  }
}

/**
 * Events on the root, bubbling, as the theme's slider engine sends them: `slide` {current, next},
 * `simple_slider_before_move_to` {direction, next_slide}, `simple_slider_after_move_to` {next_slide}; Divi 4 then sends
 * `resize` to the window, Divi 5 `vb:tab:activated` {tabContent}.
 */
export default function Tabs({ element, config }: BehaviorProps<TabsConfig>): ReactNode {
  const { list, tabs, generation } = config;
  const [state, send] = useReducer(tabsMachine, config.active, initialTabs);
  useAttributes(element, INCLUDED);
  const names = attribute(element, INCLUDED);
  const order = useMemo(() => includedTabs(tabs, names), [tabs, names]);
  const included = useMemo(() => new Set(order), [order]);
  const [firstIncluded = 0] = order;
  const hasChanged = useRef(false);
  const stacked = useStacked(config.narrow);
  const vertical = stacked || config.vertical;
  const reach = useSlice(tabs.length);
  useControlHeight(tabs, stacked);
  useClass(element, 'et_pb_tabs_vertically_stacked', stacked ? true : undefined);
  useFocusStyle(element);
  useAttr(list, 'role', 'tablist');
  useAttr(list, 'aria-orientation', vertical ? 'vertical' : undefined);

  const [controls] = useState(() => tabs.map(({ control }) => control));
  /** Selects the tab that another script has marked. @returns the index of the selected tab */
  function applyMark(): number {
    if (state.phase !== 'idle') return state.active;
    const tab = markedTab(tabs, state.active);
    if (tab === state.active) return tab;
    hasChanged.current = true;
    send({ type: 'marked', tab });
    return tab;
  }
  useClassChange(controls, applyMark);

  function choose(tab: number, fromAddress = false): void {
    if (state.phase !== 'idle' || !tabs[tab]) return;
    if (member(element, 'id') && !fromAddress) setHash(member(element, 'id'), [tab]);
    const active = applyMark();
    if (tab === active) return;
    hasChanged.current = true;
    const next = tabs[tab].panel;
    emit(element, 'slide', { current: tabs[active]?.panel, next });
    emit(element, 'simple_slider_before_move_to', { direction: tab, next_slide: next });
    const instant = fromAddress || $reducedMotion.get();
    send({ type: 'choose', tab, fade: instant ? 'none' : generation === 4 ? 'both' : 'in' });
  }

  // Runs when only the new panel is visible.
  const announcedTab = useRef(state.active);
  useLayoutEffect(() => {
    const panel = tabs[state.active]?.panel;
    if (state.phase !== 'idle' || state.active === announcedTab.current || !panel) return;
    announcedTab.current = state.active;
    const view = documentOf(element).defaultView as Window;
    emit(element, 'simple_slider_after_move_to', { next_slide: panel });
    if (generation === 5) emit(view, 'vb:tab:activated', { tabContent: panel });
    else view.dispatchEvent(new Event('resize'));
    revealed.emit(panel);
  });

  // Selects a tab after a change of the address, without a fade or a history entry.
  function selectFromAddress(tab: number): void {
    if (state.phase === 'idle') choose(tab, true);
    else if (tabs[tab]) send({ type: 'want', tab });
  }
  const selectByHash = useLatest((hash: string) => selectFromAddress(tabNamed(tabs, hash)));
  useLayoutEffect(() => $hash.subscribe((hash) => selectByHash.current(hash)), [selectByHash]);
  useHash(element, ([index = '']) => {
    if (/^\d+$/.test(index)) selectFromAddress(Number(index));
  });

  useLayoutEffect(() => {
    if (state.phase === 'idle' && state.wanted !== null) choose(state.wanted);
  });

  const chooseReviews = useLatest(() => {
    const at = tabs.findIndex(({ control }) => matches(control, '.reviews_tab,.et_pb_tab_nav_item_reviews'));
    if (at >= 0) selectFromAddress(at);
    return tabs[at]?.control;
  });
  useLayoutEffect(() => onReviews(() => chooseReviews.current()), [chooseReviews]);

  // This device does not show the selected tab.
  const isHidden = state.active >= 0 && tabs.length > 0 && !included.has(state.active);
  useLayoutEffect(() => {
    if (isHidden && state.phase === 'idle') choose(firstIncluded, true);
  });

  const onKey = tabKeys(tabs, order, vertical, (tab) =>
    state.phase === 'idle' ? choose(tab) : send({ type: 'want', tab }),
  );
  function press(event: MouseEvent, at: number): void {
    // With a modifier key, the browser opens the link in a new browser tab.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    choose(at);
  }
  const actions = useLatest({ press, onKey });
  const drawn = useRef<DrawnTab[]>([]);
  // Tabs that are not rendered yet answer a press as well.
  useEvent<MouseEvent>(reach < tabs.length ? list : null, 'click', (event) => {
    const at = tabs.findIndex(({ control }) => member(control, 'contains')(event.target as Node));
    if (drawn.current[at] === WAITING) press(event, at);
  });
  const shown = shownTab(state);
  // Identical elements are not rendered again, so the cost of a press depends only on the tabs that change.
  drawn.current = tabs.map((parts, at) => {
    const before = drawn.current[at];
    if (at >= reach && !before?.shows && at !== state.active && at !== state.previous) return WAITING;
    const view: TabView = {
      selected: at === state.active,
      isTabStop: at === Math.max(0, state.active),
      isHidden: !included.has(at),
      isPrevious: at === state.previous,
      display: hasChanged.current && state.active >= 0 ? (at === shown ? 'block' : 'none') : undefined,
      fade: at === shown && state.phase !== 'idle' ? state.phase : null,
    };
    const shows = JSON.stringify(view);
    if (before?.shows === shows) return before;
    const drawnTab = (
      <Tab
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's tabs neither move nor change their number.
        key={at}
        parts={parts}
        view={view}
        onPress={(event) => actions.current.press(event, at)}
        onKey={(event) => actions.current.onKey(event, at)}
        onFaded={() => send({ type: 'done' })}
      />
    );
    return { shows, element: drawnTab };
  });
  return drawn.current.map(({ element: one }) => one);
}

/** Last rendered element of a tab. */
interface DrawnTab {
  /** View of the tab as JSON; undefined while it is not rendered. */
  shows?: string;
  element: ReactNode;
}

/** Placeholder for a tab whose slice is not rendered yet. */
const WAITING: DrawnTab = { element: null };

/** Returns whether tabs are stacked; unlike the theme's script, it follows the window width. */
function useStacked(narrow: boolean): boolean {
  return useStore($viewport, ({ width }) => narrow || width < STACK_BELOW);
}
