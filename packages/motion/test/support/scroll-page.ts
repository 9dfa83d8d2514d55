/** A long page with scroll effects in the theme's globals. */
import { nextFrames, type Rendered, renderBehavior } from '@enliven/testing';
import { onTestFinished } from 'vitest';
import { scrollEffects } from '../../src/scroll-effects';

const page = globalThis as unknown as Record<string, unknown>;

/** An effect as the server prints it, with limits and values of a fade by default. */
export const entry = (id: string, resolver: string, more: object = {}) => ({
  id,
  start: 0,
  midStart: 50,
  midEnd: 50,
  end: 100,
  startValue: 0,
  midValue: 100,
  endValue: 100,
  resolver,
  module_type: 'et_pb_text',
  trigger_start: 'middle',
  trigger_end: 'middle',
  ...more,
});

/** The same effects at every width, as for modules without responsive values. */
export const everywhere = (...list: object[]) => ({ desktop: list, tablet: list, phone: list });

/** Sets globals until the test ends. */
export function print(globals: Record<string, unknown>): void {
  Object.assign(page, globals);
  onTestFinished(() => {
    for (const name of Object.keys(globals)) delete page[name];
  });
}

/** A page of blocks with a height of 1000 px, each with a module. */
const blocks = (count: number, more = ''): string =>
  `<main>${Array.from({ length: count }, (_, at) => `<div class="block" style="height:1000px"><div class="et_pb_module et_pb_text et_pb_text_${at}" style="height:300px">Text ${at}</div></div>`).join('')}${more}</main>`;

export async function renderEffects(lists: unknown, markup = blocks(6)): Promise<Rendered> {
  document.body.innerHTML = markup;
  print({ et_pb_motion_elements: lists });
  const rendered = await renderBehavior(scrollEffects);
  await nextFrames(4);
  return rendered;
}

export const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
