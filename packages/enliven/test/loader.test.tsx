/** Loader: looks for behaviors, fetches the runtime only if there are any, and never leaves content hidden. */
import { PATIENCE } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { type Enliven, instances, type RuntimeSet } from '../src/api';
import { install } from '../src/install';
import { behavior, find } from './support/behaviors';

const running = vi.hoisted(() => ({ fetched: 0, fails: false, starts: [] as unknown[], stops: [] as unknown[] }));

vi.mock('../src/runtime-set', () => ({
  createRuntimeSet(): RuntimeSet {
    running.fetched++;
    if (running.fails) throw new Error('not there');
    return {
      mounts: () => [],
      stayedOut: new Map(),
      ready: async () => {},
      async start(root) {
        if (!root?.querySelectorAll) throw new TypeError('wanted something else');
        running.starts.push(root);
      },
      stop: async (root) => void running.stops.push(root),
      scan() {},
    };
  },
}));

const page = globalThis as { enliven?: Enliven };
const list = [behavior('tabs', { press: '.control', hides: '.panel' }), behavior('toggle')];

let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(running, { fetched: 0, fails: false, starts: [], stops: [] });
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await page.enliven?.stop();
  delete page.enliven;
  instances.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const started = (count = 1) => vi.waitFor(() => expect(running.starts).toHaveLength(count), PATIENCE);
