/** A page with sticky modules in exact places, and a browser's answers about it. */
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

/** Prints entries; given back at the end of the test. */
export function print(entries: Record<string, Fields>, name: keyof Globals = 'et_pb_sticky_elements'): void {
  const all = Object.entries(entries).map(([id, fields]) => [id, entry(id, fields)]);
  globals[name] = Object.fromEntries(all);
  onTestFinished(() => {
    delete globals[name];
  });
}

/** A module at an exact place of what it is in, in the flow: each one's room is the difference to the one before. */
export const module = (id: string, margin: number, height: number, inner = id, className = ''): string =>
  `<div class="et_pb_module et_pb_sticky_module ${id} ${className}" style="margin-top:${margin}px;height:${height}px">${inner}</div>`;

/** Tall enough to scroll everywhere. */
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

/** Scrolls, and waits until everyone has answered. */
export async function scrollTo(y: number): Promise<void> {
  window.scrollTo(0, y);
  await nextFrames(2);
}

export const find = (id: string): HTMLElement =>
  document.querySelector(`.${id}:not(.et_pb_sticky_placeholder)`) as HTMLElement;

export const placeholders = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.et_pb_sticky_placeholder'),
];

/** `normal`, `top 20px`, `top 20px margin -120px`: as the inline style has it. */
export function state(id: string): string {
  const { classList, style } = find(id);
  if (!classList.contains('et_pb_sticky')) return 'normal';
  const edge = style.bottom === 'auto' ? 'top' : 'bottom';
  const margin = Number.parseFloat(style.getPropertyValue(`margin-${edge}`));
  return `${edge} ${Number.parseFloat(style[edge]) + margin}px${margin ? ` margin ${margin}px` : ''}`;
}
