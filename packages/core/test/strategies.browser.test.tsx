/** Waking by real scrolling and real idle time. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, cleanUp, probe, states } from './support/bring';

const FAR = '<div style="height:6000px"></div>';
const P = '<p class="probe" style="height:50px">text</p>';
/** Removes idle time, so that only elements near the window wake. */
const busy = () => vi.stubGlobal('requestIdleCallback', () => 0);

beforeEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await cleanUp();
});

const seen = () => probe(() => null, { when: 'visible' });

describe('visible', () => {
  it('wakes elements in the window, and others when the visitor scrolls to them', async () => {
    busy();
    root(P + FAR + P + FAR + P);
    const runtime = begin([seen()]);
    await until(() => states(runtime)[0] === 'mounted');
    await nextFrames(3);
    expect(states(runtime)).toEqual(['mounted', 'waiting', 'waiting']);
    window.scrollTo({ top: 6000, behavior: 'instant' });
    await until(() => states(runtime)[1] === 'mounted');
    expect(states(runtime)).toEqual(['mounted', 'mounted', 'waiting']);
  });

  it('wakes a hidden element when it is shown', async () => {
    busy();
    const hidden = root(`<div style="display:none">${P}</div>`) as HTMLElement;
    const runtime = begin([seen()]);
    await nextFrames(3);
    expect(states(runtime)).toEqual(['waiting']);
    hidden.style.display = '';
    await until(() => states(runtime).join() === 'mounted');
  });

  it('leaves elements that never come near the window to the sweep', async () => {
    root(FAR + P);
    const runtime = begin([seen()]);
    await until(() => states(runtime).join() === 'mounted');
    expect(window.scrollY).toBe(0);
  });
});
