/** After `stop()` the page is byte for byte the server's: unused, used, and in the middle of a movement. */
import { expect } from 'vitest';
import { nextFrames } from '../moments';
import type { Rule } from './rule';

const markup = () => document.documentElement.outerHTML;

/** The address is not markup; a module may leave its state there. */
function clearHash(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

export const givesBack: Rule = {
  title: 'gives the markup back byte for byte',
  async check({ mountAll, visit }) {
    const server = markup();
    const untouched = await mountAll();
    await untouched.stop();
    expect(markup()).toBe(server);
    const used = await mountAll();
    await visit();
    await used.stop();
    clearHash();
    expect(markup()).toBe(server);
  },
};

export const givesBackMidway: Rule = {
  title: 'gives it back in the middle of a movement',
  async check({ mountAll, act }) {
    const server = markup();
    const runtime = await mountAll();
    await act();
    await nextFrames(1);
    await runtime.stop();
    clearHash();
    expect(markup()).toBe(server);
  },
};
