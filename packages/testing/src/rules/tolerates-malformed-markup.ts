/** Markup without what it should hold is no failure. */
import { expect } from 'vitest';
import type { Rule } from './rule';

export const toleratesMalformedMarkup: Rule = {
  title: 'survives markup that is not what it should be',
  async check({ behavior, mountAll, errors }) {
    for (const element of document.body.querySelectorAll(behavior.selector)) element.replaceChildren();
    await mountAll();
    expect(errors).toEqual([]);
  },
};
