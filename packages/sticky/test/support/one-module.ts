/** Shared parts of tests without layout: one module, and the events of the window. */
import type { Runtime } from '@enliven/core';
import { onTestFinished } from 'vitest';
import { boxed } from './boxes';
import { type Fields, mountAll, page, print } from './sticky-page';

/** Records sticky events of the window. */
export function events(): string[] {
  const heard: string[] = [];
  const note = (event: Event) => heard.push(`${event.type} ${(event as CustomEvent).detail.stickyId}`);
  const types = ['ETBuilderStickyStart', 'ETBuilderStickyEnd', 'enliven:stick', 'enliven:unstick'];
  for (const type of types) window.addEventListener(type, note);
  onTestFinished(() => {
    for (const type of types) window.removeEventListener(type, note);
  });
  return heard;
}

/** Mounts a page with a module at 500 px, with a height of 100 px. */
export const one = async (fields: Fields = {}, inner = 'text', more = ''): Promise<Runtime> => {
  print({ m: fields });
  page(boxed('m', 500, 100, inner, more));
  return mountAll();
};