/** Waits until all tasks of the loader have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function configure(value: unknown): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'enliven-config';
  block.textContent = JSON.stringify(value);
  document.head.append(block);
}

describe('install', () => {
  it('fetches nothing on a page without modules', async () => {
    document.body.innerHTML = '<p>Words</p>';
    install(list);
    await settled();
    expect(running.fetched).toBe(0);
  });

  it.each([
    '<p class="tabs"></p>',
    '<p class="toggle"></p>',
    '<p class="et_animated"></p>',
    '<p class="et_pb_preload"><i></i></p>',
  ])('starts for %s', async (markup) => {
    document.body.innerHTML = markup;
    install(list);
    await started();
    expect(running.starts).toEqual([document]);
  });

  it('starts for a global with a value, also one that is printed late', async () => {
    const page = globalThis as { test_data?: unknown };
    page.test_data = { desktop: [] };
    install([behavior('data', { selector: 'body', globals: ['test_data'] })]);
    document.body.append(document.createElement('script'));
    await settled();
    expect(running.fetched).toBe(0);
    page.test_data = { desktop: [{ id: '.a' }] };
    document.body.append(document.createElement('script'));
    await started();
    delete page.test_data;
  });

  it.each([
    { how: 'by itself', markup: '<p class="tabs"></p>' },
    { how: 'inside another element', markup: '<div><div><p class="tabs"></p></div></div>' },
  ])('starts once for late markup $how', async ({ markup }) => {
    install(list);
    document.body.insertAdjacentHTML('beforeend', '<p>Words</p>');
    await settled();
    expect(running.fetched).toBe(0);
    document.body.insertAdjacentHTML('beforeend', markup);
    await started();
    document.body.insertAdjacentHTML('beforeend', markup);
    await settled();
    expect(running).toMatchObject({ fetched: 1, starts: [document] });
  });

  it('does not look for modules after stop()', async () => {
    const api = install(list);
    await api.stop();
    document.body.innerHTML = '<p class="tabs"></p>';
    await settled();
    expect(running.fetched).toBe(0);
  });

  it('waits until the page is parsed', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = '<p class="tabs"></p>';
    install(list);
    await settled();
    expect(running.fetched).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await started();
  });

  it('defines one global for all copies', () => {
    const first = install(list);
    expect(install(list)).toBe(first);
    expect(page.enliven).toBe(first);
    expect(instances.size).toBe(2);
  });

  it.each(['{"autostart": false}', '{ "autostart" :false, }', '{"when":{},"autostart":false}'])(
    'waits for start() with %s',
    async (text) => {
      document.body.innerHTML = `<p class="tabs"></p><script type="application/json" id="enliven-config">${text}</script>`;
      const api = install(list);
      await settled();
      expect(running.fetched).toBe(0);
      await api.start(find('.tabs'));
      expect(running.starts).toEqual([find('.tabs')]);
    },
  );

  it.each([{ autostart: true }, { autostart: 'false' }, {}])('starts with %j', async (value) => {
    configure(value);
    document.body.innerHTML = '<p class="tabs"></p>';
    install(list);
    await started();
  });

  it('fetches the runtime once, however often it is started', async () => {
    const api = install(list);
    await Promise.all([api.start(), api.start(document.body)]);
    expect(running).toMatchObject({ fetched: 1, starts: [document, document.body] });
    await api.stop(document.body);
    expect(running.stops).toEqual([document.body]);
  });

  it('still looks for modules of the whole page when a part is stopped', async () => {
    document.body.innerHTML = '<main></main>';
    const api = install(list);
    await api.start(find('main'));
    await api.stop(find('main'));
    document.body.insertAdjacentHTML('beforeend', '<p class="tabs"></p>');
    await started(2);
    expect(running.starts).toEqual([find('main'), document]);
  });

  it.each(['#x', null, 7, {}])(
    'rejects start(%j) with a TypeError, without a message about missing files',
    async (argument) => {
      const api = install(list);
      await expect(api.start(argument as never)).rejects.toThrow(TypeError);
      expect(consoleError).not.toHaveBeenCalled();
      expect(running.starts).toEqual([]);
      await api.start();
      expect(running.starts).toEqual([document]);
    },
  );
});

describe('the global of another version', () => {
  const other = (version: string) => Object.assign(page, { enliven: { version, stop: async () => {} } }).enliven;

  it('is replaced by a newer version', () => {
    const old = other('0.0.9');
    expect(install(list)).not.toBe(old);
    expect(page.enliven?.version).toBe(version);
  });

  it('is kept when it is newer', () => {
    const young = other('99.0.0');
    expect(install(list)).toBe(young);
    expect(page.enliven).toBe(young);
  });
});

const CLOSED = `<div class="tabs"><p class="panel" style="display: none">A</p><p class="panel" style="color: red">B</p></div>
<p class="panel" id="foreign" style="display: none">C</p><i class="et_animated" style="opacity: 0">D</i>`;

describe('a runtime that fails to load', () => {
  /** Returns the text of the adopted style sheet; its effect is tested in Chromium. */
  const shown = () =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join());

  it('is reported once, and content hidden by behaviors and the theme is shown', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    install(list);
    await vi.waitFor(() => expect(shown()).toHaveLength(1), PATIENCE);
    expect(shown()[0]).toMatch(/\.tabs.+\.panel.+display: block/);
    expect(shown()[0]).toMatch(/\.et_animated.+opacity: 1/);
    expect(document.body.innerHTML).toBe(CLOSED);
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(consoleError.mock.calls[0]?.[0]).toBe(
      '[enliven] The runtime did not load, content is shown as is: Error: not there. Is the folder "chunks" deployed beside the script?',
    );
  });

  it('shows content with a style element in browsers without constructed style sheets', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(document.querySelector('head style')?.textContent).toContain('.panel'), PATIENCE);
    await api.stop();
    expect(document.querySelector('head style')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('is fetched again by start(), and the shown content is hidden again', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(consoleError).toHaveBeenCalled(), PATIENCE);
    running.fails = false;
    await api.start();
    expect(shown()).toEqual([]);
    expect(running.starts).toEqual([document]);
  });

  it('keeps content shown when only a part of the page is stopped', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(consoleError).toHaveBeenCalled(), PATIENCE);
    await api.stop(find('.tabs'));
    expect(shown()).toHaveLength(1);
  });

  it('does not make stop() reject, which hides the content again', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(consoleError).toHaveBeenCalled(), PATIENCE);
    await expect(api.stop()).resolves.toBeUndefined();
    expect(shown()).toEqual([]);
  });

  it('does not affect content that another script shows after stop()', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(consoleError).toHaveBeenCalled(), PATIENCE);
    await api.stop();
    find('.panel').style.display = 'flex';
    await api.stop();
    expect(find('.panel').style.display).toBe('flex');
  });
});
