/** One tab: its control, its panel and its keys. */
import {
  isPlainPress,
  type Motion,
  useAnimation,
  useAttr,
  useClass,
  useElementId,
  useEvent,
  useStyle,
} from '@enliven/core';
import { FADE_DURATION, type TabParts } from './config';

interface TabProps {
  parts: TabParts;
  selected: boolean;
  /** It is not there on this device. */
  absent: boolean;
  /** Common height of all controls, null when they stand on top of each other. */
  height: string | null | undefined;
  onPress(): void;
  onKey(event: KeyboardEvent): void;
}

export function Tab({ parts: { control, link, panel }, selected, absent, height, onPress, onKey }: TabProps): null {
  useClass(control, 'et_pb_tab_active', selected);
  useStyle(control, 'height', height ?? undefined);
  useStyle(control, 'display', absent ? 'none' : undefined);
  useAttr(control, 'role', control === link ? 'tab' : 'presentation');
  useAttr(link, 'role', 'tab');
  useAttr(link, 'aria-selected', selected);
  useAttr(link, 'aria-controls', useElementId(panel));
  useAttr(link, 'tabindex', selected ? 0 : -1);
  useEvent<MouseEvent>(control, 'click', (event) => {
    // With a modifier the visitor wants the link in a new tab of the browser.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  });
  useEvent<KeyboardEvent>(link, 'keydown', onKey);
  return null;
}

interface TabPanelProps {
  parts: TabParts;
  active: boolean;
  /** It was shown before the active one. */
  left: boolean;
  /** undefined leaves it to the style sheet, until tabs were changed once. */
  display: 'block' | 'none' | undefined;
  fade: 'leaving' | 'entering' | null;
  onFaded(): void;
}

const FADES: Record<'leaving' | 'entering', Motion> = {
  leaving: { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: 0 }] },
  entering: { duration: FADE_DURATION, frames: [{ opacity: 0 }, { opacity: 1 }] },
};

/** One panel of a tab set: the theme's classes, the inline display other scripts look for, and the fade. */
export function TabPanel({ parts: { link, panel }, active, left, display, fade, onFaded }: TabPanelProps): null {
  useClass(panel, 'et-pb-active-slide', active);
  useClass(panel, 'et-pb-moved-slide', left);
  useClass(panel, 'et_slide_transition', fade === 'leaving' ? true : undefined);
  useStyle(panel, 'display', display);
  useStyle(panel, 'z-index', fade === 'leaving' ? '2' : undefined);
  useAttr(panel, 'role', 'tabpanel');
  useAttr(panel, 'aria-labelledby', useElementId(link));
  useAttr(panel, 'tabindex', active ? 0 : undefined);
  useAnimation(panel, fade && FADES[fade], onFaded);
  return null;
}

/**
 * @param order the places of the tabs that are there
 * @returns a handler for keydown on the tab at the given position
 */
export function tabKeys(
  tabs: readonly TabParts[],
  order: readonly number[],
  stacked: boolean,
  choose: (tab: number) => void,
): (event: KeyboardEvent, at: number) => void {
  return (event, at) => {
    const last = order.length - 1;
    const here = order.indexOf(at);
    const forward = tabs[at] && getComputedStyle(tabs[at].link).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: here + forward,
      ArrowLeft: here - forward,
      Home: 0,
      End: last,
      ' ': here,
      ...(stacked && { ArrowDown: here + 1, ArrowUp: here - 1 }),
    };
    const to = moves[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const tab = order[to > last ? 0 : to < 0 ? last : to] ?? at;
    tabs[tab]?.link.focus();
    choose(tab);
  };
}
