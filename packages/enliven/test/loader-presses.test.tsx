/** Presses before the runtime has loaded are kept, and released when the runtime fails to load. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Enliven, instances, type RuntimeSet } from '../src/api';
import type { install } from '../src/install';
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

beforeEach(() => {
  Object.assign(running, { fetched: 0, fails: false, starts: [], stops: [] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
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

function configure(value: unknown): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'enliven-config';
  block.textContent = JSON.stringify(value);
  document.head.append(block);
}

describe('presses before the runtime has loaded', () => {
  const press = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  /** Returns install() as on a page without our scripts. */
  async function freshInstall(): Promise<typeof install> {
    const shared = (globalThis as Record<symbol, Record<string, unknown> | undefined>)[Symbol.for('enliven')];
    delete shared?.['early-presses'];
    vi.resetModules();
    return (await import('../src/install')).install;
  }

  it('are held on elements that behaviors name, and released when the runtime fails', async () => {
    document.body.innerHTML = '<a class="control"></a><b></b>';
    const heard: string[] = [];
    document.body.addEventListener('click', ({ target }) => heard.push((target as Element).localName));
    const api = (await freshInstall())(list);
    expect(press(find('a'))).toBe(false);
    expect(press(find('b'))).toBe(true);
    expect(heard).toEqual(['b']);
    running.fails = true;
    await api.start();
    expect(heard).toEqual(['b', 'a']);
    expect(press(find('a'))).toBe(true);
  });

  it('are not held with autostart: false', async () => {
    configure({ autostart: false });
    document.body.innerHTML = '<a class="control"></a>';
    (await freshInstall())(list);
    expect(press(find('a'))).toBe(true);
  });

  it('are not held when no behavior has the member press', async () => {
    document.body.innerHTML = '<a class="control"></a>';
    (await freshInstall())([behavior('toggle')]);
    expect(press(find('a'))).toBe(true);
  });
});
