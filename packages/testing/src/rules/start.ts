/** Rules about the start of a behavior: the elements on which it mounts, and on which it does not. */

import type { AnyBehavior } from '@enliven/core';
import { expect } from 'vitest';
import { nextFrames } from '../moments';
import { expectMarkup } from './expect-markup';
import type { Rule } from './rule';

/** The behavior mounts on its markup without messages. */
export const mountsSilently: Rule = {
  title: 'mounts without console errors',
  async check({ mountAll, visit, errors }) {
    const runtime = await mountAll();
    expect(runtime.mounts.size).toBeGreaterThan(0);
    expect([...runtime.mounts].map(({ state }) => state)).not.toContain('failed');
    await visit();
    expect(errors).toEqual([]);
  },
};

/** Milliseconds within which a measured value is rendered. */
const RENDER_TIME = 50;

/** A second start mounts nothing and changes nothing, as all elements are taken. */
export const startsTwice: Rule = {
  title: 'ignores a second start',
  async check({ mountAll }) {
    await mountAll();
    // Counters may continue meanwhile.
    const look = () => document.body.innerHTML.replace(/\d+/g, '0');
    let once = look();
    // Pending work of the first start does not belong to the second.
    for (let rounds = 0; rounds < 20; rounds++) {
      const before = once;
      await nextFrames(3);
      // On a busy machine, frames overtake the tasks in which React renders what was measured.
      await new Promise((resolve) => setTimeout(resolve, RENDER_TIME));
      once = look();
      if (once === before) break;
    }
    const second = await mountAll();
    expect(second.mounts.size).toBe(0);
    expect(look()).toBe(once);
  },
};

/** The behavior does not touch elements within `data-enliven-ignore`. */
export const ignores: Rule = {
  title: 'does not change elements with data-enliven-ignore',
  async check({ behavior, mountAll, html }) {
    document.body.innerHTML = `<div data-enliven-ignore="">${html}</div>`;
    const server = document.body.innerHTML;
    const runtime = await mountAll();
    // A behavior of printed globals mounts, but finds nothing.
    if (!behavior.globals) expect(runtime.mounts.size).toBe(0);
    expectMarkup(document.body.innerHTML, server);
  },
};

/** Elements without their expected children cause no error. */
export const toleratesMalformedMarkup: Rule = {
  title: 'tolerates elements without their expected children',
  async check({ behavior, mountAll, errors }) {
    for (const element of document.body.querySelectorAll(behavior.selector)) element.replaceChildren();
    await mountAll();
    expect(errors).toEqual([]);
  },
};

const neighbour: AnyBehavior = {
  name: 'neighbour',
  package: '@enliven/testing',
  selector: '.neighbour',
  load: async () => ({ default: () => null }),
};

/** An error of the behavior is reported, does not affect other behaviors, and leaves no content hidden. */
export const failsAlone: Rule = {
  title: 'reports its errors without affecting other behaviors or hiding content',
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
