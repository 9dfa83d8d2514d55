/** Reads a tab set: each control belongs to the panel at the same index. */
import { attribute, type Page, remark } from '@enliven/core';

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
  generation: 4 | 5;
}

/** Only the set's own parts: another set inside a panel keeps its own (docs/reference/tabs.md#nested-sets). */
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
      tabs.findIndex(({ control }) => control.classList.contains('et_pb_tab_active')),
    ),
    narrow: element.closest(NARROW_COLUMNS) !== null,
    generation,
  };
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
  const names = attribute(element, INCLUDED)?.split('|') ?? [];
  const all = [...tabs.keys()];
  // On the control in Divi 4, on the panel in Divi 5.
  const isNamed = ({ control, panel }: TabParts) =>
    names.some((name) => [control, panel].some(({ classList }) => classList.contains(`${name}_tab`)));
  const named = all.filter((at) => isNamed(tabs[at] as TabParts));
  return named.length > 0 ? named : all;
}

/** Milliseconds one panel takes to fade. */
export const FADE_DURATION = 500;
/** Below this width, in CSS pixels, tabs stand on top of each other (docs/reference/tabs.md#stacking). */
export const STACK_BELOW = 768;
/** In columns this narrow they always do. */
const NARROW_COLUMNS = '.et_pb_column_1_3,.et_pb_column_1_4,.et_pb_column_3_8';
