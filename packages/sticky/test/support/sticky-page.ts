/** A page with sticky modules at exact positions, and accessors for their state. */
import { type Runtime, start } from '@enliven/core';
import { nextFrames, root, until } from '@enliven/testing';
import { onTestFinished } from 'vitest';
import { sticky } from '../../src';

type Globals = { et_pb_sticky_elements?: unknown; diviElementStickyData?: unknown; et_builder_utils_params?: unknown };
const globals = globalThis as Globals;

export interface Fields {
  position?: unknown;
  [name: string]: unknown;
}

/** An entry as the theme prints it. */
export const entry = (id: string, fields: Fields = {}) => ({
  id,
  selector: `.${id}`,
  position: 'top',
  topOffset: '0px',
  bottomOffset: '0px',
  topLimit: 'none',
  bottomLimit: 'none',
  offsetSurrounding: 'on',
  transition: 'on',
  styles: { module_alignment: { desktop: '', tablet: '', phone: '' } },
  ...fields,
});

/** Prints entries until the end of the test. */
export function print(entries: Record<string, Fields>, name: keyof Globals = 'et_pb_sticky_elements'): void {
  const all = Object.entries(entries).map(([id, fields]) => [id, entry(id, fields)]);
  globals[name] = Object.fromEntries(all);
  onTestFinished(() => {
    delete globals[name];
  });
}

/** A module in the flow. @param margin distance to the previous module in px */
export const module = (id: string, margin: number, height: number, inner = id, className = ''): string =>
  `<div class="et_pb_module et_pb_sticky_module ${id} ${className}" style="margin-top:${margin}px;height:${height}px">${inner}</div>`;

/** Inserts markup into a page that is tall enough to scroll. */
export const page = (html: string, height = 6000): void => {
  document.body.style.cssText = 'margin:0';
  root(`<div class="et_builder_inner_content" style="display:flow-root;height:${height}px">${html}</div>`);
};

export async function mountAll(): Promise<Runtime> {
  const runtime = start([sticky], { strict: true });
  onTestFinished(async () => {
    await runtime.stop();
    window.scrollTo(0, 0);
  });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames(3);
  return runtime;
}

/** Scrolls and waits until all modules have updated. */
export async function scrollTo(y: number): Promise<void> {
  window.scrollTo(0, y);
  await nextFrames(2);
}

export const find = (id: string): HTMLElement =>
  document.querySelector(`.${id}:not(.et_pb_sticky_placeholder)`) as HTMLElement;

export const placeholders = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.et_pb_sticky_placeholder'),
];

/** @returns the state of a module by its inline style, such as `normal`, `top 20px` or `top 20px margin -120px` */
export function state(id: string): string {
  const { classList, style } = find(id);
  if (!classList.contains('et_pb_sticky')) return 'normal';
  const edge = style.bottom === 'auto' ? 'top' : 'bottom';
  const margin = Number.parseFloat(style.getPropertyValue(`margin-${edge}`));
  return `${edge} ${Number.parseFloat(style[edge]) + margin}px${margin ? ` margin ${margin}px` : ''}`;
}
