/** The loader: looks, fetches the runtime only for something, and never leaves a page closed. */
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

let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(running, { fetched: 0, fails: false, starts: [], stops: [] });
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
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

const started = (count = 1) => vi.waitFor(() => expect(running.starts).toHaveLength(count));
/** Longer than anything that happens by itself takes. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function configure(value: unknown): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'enliven-config';
  block.textContent = JSON.stringify(value);
  document.head.append(block);
}

describe('install', () => {
  it('fetches nothing while there is nothing', async () => {
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

  it('starts for a global that says anything, also one that is printed late', async () => {
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
    { how: 'inside something', markup: '<div><div><p class="tabs"></p></div></div>' },
  ])('starts for what arrives later $how, once', async ({ markup }) => {
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

  it('no longer looks once it was stopped', async () => {
    const api = install(list);
    await api.stop();
    document.body.innerHTML = '<p class="tabs"></p>';
    await settled();
    expect(running.fetched).toBe(0);
  });

  it('waits until the parser has seen the page', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = '<p class="tabs"></p>';
    install(list);
    await settled();
    expect(running.fetched).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await started();
  });

  it('offers one global for all', () => {
    const first = install(list);
    expect(install(list)).toBe(first);
    expect(page.enliven).toBe(first);
    expect(instances.size).toBe(2);
  });

  it.each(['{"autostart": false}', '{ "autostart" :false, }', '{"when":{},"autostart":false}'])(
    'leaves %s to start()',
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

  it('goes on looking for the whole page when a part of it is stopped', async () => {
    document.body.innerHTML = '<main></main>';
    const api = install(list);
    await api.start(find('main'));
    await api.stop(find('main'));
    document.body.insertAdjacentHTML('beforeend', '<p class="tabs"></p>');
    await started(2);
    expect(running.starts).toEqual([find('main'), document]);
  });

  it.each(['#x', null, 7, {}])(
    'says of start(%j) what was wanted, and not that something is missing',
    async (given) => {
      const api = install(list);
      await expect(api.start(given as never)).rejects.toThrow(TypeError);
      expect(said).not.toHaveBeenCalled();
      expect(running.starts).toEqual([]);
      await api.start();
      expect(running.starts).toEqual([document]);
    },
  );
});

describe('another version’s global', () => {
  const other = (version: string) => Object.assign(page, { enliven: { version, stop: async () => {} } }).enliven;

  it('gives way to a newer one, which stops with what it starts', () => {
    const old = other('0.0.9');
    expect(install(list)).not.toBe(old);
    expect(page.enliven?.version).toBe(version);
  });

  it('stays where it is the newer one', () => {
    const young = other('99.0.0');
    expect(install(list)).toBe(young);
    expect(page.enliven).toBe(young);
  });
});

const CLOSED = `<div class="tabs"><p class="panel" style="display: none">A</p><p class="panel" style="color: red">B</p></div>
<p class="panel" id="foreign" style="display: none">C</p><i class="et_animated" style="opacity: 0">D</i>`;

describe('a runtime that does not come', () => {
  /** Text of the adopted style sheet; its effect is tested in Chromium. */
  const shown = () =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join());

  it('opens what behaviors and theme hide, nothing else, and says so once', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    install(list);
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toMatch(/\.tabs.+\.panel.+display: block/);
    expect(shown()[0]).toMatch(/\.et_animated.+opacity: 1/);
    expect(document.body.innerHTML).toBe(CLOSED);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.[0]).toBe(
      '[enliven] The runtime did not load, content is shown as is: Error: not there. Is the folder "chunks" deployed beside the script?',
    );
  });

  it('opens it with an element where the browser knows no sheet of script', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(document.querySelector('head style')?.textContent).toContain('.panel'));
    await api.stop();
    expect(document.querySelector('head style')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('is asked for again by start(), and what was opened is closed', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    running.fails = false;
    await api.start();
    expect(shown()).toEqual([]);
    expect(running.starts).toEqual([document]);
  });

  it('stays open when only a part of the page is stopped', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    await api.stop(find('.tabs'));
    expect(shown()).toHaveLength(1);
  });

  it('is given back by stop(), which does not fail with it', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    await expect(api.stop()).resolves.toBeUndefined();
    expect(shown()).toEqual([]);
  });

  it('does not close again what somebody closed or opened since', async () => {
    running.fails = true;
    document.body.innerHTML = CLOSED;
    const api = install(list);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    await api.stop();
    find('.panel').style.display = 'flex';
    await api.stop();
    expect(find('.panel').style.display).toBe('flex');
  });
});
