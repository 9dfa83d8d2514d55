/** A second start finds everything taken and changes nothing. */
import { expect } from 'vitest';
import type { Rule } from './rule';

export const startsTwice: Rule = {
  title: 'does not mind being started twice',
  async check({ bring }) {
    await bring();
    const once = document.body.innerHTML;
    const second = await bring();
    expect(second.mounts.size).toBe(0);
    expect(document.body.innerHTML).toBe(once);
  },
};
