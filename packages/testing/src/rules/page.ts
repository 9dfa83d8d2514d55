/** Rules about the page of a behavior: its elements, who uses it, and what else runs on it. */
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { withJQuery } from '../jquery';
import { countListeners } from '../listeners';
import type { Rule } from './rule';

/** One line per violation and element; rules about whole pages do not apply to a fragment. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const results: AxeResults = await axe.run(element, { rules: { region: { enabled: false } } });
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

/** Fields that a visitor can type into: not files, and not hidden. */
const FIELDS = 'input:not([type=file],[type=hidden]),textarea';

/** The server's elements stay the same elements, with what a visitor has typed into them. */
export const keepsElements: Rule = {
  title: 'keeps the server’s elements and what was typed into them',
  async check({ mountAll, visit }) {
    const before = [...document.body.querySelectorAll('*')];
    const fields = [...document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
    for (const field of fields) field.value = field.type === 'number' || field.type === 'range' ? '7' : 'typed';
    const typed = fields.map(({ value }) => value);
    await mountAll();
    await visit();
    expect(before.filter((element) => !element.isConnected)).toEqual([]);
    expect(fields.map(({ value }) => value)).toEqual(typed);
  },
};

/** axe finds nothing to say about it, before a visit and after. */
export const isAccessible: Rule = {
  title: 'is clean for assistive technology',
  browserOnly: true,
  async check({ mountAll, find, visit }) {
    await mountAll();
    expect(await axeViolations(find())).toEqual([]);
    await visit();
    expect(await axeViolations(find())).toEqual([]);
  },
};

/** With jQuery on the page, through which it then listens, it lives and ends as it does without. */
export const worksWithJQuery: Rule = {
  title: 'comes alive and is given back with jQuery on the page',
  check: ({ mountAll, visit, errors }) =>
    withJQuery(async () => {
      const before = document.body.outerHTML;
      const listeners = countListeners();
      try {
        const runtime = await mountAll();
        expect([...runtime.mounts].map(({ state }) => state)).not.toContain('failed');
        await visit();
        await runtime.stop();
        expect(errors).toEqual([]);
        expect(document.body.outerHTML).toBe(before);
        expect(listeners.left()).toEqual([]);
      } finally {
        listeners.stop();
      }
    }),
};
