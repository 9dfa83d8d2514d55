/** Rules about the end of a behavior: it restores the page, in time. */
import { expect } from 'vitest';
import { countListeners } from '../listeners';
import { nextFrames, until } from '../moments';
import type { Rule } from './rule';

const markup = () => document.documentElement.outerHTML;

/** The address is not markup; a module may leave its state there. */
function clearHash(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** After `stop()` the page is byte for byte the server's: unused, used, and in the middle of a movement. */
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

/** Moved elements stay mounted, removed elements are restored, and returning elements mount again. */
export const leavesAndMoves: Rule = {
  title: 'lets go of what leaves the page, and follows what moves',
  // A page as a whole neither leaves nor moves.
  concerns: ({ globals }) => !globals,
  async check({ mountAll, find }) {
    const server = find().outerHTML;
    const runtime = await mountAll();
    const element = find();
    const mounted = [...runtime.mounts].filter((mount) => mount.element === element);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await nextFrames(3);
    expect([...runtime.mounts]).toEqual(expect.arrayContaining(mounted));
    element.remove();
    await until(() => mounted.every((mount) => mount.state === 'gone'));
    await nextFrames(3);
    expect(element.outerHTML).toBe(server);
    elsewhere.append(element);
    await until(() => [...runtime.mounts].some((mount) => mount.element === element && mount.state === 'mounted'));
  },
};

/** Every listener it adds goes with it. */
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

/** A builder that opens gets the server's page; when it closes everything is alive again. */
export const yieldsToBuilder: Rule = {
  title: 'switches off in a builder and on again after it',
  concerns: (behavior) => !behavior.builder,
  async check({ mountAll, settle }) {
    const server = document.body.innerHTML;
    const runtime = await mountAll();
    document.body.classList.add('et-fb');
    await until(() => runtime.mounts.size === 0);
    await nextFrames(3);
    expect(document.body.innerHTML).toBe(server);
    document.body.classList.remove('et-fb');
    await until(() => runtime.mounts.size > 0);
    await settle(runtime);
    expect([...runtime.mounts].every(({ state }) => state === 'mounted')).toBe(true);
  },
};
