/** The conformance suite: what every behavior must keep to, so that the hundredth gets its tests for free. */
import { type AnyBehavior, type Runtime, start } from '@enliven/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishAnimations } from './animations';
import './layout';
import { axeViolations } from './axe';
import { root } from './fixtures';
import { countListeners } from './listeners';
import { nextFrames, until } from './moments';
import { silence } from './silence';

export interface Conformance {
  /** Markup with at least one element the behavior lives on, well formed and complete. */
  html: string;
  /** What a visitor does with it; the checks are made before and after. */
  act?(element: HTMLElement): void | Promise<void>;
}

const isBrowser = typeof navigator !== 'undefined' && !/happy/i.test(navigator.userAgent);

/** Registers the suite for one behavior. Runs in happy-dom and in Chromium; axe only where there is layout. */
export function describeBehavior(behavior: AnyBehavior, { html, act }: Conformance): void {
  const running = new Set<Runtime>();
  const find = () => document.body.querySelector<HTMLElement>(behavior.selector) as HTMLElement;

  async function bring(behaviors: readonly AnyBehavior[] = [behavior]): Promise<Runtime> {
    const when = Object.fromEntries(behaviors.map(({ name }) => [name, 'now']));
    const runtime = start(behaviors, { strict: true, when });
    running.add(runtime);
    await settle(runtime);
    return runtime;
  }

  async function settle({ mounts }: Runtime): Promise<void> {
    await until(() => [...mounts].every(({ state }) => state === 'mounted' || state === 'failed'));
    await nextFrames();
  }

  async function visit(): Promise<void> {
    await act?.(find());
    await finishAnimations();
    await finishAnimations();
  }

  describe(`${behavior.name} keeps to the rules`, () => {
    let said: ReturnType<typeof silence>;
    beforeEach(() => {
      said = silence();
      document.body.className = '';
      root(html);
    });
    afterEach(async () => {
      for (const runtime of running) await runtime.stop();
      running.clear();
      said.restore();
      document.body.innerHTML = '';
    });

    it('comes alive and says nothing', async () => {
      const runtime = await bring();
      expect(runtime.mounts.size).toBeGreaterThan(0);
      expect([...runtime.mounts].map(({ state }) => state)).not.toContain('failed');
      await visit();
      expect(said.errors).toEqual([]);
    });

    it('keeps the server’s elements and what was typed into them', async () => {
      const before = [...document.body.querySelectorAll('*')];
      const fields = [...document.body.querySelectorAll('input')];
      for (const field of fields) field.value = 'typed';
      await bring();
      await visit();
      expect(before.every((element) => element.isConnected)).toBe(true);
      expect(fields.every((field) => field.value === 'typed')).toBe(true);
    });

    it('gives the markup back byte for byte', async () => {
      const server = document.documentElement.outerHTML;
      const untouched = await bring();
      await untouched.stop();
      expect(document.documentElement.outerHTML).toBe(server);
      const used = await bring();
      await visit();
      await used.stop();
      const hash = location.hash;
      if (hash) history.replaceState(null, '', location.pathname + location.search);
      expect(document.documentElement.outerHTML).toBe(server);
    });

    it('gives it back in the middle of a movement', async () => {
      const server = document.documentElement.outerHTML;
      const runtime = await bring();
      await act?.(find());
      await nextFrames(1);
      await runtime.stop();
      history.replaceState(null, '', location.pathname + location.search);
      expect(document.documentElement.outerHTML).toBe(server);
    });

    it('does not mind being started twice', async () => {
      await bring();
      const once = document.body.innerHTML;
      const second = await bring();
      expect(second.mounts.size).toBe(0);
      expect(document.body.innerHTML).toBe(once);
    });

    it('lets go of what leaves the page, and follows what moves', async () => {
      const server = find().outerHTML;
      const runtime = await bring();
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
    });

    it('leaves alone what it is told to', async () => {
      document.body.innerHTML = `<div data-enliven-ignore="">${html}</div>`;
      const server = document.body.innerHTML;
      const runtime = await bring();
      expect(runtime.mounts.size).toBe(0);
      expect(document.body.innerHTML).toBe(server);
    });

    it('switches off in a builder and on again after it', async () => {
      if (behavior.builder) return;
      const server = document.body.innerHTML;
      const runtime = await bring();
      document.body.classList.add('et-fb');
      await until(() => runtime.mounts.size === 0);
      await nextFrames(3);
      expect(document.body.innerHTML).toBe(server);
      document.body.classList.remove('et-fb');
      await until(() => runtime.mounts.size > 0);
      await settle(runtime);
      expect([...runtime.mounts].every(({ state }) => state === 'mounted')).toBe(true);
    });

    it('keeps its failures to itself and hides nothing', async () => {
      const broken: AnyBehavior = {
        ...behavior,
        config: () => {
          throw new Error('broken on purpose');
        },
      };
      document.body.insertAdjacentHTML('beforeend', '<p class="neighbour">neighbour</p>');
      const neighbour: AnyBehavior = {
        name: 'neighbour',
        package: '@enliven/testing',
        selector: '.neighbour',
        load: async () => ({ default: () => null }),
      };
      const runtime = await bring([broken, neighbour]);
      const states = (name: string) => [...runtime.mounts].filter((m) => m.behavior.name === name).map((m) => m.state);
      expect(new Set(states(behavior.name))).toEqual(new Set(['failed']));
      expect(states('neighbour')).toEqual(['mounted']);
      expect(said.errors.join()).toContain('broken on purpose');
      for (const hidden of behavior.hides ? find().querySelectorAll(behavior.hides) : []) {
        expect(getComputedStyle(hidden).display).not.toBe('none');
      }
    });

    it('survives markup that is not what it should be', async () => {
      for (const element of document.body.querySelectorAll(behavior.selector)) element.replaceChildren();
      await bring();
      expect(said.errors).toEqual([]);
    });

    it('leaves no listener behind', async () => {
      const listeners = countListeners();
      try {
        const runtime = await bring();
        await visit();
        await runtime.stop();
        expect(listeners.left()).toEqual([]);
      } finally {
        listeners.stop();
      }
    });

    if (isBrowser) {
      it('is clean for assistive technology', async () => {
        await bring();
        expect(await axeViolations(find())).toEqual([]);
        await visit();
        expect(await axeViolations(find())).toEqual([]);
      });
    }
  });
}
