/** With jQuery on the page, through which it then listens, it lives and ends as it does without. */
import { expect } from 'vitest';
import { withJQuery } from '../jquery';
import { countListeners } from '../listeners';
import type { Rule } from './rule';

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
