/** Its failure is said, stays its own, and leaves nothing hidden. */
import type { AnyBehavior } from '@enliven/core';
import { expect } from 'vitest';
import type { Rule } from './rule';

const neighbour: AnyBehavior = {
  name: 'neighbour',
  package: '@enliven/testing',
  selector: '.neighbour',
  load: async () => ({ default: () => null }),
};

export const failsAlone: Rule = {
  title: 'keeps its failures to itself and hides nothing',
  async check({ behavior, mountAll, find, errors }) {
    const failing: AnyBehavior = {
      ...behavior,
      config: () => {
        throw new Error('broken on purpose');
      },
    };
    document.body.insertAdjacentHTML('beforeend', '<p class="neighbour">neighbour</p>');
    const runtime = await mountAll([failing, neighbour]);
    const states = (name: string) => [...runtime.mounts].filter((m) => m.behavior.name === name).map((m) => m.state);
    expect(new Set(states(behavior.name))).toEqual(new Set(['failed']));
    expect(states('neighbour')).toEqual(['mounted']);
    expect(errors.join()).toContain('broken on purpose');
    for (const hidden of behavior.hides ? find().querySelectorAll(behavior.hides) : []) {
      const { display, visibility, opacity } = getComputedStyle(hidden);
      expect(display).not.toBe('none');
      expect(visibility).not.toBe('hidden');
      expect(opacity).not.toBe('0');
    }
  },
};
