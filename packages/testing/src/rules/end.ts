/** Rules about the end of a behavior: it restores the page at any time. */
import { expect, onTestFinished } from 'vitest';
import { countListeners } from '../listeners';
import { nextFrames, until } from '../moments';
import { expectMarkup } from './expect-markup';
import type { Rule } from './rule';

const markup = () => document.documentElement.outerHTML;

/**
 * Counts the unmounts on a target and in it, each after its claims are released. React unmounts in a task of its own, under
 * load later than the next frames.
 *
 * @returns a function that returns the number so far
 */
function countUnmounts(target: EventTarget): () => number {
  let count = 0;
  const onUnmount = () => void count++;
  target.addEventListener('enliven:unmount', onUnmount);
  onTestFinished(() => target.removeEventListener('enliven:unmount', onUnmount));
  return () => count;
}

/** Removes the hash, in which a module may keep its state, as the address is not markup. */
function clearHash(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** After `stop()` the page is byte for byte the server's, whether the behavior was used or not. */
export const restoresMarkup: Rule = {
  title: 'restores the markup byte for byte',
  async check({ mountAll, visit }) {
    const server = markup();
    const untouched = await mountAll();
    await untouched.stop();
    expectMarkup(markup(), server);
    const used = await mountAll();
    await visit();
    await used.stop();
    clearHash();
    expectMarkup(markup(), server);
  },
};

export const restoresMidway: Rule = {
  title: 'restores the markup in the middle of an animation',
  async check({ mountAll, act }) {
    const server = markup();
    const runtime = await mountAll();
    await act();
    await nextFrames(1);
    await runtime.stop();
    clearHash();
    expectMarkup(markup(), server);
  },
};

/** Moved elements stay mounted, removed elements are restored, and returning elements mount again. */
export const followsElements: Rule = {
  title: 'stays mounted on moved elements, and restores removed ones',
  // A behavior of printed globals has no element to move or remove.
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
    const unmounts = countUnmounts(element);
    element.remove();
    await until(() => unmounts() >= mounted.length);
    expect(mounted.map(({ state }) => state)).toEqual(mounted.map(() => 'gone'));
    await nextFrames(3);
    expectMarkup(element.outerHTML, server);
    elsewhere.append(element);
    await until(() => [...runtime.mounts].some((mount) => mount.element === element && mount.state === 'mounted'));
  },
};

/** After `stop()` no listener that the behavior has added is left. */
export const leavesNoListener: Rule = {
  title: 'removes all its listeners',
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

/** An opened builder receives the server's page; when it closes, the behavior mounts again. */
export const yieldsToBuilder: Rule = {
  title: 'unmounts while a builder is open, and mounts again when it closes',
  concerns: (behavior) => !behavior.builder,
  async check({ mountAll, settle }) {
    const server = document.body.innerHTML;
    const runtime = await mountAll();
    const { size } = runtime.mounts;
    const unmounts = countUnmounts(document);
    document.body.classList.add('et-fb');
    await until(() => runtime.mounts.size === 0 && unmounts() >= size);
    await nextFrames(3);
    expectMarkup(document.body.innerHTML, server);
    document.body.classList.remove('et-fb');
    await until(() => runtime.mounts.size > 0);
    await settle(runtime);
    expect([...runtime.mounts].every(({ state }) => state === 'mounted')).toBe(true);
  },
};
