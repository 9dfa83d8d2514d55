/** Every listener it adds goes with it. */
import { expect } from 'vitest';
import { countListeners } from '../listeners';
import type { Rule } from './rule';

export const leavesNoListener: Rule = {
  title: 'leaves no listener behind',
  async check({ mountAll, visit }) {
    const listeners = countListeners();
    try {
      const runtime = await mountAll();
      await visit();
      await runtime.stop();
      expect(listeners.left()).toEqual([]);
    } finally {
      listeners.stop();
    }
  },
};
