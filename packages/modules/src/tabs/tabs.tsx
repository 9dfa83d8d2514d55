/** A set of tabs (docs/reference/tabs.md, APG Tabs with automatic activation). */
import {
  $hash,
  $reducedMotion,
  $viewport,
  type BehaviorProps,
  emit,
  onReviews,
  revealed,
  setHash,
  useAttr,
  useClass,
  useClassChange,
  useHash,
  useLatest,
  useStore,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useAttributes } from '../shared/use-element';
import { useFocusStyle } from '../shared/use-focus-style';
import {
  INCLUDED,
  includedTabs,
  markedTab,
  STACK_BELOW,
  Tab,
  TabPanel,
  type TabParts,
  type TabsConfig,
  tabKeys,
  tabNamed,
} from './tab';

export { config } from './tab';

/** State of a tab set: the selected tab, the visible panel and the fade. */
export interface TabsState {
  /** The chosen tab; -1 when another script has taken the mark from all. */
  active: number;
  /** The tab before it, until the next change. */
  previous: number | null;
  /** leaving: the old panel fades out · entering: the new one fades in */
  phase: 'idle' | 'leaving' | 'entering';
  /** Tab that was chosen by keyboard during a fade; selected next. */
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

/** The panel that is displayed now: while the old one fades out, the old one. */
export const shownTab = ({ phase, previous, active }: TabsState): number =>
  phase === 'leaving' && previous !== null ? previous : active;

const placeOf = (active: number): number | null => (active < 0 ? null : active);

const PHASE = { both: 'leaving', in: 'entering', none: 'idle' } as const;

export function tabsMachine(state: TabsState, event: TabsEvent): TabsState {
  switch (event.type) {
    case 'choose':
      if (state.phase !== 'idle' || event.tab === state.active) return { ...state, wanted: null };
      // Nothing fades out where nothing is shown.
      return {
        active: event.tab,
        previous: placeOf(state.active),
        phase: event.fade === 'both' && state.active < 0 ? 'entering' : PHASE[event.fade],
        wanted: null,
      };
    case 'marked':
      if (state.phase !== 'idle' || event.tab === state.active) return state;
      return { active: event.tab, previous: placeOf(state.active), phase: 'idle', wanted: null };
    case 'want':
      return { ...state, wanted: event.tab };
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
  const order = includedTabs(element, tabs);
  const [firstThere = 0] = order;
  const there = new Set(order);
  const switched = useRef(false);
  const stacked = useStacked(config.narrow);
  const vertical = stacked || config.vertical;
  const height = useControlHeight(tabs, stacked);
  useClass(element, 'et_pb_tabs_vertically_stacked', stacked ? true : undefined);
  useFocusStyle(element);
  useAttr(list, 'role', 'tablist');
  useAttr(list, 'aria-orientation', vertical ? 'vertical' : undefined);

  const [controls] = useState(() => tabs.map(({ control }) => control));
  /** Takes over the tab that another script has marked. @returns the chosen one */
  function readMark(): number {
    if (state.phase !== 'idle') return state.active;
    const tab = markedTab(tabs, state.active);
    if (tab === state.active) return tab;
    switched.current = true;
    send({ type: 'marked', tab });
    return tab;
  }
  useClassChange(controls, readMark);

  function choose(tab: number, fromAddress = false): void {
    if (state.phase !== 'idle' || !tabs[tab]) return;
    if (element.id && !fromAddress) setHash(element.id, [tab]);
    const active = readMark();
    if (tab === active) return;
    switched.current = true;
    const next = tabs[tab].panel;
    emit(element, 'slide', { current: tabs[active]?.panel, next });
    emit(element, 'simple_slider_before_move_to', { direction: tab, next_slide: next });
    const instant = fromAddress || $reducedMotion.get();
    send({ type: 'choose', tab, fade: instant ? 'none' : generation === 4 ? 'both' : 'in' });
  }

  // Runs when only the new panel is visible.
  const arrived = useRef(state.active);
  useLayoutEffect(() => {
    const panel = tabs[state.active]?.panel;
    if (state.phase !== 'idle' || state.active === arrived.current || !panel) return;
    arrived.current = state.active;
    const view = element.ownerDocument.defaultView as Window;
    emit(element, 'simple_slider_after_move_to', { next_slide: panel });
    if (generation === 5) emit(view, 'vb:tab:activated', { tabContent: panel });
    else view.dispatchEvent(new Event('resize'));
    revealed.emit(panel);
  });

  // A change of the address needs no fade and no history entry.
  function follow(tab: number): void {
    if (state.phase === 'idle') choose(tab, true);
    else if (tabs[tab]) send({ type: 'want', tab });
  }
  const followName = useLatest((hash: string) => follow(tabNamed(tabs, hash)));
  useLayoutEffect(() => $hash.subscribe((hash) => followName.current(hash)), [followName]);
  useHash(element, ([index = '']) => {
    if (/^\d+$/.test(index)) follow(Number(index));
  });

  useLayoutEffect(() => {
    if (state.phase === 'idle' && state.wanted !== null) choose(state.wanted);
  });

  const chooseReviews = useLatest(() => {
    const at = tabs.findIndex(({ control }) => control.matches('.reviews_tab,.et_pb_tab_nav_item_reviews'));
    if (at >= 0) follow(at);
    return tabs[at]?.control;
  });
  useLayoutEffect(() => onReviews(() => chooseReviews.current()), [chooseReviews]);

  // On this device it is not there.
  const isAbsent = state.active >= 0 && tabs.length > 0 && !there.has(state.active);
  useLayoutEffect(() => {
    if (isAbsent && state.phase === 'idle') choose(firstThere, true);
  });

  const onKey = tabKeys(tabs, order, vertical, (tab) =>
    state.phase === 'idle' ? choose(tab) : send({ type: 'want', tab }),
  );
  const shown = shownTab(state);
  return tabs.map((parts, at) => {
    const moving = at === shown && state.phase !== 'idle' ? state.phase : null;
    return [
      <Tab
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's tabs neither move nor change their number.
        key={`tab ${at}`}
        parts={parts}
        selected={at === state.active}
        stop={at === Math.max(0, state.active)}
        absent={!there.has(at)}
        height={height}
        onPress={() => choose(at)}
        onKey={(event) => onKey(event, at)}
      />,
      <TabPanel
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        key={`panel ${at}`}
        parts={parts}
        active={at === state.active}
        left={at === state.previous}
        display={switched.current && state.active >= 0 ? (at === shown ? 'block' : 'none') : undefined}
        fade={moving}
        onFaded={() => send({ type: 'done' })}
      />,
    ];
  });
}

/** Whether tabs are stacked; follows the window, unlike the original. */
function useStacked(narrow: boolean): boolean {
  return useStore($viewport, ({ width }) => narrow || width < STACK_BELOW);
}

/** What the controls need, and the widths they need it at. */
interface Measured {
  height: number;
  widths: string;
}

const NOTHING: Measured = { height: 0, widths: '' };

const heightOf = ({ control }: TabParts) => Number.parseFloat(getComputedStyle(control).height) || 0;
const widthsOf = (tabs: readonly TabParts[]) => tabs.map(({ control }) => control.offsetWidth).join();

/** An inline height; undefined while stacked or not yet measured. */
function useControlHeight(tabs: readonly TabParts[], stacked: boolean): string | undefined {
  const [{ height, widths }, setMeasured] = useState(NOTHING);
  useLayoutEffect(() => {
    if (stacked) return;
    const elements = tabs.flatMap(({ control, link }) => [control, link]);
    if (!height)
      return watchSize(
        elements,
        () => ({ height: Math.max(...tabs.map(heightOf)), widths: widthsOf(tabs) }),
        setMeasured,
      );
    // Controls that carry our height cannot be measured: when anything changes it is taken back first, and the next round
    // measures their own heights. The first callback reports the change that our height made, and is ignored.
    let known = false;
    return watchSize(
      elements,
      () => {
        const changed = known || widthsOf(tabs) !== widths;
        known = true;
        return changed;
      },
      (changed) => changed && setMeasured(NOTHING),
    );
  }, [tabs, stacked, height, widths]);
  return stacked || !height ? undefined : `${height}px`;
}
