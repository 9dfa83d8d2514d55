/** Pages with multi-view data of Divi 4 and 5, and a visitor's actions on them. */
import { start } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { onTestFinished } from 'vitest';
import { multiView, multiViewList } from '../../src';
import { atWidth } from './width';

const globals = globalThis as { diviElementMultiViewData?: unknown };

export interface More {
  slug?: string;
  target?: string;
  hover_selector?: string;
}

export const attr = (schema: object, more: More = {}) =>
  `data-et-multi-view="${JSON.stringify({ schema, slug: 'et_pb_text', ...more })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}"`;

export async function mountAll(markup: string, width = 1200) {
  atWidth(width);
  root(markup);
  const before = document.body.innerHTML;
  const runtime = start([multiView, multiViewList], { strict: true });
  onTestFinished(() => runtime.stop());
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  return { before, stop: () => runtime.stop() };
}

export const find = (selector: string) => document.querySelector(selector) as HTMLElement;
export const settle = () => Promise.resolve().then(() => Promise.resolve());

export async function point(element: Element | null, pointerType = 'mouse') {
  if (element) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  else document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType }));
  await settle();
}

/** Prints the list of Divi 5 until the end of the test. */
export function printList(data: unknown): void {
  globals.diviElementMultiViewData = data;
  onTestFinished(() => {
    delete globals.diviElementMultiViewData;
  });
}
export const list = (...entries: object[]): void => printList(entries);
export const entry = (action: string, data: object, more: object = {}) => ({
  action,
  moduleId: 'divi/blurb-0',
  moduleName: 'divi/blurb',
  selector: '.t',
  hoverSelector: '.et_pb_blurb_0',
  data,
  switchOnLoad: false,
  ...more,
});
