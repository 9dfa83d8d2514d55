/** Rules about the page of a behavior: its elements, accessibility, and other scripts. */
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { withJQuery } from '../jquery';
import { countListeners } from '../listeners';
import type { Rule } from './rule';

/** @returns one line per violation and element, without the rule `region`, which applies to whole pages only */
export async function axeViolations(element: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const results: AxeResults = await axe.run(element, { rules: { region: { enabled: false } } });
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

/** Fields that a visitor can type into. */
const FIELDS = 'input:not([type=file],[type=hidden]),textarea';

/** The server's elements stay in the document, with the text that a visitor has typed into them. */
export const keepsElements: Rule = {
  title: 'keeps the server’s elements and typed text',
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

/** axe reports no violation before and after a visit. */
export const isAccessible: Rule = {
  title: 'has no accessibility violations',
  browserOnly: true,
  async check({ mountAll, find, visit }) {
    await mountAll();
    expect(await axeViolations(find())).toEqual([]);
    await visit();
    expect(await axeViolations(find())).toEqual([]);
  },
};

/** On a page with jQuery, through which behaviors then listen, the behavior mounts and restores the page as without. */
export const worksWithJQuery: Rule = {
  title: 'mounts and restores the markup on a page with jQuery',
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
