/** It comes alive on its own markup, and nothing is said about it. */
import { expect } from 'vitest';
import type { Rule } from './rule';

export const comesAlive: Rule = {
  title: 'comes alive and says nothing',
  async check({ mountAll, visit, errors }) {
    const runtime = await mountAll();
    expect(runtime.mounts.size).toBeGreaterThan(0);
    expect([...runtime.mounts].map(({ state }) => state)).not.toContain('failed');
    await visit();
    expect(errors).toEqual([]);
  },
};
