/** axe finds nothing to say about it, before a visit and after. */
import { expect } from 'vitest';
import { axeViolations } from '../axe';
import type { Rule } from './rule';

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
