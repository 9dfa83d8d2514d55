/** Runtimes of one entry script: started and excluded behaviors, events, and stopping. */
import { PATIENCE } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuntimeSet } from '../src/api';
import { createRuntimeSet } from '../src/runtime-set';
import { readSettings } from '../src/settings';
import { behavior, find } from './support/behaviors';

const tabs = behavior('tabs', { incumbents: ['their-tabs'] });
const toggle = behavior('toggle');

let running: RuntimeSet;
let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  running = createRuntimeSet([tabs, toggle]);
});
afterEach(async () => {
  await running.stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.body.removeAttribute('class');
  vi.restoreAllMocks();
});

const config = (value: unknown) =>
  `<script type="application/json" id="enliven-config">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const names = () => [...running.mounts()].map(({ behavior: { name } }) => name);
const alive = () => [...running.mounts()].filter(({ state }) => state === 'mounted').length;
const BOTH = '<p class="tabs"></p><p class="toggle"></p>';

function start(markup: string): void {
  document.body.innerHTML = markup;
  running.start(document, readSettings([tabs, toggle], document));
}

describe('createRuntimeSet', () => {
  it('mounts the behaviors of a page and restores the page', async () => {
    start(BOTH);
    const before = document.body.outerHTML;
    await vi.waitFor(() => expect(alive()).toBe(2), PATIENCE);
    expect(document.documentElement.hasAttribute('data-enliven')).toBe(true);
    await running.stop();
    expect(document.documentElement.hasAttribute('data-enliven')).toBe(false);
    expect([...running.mounts()]).toEqual([]);
    expect(before).toContain(document.body.innerHTML);
  });

  it('starts a root once', async () => {
    start(BOTH);
    running.start(document);
    expect(names()).toEqual(['tabs', 'toggle']);
  });

  it('stops one root and not the other', async () => {
    document.body.innerHTML = '<main><p class="tabs"></p></main><div><p class="tabs"></p></div>';
    running.start(find('main'));
    running.start(find('div'));
    expect(names()).toHaveLength(2);
    await running.stop(find('main'));
    expect([...running.mounts()].map(({ element }) => element.parentElement?.localName)).toEqual(['div']);
    expect(document.documentElement.hasAttribute('data-enliven')).toBe(true);
    await running.stop(find('main'));
    expect(names()).toHaveLength(1);
  });

  it('mounts late elements with scan()', () => {
    start('<main></main>');
    find('main').innerHTML = BOTH;
    running.scan(find('main'));
    running.scan();
    expect(names()).toEqual(['tabs', 'toggle']);
  });

  it.each([
    { value: { disable: ['tabs'] }, expected: ['toggle'] },
    { value: { disable: ['tabs', 'toggle'] }, expected: [] },
    { value: { ignore: '.tabs' }, expected: ['toggle'] },
    { value: { ignore: '.tabs[' }, expected: ['tabs', 'toggle'] },
    { value: '{broken', expected: ['tabs', 'toggle'] },
    { value: '', expected: ['tabs', 'toggle'] },
  ])('applies the configuration $value', ({ value, expected }) => {
    start(BOTH + config(value));
    expect(names()).toEqual(expected);
  });

  it('excludes a behavior whose original runs, with one remark', async () => {
    const original = '<script id="their-tabs-js" data-src="/theirs.js"></script>';
    start(BOTH + original);
    expect(names()).toEqual(['toggle']);
    expect([...running.stayedOut]).toEqual([['tabs', 'their-tabs']]);
    await null;
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toMatch(/^\[enliven\] tabs stays out: the theme's own "their-tabs" runs here/);
  });

  it.each([
    { force: ['tabs'], expected: ['tabs', 'toggle'] },
    { force: ['all'], expected: ['tabs', 'toggle'] },
    { force: ['toggle'], expected: ['toggle'] },
  ])('mounts such a behavior with the option force: $force', ({ force, expected }) => {
    start(`${BOTH}<script id="their-tabs-js" data-src="/theirs.js"></script>${config({ force })}`);
    expect(names()).toEqual(expected);
  });

  it('dispatches failures as bubbling events until it is stopped', async () => {
    const failing = behavior('failing', { load: () => Promise.reject(new Error('not there')) });
    running = createRuntimeSet([failing]);
    const heard: unknown[] = [];
    const listener = (event: Event) =>
      heard.push([(event.target as Element).id, (event as CustomEvent).detail.behavior]);
    document.addEventListener('enliven:error', listener);
    document.body.innerHTML = '<p class="failing" id="one"></p>';
    running.start(document);
    await vi.waitFor(() => expect(heard).toEqual([['one', 'failing']]), PATIENCE);
    document.removeEventListener('enliven:error', listener);
  });

  it('shows hidden elements without a behavior once the page is idle, and hides them at the end', async () => {
    start(`${BOTH}<i class="et_animated" style="opacity: 0"></i>`);
    await vi.waitFor(() => expect(find('i').style.opacity).toBe('1'), PATIENCE);
    await running.stop();
    expect(find('i').getAttribute('style')).toBe('opacity: 0');
  });

  it('shows no hidden elements in a builder, and hides them again when a builder opens', async () => {
    start(`${BOTH}<i class="et_animated" style="opacity: 0"></i>`);
    await vi.waitFor(() => expect(find('i').style.opacity).toBe('1'), PATIENCE);
    document.body.className = 'et-fb';
    await vi.waitFor(() => expect(find('i').style.opacity).toBe('0'), PATIENCE);
    expect(names()).toEqual([]);
    document.body.className = '';
    await vi.waitFor(() => expect(names()).toEqual(['tabs', 'toggle']), PATIENCE);
  });
});

describe('an invalid root', () => {
  it.each(['#x', null, 7])('such as %j is rejected with a message', async (argument) => {
    const words = /^\[enliven\] enliven\.(start|scan|stop)\(\) expected an element or the document, but received "/;
    await expect(running.start(argument as never)).rejects.toThrow(words);
    expect(() => running.scan(argument as never)).toThrow(words);
    await expect(running.stop(argument as never)).rejects.toThrow(words);
    expect([...running.mounts()]).toEqual([]);
  });
});

describe('a configuration with mistakes', () => {
  it('is reported once, at idle time', async () => {
    start(config({ disabel: ['tabs'], disable: ['toggel'] }) + BOTH);
    const warnings = () => warned.mock.calls.flat().filter((text: unknown) => String(text).includes('configuration'));
    await vi.waitFor(() => expect(warnings()).toHaveLength(2), PATIENCE);
    expect(warnings()).toEqual([
      '[enliven] configuration: "disabel" is not a key of the configuration, so it does nothing. Did you mean "disable"?',
      '[enliven] configuration: "disable" names "toggel", which is not a behavior. Did you mean "toggle"?',
    ]);
    running.scan();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(warnings()).toHaveLength(2);
  });
});

describe('a script of the theme’s own that arrives while elements wait', () => {
  const theirs = globalThis as { jQuery?: unknown; et_pb_init_modules?: unknown };
  const slider = behavior('slider', { incumbents: ['divi-custom-script'], when: 'interaction', press: 'b' });
  afterEach(() => {
    delete theirs.jQuery;
    delete theirs.et_pb_init_modules;
  });

  it('keeps waiting behaviors out, including one woken by a press', async () => {
    document.body.innerHTML = '<p class="slider"><b>Title</b></p><p class="toggle"></p>';
    theirs.jQuery = () => {};
    running = createRuntimeSet([slider, toggle]);
    running.start(document, readSettings([slider, toggle], document));
    expect(names()).toEqual(['slider', 'toggle']);
    theirs.et_pb_init_modules = () => {};
    await new Promise((resolve) => setTimeout(resolve));
    const heard = vi.fn();
    document.body.addEventListener('click', heard);
    find('b').click();
    expect(names()).toEqual(['toggle']);
    expect(heard).toHaveBeenCalledOnce();
    expect(running.stayedOut.get('slider')).toBe('divi-custom-script');
    await null;
    expect(warned.mock.calls.flat().join()).toContain('slider stays out');
    document.body.removeEventListener('click', heard);
  });
});
