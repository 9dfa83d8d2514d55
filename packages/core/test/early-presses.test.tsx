/** Presses that the loader keeps before the runtime has loaded. */
import { click, countListeners, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, cleanUp, probe, settled } from './support/bring';

const KEY = Symbol.for('enliven');
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const SERVER = '<div class="probe"><b class="title">Title <a href="#x">link</a></b></div><p class="other">other</p>';

/** The script that keeps presses, fresh for each test as it is for each page. */
let early: typeof import('../src/input/presses');
const natural = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  delete (globalThis as Record<symbol, Record<string, unknown>>)[KEY]?.['early-presses'];
  early = await import('../src/input/presses');
  natural.mockReset();
  window.addEventListener('click', natural);
  root(SERVER);
});
afterEach(async () => {
  early.releaseEarlyPresses();
  window.removeEventListener('click', natural);
  await cleanUp();
});

/** The runtime that shares the page with that script. */
const runtime = async () => {
  const { start } = await import('../src');
  return (behaviors: Parameters<typeof start>[0]) => start(behaviors, { strict: true });
};

describe('keepEarlyPresses', () => {
  it('holds presses that behaviors handle, and no others', () => {
    early.keepEarlyPresses('.title');
    expect(click($('.title'))).toBe(false);
    expect(click($('.other'))).toBe(true);
    expect(click($('a'))).toBe(true);
    expect(click($('.title'), { ctrlKey: true })).toBe(true);
    expect(natural).toHaveBeenCalledTimes(3);
  });

  it('holds the submit event of a form whose button is a link', () => {
    root('<form><input><a class="title" href="#">Send</a></form>');
    const heard = vi.fn((event: Event) => event.preventDefault());
    $('form').addEventListener('submit', heard);
    early.keepEarlyPresses('.title');
    expect($('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    early.releaseEarlyPresses();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('adds its listeners once for all callers, and holds the presses of each', () => {
    const listeners = countListeners();
    early.keepEarlyPresses('.title');
    early.keepEarlyPresses('.other');
    expect(listeners.left()).toHaveLength(2);
    expect(click($('.other'))).toBe(false);
    expect(click($('.title'))).toBe(false);
    early.releaseEarlyPresses();
    expect(listeners.left()).toEqual([]);
    early.keepEarlyPresses('.title');
    expect(click($('.title'))).toBe(false);
    expect(click($('.other'))).toBe(true);
    listeners.stop();
  });

  it('replays each press on the behavior that handles it', async () => {
    early.keepEarlyPresses('.title,.other');
    click($('.title'));
    click($('.other'));
    const heard = vi.fn();
    $('.title').addEventListener('click', heard);
    const start = await runtime();
    const running = start([probe(() => null, { press: '.title', when: 'interaction' })]);
    await until(() => heard.mock.calls.length === 1);
    expect(natural).toHaveBeenCalledOnce();
    early.releaseEarlyPresses();
    expect(natural).toHaveBeenCalledTimes(2);
    expect(natural.mock.lastCall?.[0].target).toBe($('.other'));
    await running.stop();
  });

  it('lets presses through that a behavior of another script handles', async () => {
    const start = await runtime();
    const running = start([probe(() => null, { press: '.title' })]);
    await until(() => [...running.mounts].every(({ state }) => state === 'mounted'));
    // A second script starts on the page.
    early.keepEarlyPresses('.title,.other');
    expect([click($('.title')), click($('.other'))]).toEqual([true, false]);
    await running.stop();
  });

  it('stops holding presses when the runtime starts', async () => {
    early.keepEarlyPresses('.other');
    const start = await runtime();
    const running = start([]);
    expect(click($('.other'))).toBe(true);
    await running.stop();
  });

  it('keeps presses that the first runtime does not handle for packages that start later', async () => {
    early.keepEarlyPresses('.title');
    click($('.title'));
    const start = await runtime();
    const first = start([probe(() => null, { name: 'first', selector: '.other', press: '.other' })]);
    await nextFrames();
    expect(natural).not.toHaveBeenCalled();
    const second = start([probe(() => null, { press: '.title' })]);
    await until(() => natural.mock.calls.length === 1);
    await first.stop();
    await second.stop();
  });
});

describe('releaseEarlyPresses', () => {
  it('replays presses that no behavior handles, once', () => {
    early.keepEarlyPresses('.title');
    click($('.title'));
    click($('.title'));
    early.releaseEarlyPresses();
    early.releaseEarlyPresses();
    expect(natural).toHaveBeenCalledTimes(2);
    expect(natural.mock.calls[0]?.[0].defaultPrevented).toBe(false);
  });

  it('does nothing on a page without kept presses', async () => {
    early.releaseEarlyPresses();
    const running = begin([probe(() => null)]);
    await settled(running);
    expect(natural).not.toHaveBeenCalled();
  });

  it('does not replay a press on an element that has left the page', () => {
    early.keepEarlyPresses('.title');
    click($('.title'));
    document.body.innerHTML = '';
    early.releaseEarlyPresses();
    expect(natural).not.toHaveBeenCalled();
  });
});
