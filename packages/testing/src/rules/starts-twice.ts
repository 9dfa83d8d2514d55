/** A second start finds everything taken and changes nothing. */
import { expect } from 'vitest';
import type { Rule } from './rule';

export const startsTwice: Rule = {
  title: 'does not mind being started twice',
  async check({ bring }) {
    await bring();
    // Counters may count on meanwhile.
    const look = () => document.body.innerHTML.replace(/\d+/g, '0');
    const once = look();
    const second = await bring();
    expect(second.mounts.size).toBe(0);
    expect(look()).toBe(once);
  },
};
