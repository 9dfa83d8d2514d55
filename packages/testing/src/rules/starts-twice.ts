/** A second start finds everything taken and changes nothing. */
import { expect } from 'vitest';
import { nextFrames } from '../moments';
import type { Rule } from './rule';

export const startsTwice: Rule = {
  title: 'does not mind being started twice',
  async check({ mountAll }) {
    await mountAll();
    // Counters may count on meanwhile.
    const look = () => document.body.innerHTML.replace(/\d+/g, '0');
    let once = look();
    // What the first start still has under way is not the second's.
    for (let rounds = 0; rounds < 20; rounds++) {
      const before = once;
      await nextFrames(3);
      once = look();
      if (once === before) break;
    }
    const second = await mountAll();
    expect(second.mounts.size).toBe(0);
    expect(look()).toBe(once);
  },
};
