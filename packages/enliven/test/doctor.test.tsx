/** Diagnosis of all problems of a page. */
import type { AnyBehavior } from '@enliven/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Instance } from '../src/api';
import { diagnose } from '../src/doctor/diagnose';
import { behavior, find, mountOf } from './support/behaviors';

afterEach(() => {
  document.body.className = '';
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const tabs = behavior('tabs');
const animation = behavior('animation', { selector: '.et_animated', unhides: true });

type Mounts = ReturnType<typeof mountOf>[];

const copy = (behaviors: readonly AnyBehavior[], mounts?: Mounts, stayedOut = new Map<string, string>()): Instance => ({
  behaviors: async () => behaviors,
  start: async () => {},
  stop: async () => {},
  ...(mounts && {
    runtimes: { mounts: () => mounts, stayedOut, async ready() {}, async start() {}, async stop() {}, scan() {} },
  }),
});

describe('diagnose', () => {
  it('describes the page', async () => {
    expect(await diagnose([], '1.2.3')).toEqual({
      version: '1.2.3',
      page: { generation: 4, builder: null },
      behaviors: [],
      failures: [],
      hidden: [],
      configuration: [],
      accessibility: [],
      verdict: expect.stringMatching(/^This page has nothing for Enliven/),
      steps: [],
    });
    vi.stubGlobal('diviBreakpointData', {});
    document.body.className = 'et-fb';
    expect((await diagnose([], '1.2.3')).page).toEqual({ generation: 5, builder: 'vb' });
  });

  it('counts matching elements before a runtime starts', async () => {
    document.body.innerHTML =
      '<p class="tabs"></p><p class="tabs"></p><div data-enliven-ignore><p class="tabs"></p></div>';
    const [found] = (await diagnose([copy([tabs])], '')).behaviors;
    expect(found).toEqual({
      name: 'tabs',
      package: '@enliven/test',
      selector: '.tabs',
      matched: 2,
      mounted: 0,
      waiting: 0,
      failed: 0,
    });
  });

  it.each([
    { state: 'waiting', counts: { mounted: 0, waiting: 1, failed: 0 } },
    { state: 'loading', counts: { mounted: 0, waiting: 1, failed: 0 } },
    { state: 'queued', counts: { mounted: 0, waiting: 1, failed: 0 } },
    { state: 'mounted', counts: { mounted: 1, waiting: 0, failed: 0 } },
    { state: 'failed', counts: { mounted: 0, waiting: 0, failed: 1 } },
    { state: 'gone', counts: { mounted: 0, waiting: 0, failed: 0 } },
  ] as const)('counts a mount that is $state', async ({ state, counts }) => {
    document.body.innerHTML = '<p class="tabs"></p>';
    const [found] = (await diagnose([copy([tabs], [mountOf(tabs, find('p'), state)])], '')).behaviors;
    expect(found).toMatchObject(counts);
  });

  it("names the theme's script that keeps a behavior out", async () => {
    const { behaviors } = await diagnose([copy([tabs, animation], [], new Map([['tabs', 'a-handle']]))], '');
    expect(behaviors.map(({ name, stayedOut }) => [name, stayedOut])).toEqual([
      ['tabs', 'a-handle'],
      ['animation', undefined],
    ]);
  });

  it('lists failures for any thrown value', async () => {
    document.body.innerHTML = '<p class="tabs" id="one"></p><p class="tabs et_pb_tabs_3"></p>';
    const mounts = [
      mountOf(tabs, find('#one'), 'failed', new Error('no tabs today')),
      mountOf(tabs, find('.et_pb_tabs_3'), 'failed', 'a word'),
    ];
    expect((await diagnose([copy([tabs], mounts)], '')).failures).toEqual([
      { package: '@enliven/test', behavior: 'tabs', element: '"#one"', message: 'no tabs today' },
      { package: '@enliven/test', behavior: 'tabs', element: '"et_pb_tabs_3"', message: 'a word' },
    ]);
  });

  it.each([
    { state: undefined, why: /^no behavior takes care of it: its package is not on this page/ },
    { state: 'waiting', why: /^animation is waiting$/ },
    { state: 'loading', why: /^animation is loading$/ },
    { state: 'failed', why: /^animation failed: no flourish$/ },
  ] as const)('explains why an element is hidden when its mount is $state', async ({ state, why }) => {
    document.body.innerHTML =
      '<p class="et_animated" id="late" style="opacity: 0"></p><p class="et_animated" style="opacity: 1">seen</p>';
    const mounts = state ? [mountOf(animation, find('#late'), state, new Error('no flourish'))] : [];
    expect((await diagnose([copy([animation], mounts)], '')).hidden).toEqual([
      { element: '"#late"', why: expect.stringMatching(why) },
    ]);
  });

  it('leaves out an element that a mounted behavior keeps hidden until it comes into view', async () => {
    document.body.innerHTML = '<p class="et_animated" id="late" style="opacity: 0"></p>';
    const { hidden, verdict } = await diagnose([copy([animation], [mountOf(animation, find('#late'))])], '');
    expect(hidden).toEqual([]);
    expect(verdict).toBe('All is well: 1 element of 1 behavior is active.');
  });

  it('counts a behavior of several copies once', async () => {
    document.body.innerHTML = '<p class="tabs"></p><p class="tabs" id="two"></p>';
    const other = behavior('tabs');
    const { behaviors } = await diagnose(
      [copy([tabs], [mountOf(tabs, find('p'))]), copy([other, animation], [mountOf(other, find('#two'))])],
      '',
    );
    expect(behaviors.map(({ name, matched, mounted }) => [name, matched, mounted])).toEqual([
      ['tabs', 2, 2],
      ['animation', 0, 0],
    ]);
  });

  it("names the theme's script for which any copy stays out", async () => {
    const { behaviors } = await diagnose([copy([tabs]), copy([tabs], [], new Map([['tabs', 'a-handle']]))], '');
    expect(behaviors).toMatchObject([{ name: 'tabs', stayedOut: 'a-handle' }]);
  });

  it.each([
    ['{"disable": ["tab"]}', ['"disable" names "tab", which is not a behavior. Did you mean "tabs"?']],
    ['{"disable": ["tabs", "own"]}', []],
    ['{"disable": }', [expect.stringMatching(/^it is not valid JSON, so defaults are used: /)]],
  ])('lists the problems of the configuration %s', async (text, problems) => {
    document.body.innerHTML = `<script type="application/json" id="enliven-config">${text}</script>`;
    expect((await diagnose([copy([behavior('own')])], '')).configuration).toEqual(problems);
  });
});
