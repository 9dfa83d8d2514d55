/** Reads the tabs of a set, and shows one: its control, its panel and its keys. */
import {
  attribute,
  isPlainPress,
  type Motion,
  type Page,
  remark,
  useAnimation,
  useAttr,
  useClass,
  useElementId,
  useEvent,
  useStyle,
} from '@enliven/core';

export interface TabParts {
  /** The `li`. */
  control: HTMLElement;
  /** What is focused and announced: the link, or the `li` itself when it has none. */
  link: HTMLElement;
  panel: HTMLElement;
}

export interface TabsConfig {
  list: Element | undefined;
  tabs: TabParts[];
  /** The tab the server shows. */
  active: number;
  /** It stands in a column too narrow for tabs side by side. */
  narrow: boolean;
  /** The style sheet stacks them, although they have neither the class for it nor heights of their own. */
  vertical: boolean;
  generation: 4 | 5;
}

/**
 * Reads a tab set: each control belongs to the panel at the same index.
 * Only the set's own parts: another set inside a panel keeps its own (docs/reference/tabs.md#nested-sets).
 */
export function config(element: Element, { generation }: Page): TabsConfig {
  const own = (selector: string) =>
    [...element.querySelectorAll(selector)].find((e) => e.closest('.et_pb_tabs') === element);
  const list = own('.et_pb_tabs_controls');
  const controls = [...(list?.children ?? [])] as HTMLElement[];
  const panels = [...(own('.et_pb_all_tabs')?.children ?? [])] as HTMLElement[];
  if (controls.length !== panels.length || controls.length === 0) {
    remark(`${controls.length} controls for ${panels.length} panels; those without a partner stay as they are.`, {
      package: '@enliven/modules',
      behavior: 'tabs',
      element,
    });
  }
  const tabs = controls.flatMap((control, at) => {
    const panel = panels[at];
    return panel ? [{ control, link: control.querySelector('a') ?? control, panel }] : [];
  });
  return {
    list,
    tabs,
    active: Math.max(
      0,
      tabs.findIndex(({ control }) => isMarked(control)),
    ),
    narrow: element.closest(NARROW_COLUMNS) !== null,
    vertical: element.closest(VERTICAL_COLUMNS) !== null,
    generation,
  };
}

const MARK = 'et_pb_tab_active';

const isMarked = ({ classList }: Element) => classList.contains(MARK);

/**
 * @param active the chosen tab
 * @returns the tab that has the theme's mark: another one when a script has moved it, -1 when it has taken it away
 */
export function markedTab(tabs: readonly TabParts[], active: number): number {
  const marked = tabs.flatMap(({ control }, at) => (isMarked(control) ? [at] : []));
  return marked.find((at) => at !== active) ?? marked[0] ?? -1;
}

/** The tab a plain hash names, `tab-` in front or not; -1 for none. Compared as text, never used as a selector. */
export function tabNamed(tabs: readonly TabParts[], hash: string): number {
  const name = hash.replace(/^#/, '');
  if (!name) return -1;
  const href = name.startsWith('tab-') ? `#${name}` : `#tab-${name}`;
  return tabs.findIndex(({ link }) => link.getAttribute('href') === href);
}

/** Attribute of the shop's tabs that names those that are there; it may differ by device. */
export const INCLUDED = 'data-include_tabs';

/** @returns the places of the tabs that are there: all of them where nothing, or nothing that is known, is named */
export function includedTabs(element: Element, tabs: readonly TabParts[]): readonly number[] {
  const names = new Set((attribute(element, INCLUDED)?.split('|') ?? []).map((name) => `${name}_tab`));
  const all = [...tabs.keys()];
  if (names.size === 0) return all;
  // On the control in Divi 4, on the panel in Divi 5.
  const isNamed = ({ control, panel }: TabParts) =>
    [control, panel].some(({ classList }) => [...classList].some((name) => names.has(name)));
  const named = all.filter((at) => isNamed(tabs[at] as TabParts));
  return named.length > 0 ? named : all;
}

/** Milliseconds one panel takes to fade. */
const FADE_DURATION = 500;
/** Below this width, in CSS pixels, tabs stand on top of each other (docs/reference/tabs.md#stacking). */
export const STACK_BELOW = 768;
/** In columns this narrow they always do. */
const NARROW_COLUMNS = '.et_pb_column_1_3,.et_pb_column_1_4,.et_pb_column_3_8';
/** In these as well, for arrow keys and screen readers only. */
const VERTICAL_COLUMNS = '.et_pb_column_1_5,.et_pb_column_1_6,.et_pb_column_2_5';

interface TabProps {
  parts: TabParts;
  selected: boolean;
  /** The one that Tab stops at. */
  stop: boolean;
  /** It is not there on this device. */
  absent: boolean;
  /** Common height of all controls, null when they stand on top of each other. */
  height: string | null | undefined;
  onPress(): void;
  onKey(event: KeyboardEvent): void;
}

export function Tab({
  parts: { control, link, panel },
  selected,
  stop,
  absent,
  height,
  onPress,
  onKey,
}: TabProps): null {
  useClass(control, MARK, selected);
  useStyle(control, 'height', height ?? undefined);
  useStyle(control, 'display', absent ? 'none' : undefined);
  useAttr(control, 'role', control === link ? 'tab' : 'presentation');
  useAttr(link, 'role', 'tab');
  useAttr(link, 'aria-selected', selected);
  useAttr(link, 'aria-controls', useElementId(panel));
  useAttr(link, 'tabindex', stop ? 0 : -1);
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
