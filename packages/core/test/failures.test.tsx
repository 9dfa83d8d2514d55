/** Failures of every kind: each ends only its own mount, is reported once, and leaves no content hidden. */
import { click, nextFrames, root, until } from '@enliven/testing';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyBehavior, type BehaviorModule, type Failure, LOAD_TIMEOUT, useClass } from '../src';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const Lit: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  return null;
};
const neighbour = probe(Lit, { name: 'neighbour', selector: '.neighbour' });
const stranger = probe(Lit, { name: 'stranger', selector: '.stranger', package: '@enliven/other' });

const SERVER =
  '<div class="probe" id="bad"><i class="hidden" style="display:none">text</i></div>' +
  '<p class="neighbour"></p><p class="stranger"></p>';
const hidden = () => document.querySelector('.hidden') as HTMLElement;

const fail = (): never => {
  throw new Error('broken on purpose');
};
const Renders: Probe = fail;
const Layouts: Probe = ({ element }) => {
  useClass(element, 'half', true);
  useLayoutEffect(fail);
  return null;
};
const Effects: Probe = ({ element }) => {
  useClass(element, 'half', true);
  useEffect(fail);
  return null;
};
const Late: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  useEffect(() => {
    if (element.classList.contains('lit')) fail();
  });
  return null;
};
const Child = () => fail();
const Children: Probe = () => <Child />;

describe.each<[string, AnyBehavior]>([
  ['its configuration', probe(Lit, { config: fail })],
  ['its render', probe(Renders)],
  ['a child’s render', probe(Children)],
  ['its layout effect', probe(Layouts)],
  ['its effect', probe(Effects)],
  ['its chunk', probe(Lit, { load: () => Promise.reject(new Error('broken on purpose')) })],
  ['its load', probe(Lit, { load: fail })],
])('a behavior that fails in %s', (_what, behavior) => {
  const broken = { ...behavior, hides: '.hidden' };

  async function play(test: (failures: Failure[]) => void | Promise<void> = () => {}) {
    root(SERVER);
    const failures: Failure[] = [];
    return consoleMessagesOf(async () => {
      const runtime = begin([broken, neighbour, stranger], { onError: (failure) => failures.push(failure) });
      await settled(runtime);
      await until(() => states(runtime, 'probe').join() === 'failed');
      expect(states(runtime)).toEqual(['failed', 'mounted', 'mounted']);
      await test(failures);
      await runtime.stop();
      expect(document.body.innerHTML).toBe(SERVER);
    });
  }

  it('leaves other behaviors mounted, in its package and in others', async () => {
    await play(() => {
      expect([...document.querySelectorAll('.lit')].map(({ classList }) => classList[0])).toEqual([
        'neighbour',
        'stranger',
      ]);
    });
  });

  it('is reported once, with package, behavior and element', async () => {
    const { errors } = await play((failures) => {
      expect(failures).toHaveLength(1);
      expect(failures[0]).toMatchObject({ package: '@enliven/probe', behavior: 'probe', element: { id: 'bad' } });
      expect(failures[0]?.error).toBeInstanceOf(Error);
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^\[enliven\/probe\] probe on "#bad": .*broken on purpose/);
  });

  it('shows the content that it hides, and undoes its claims', async () => {
    await play(() => {
      expect(hidden().style.display).toBe('block');
      expect(document.querySelector('.half')).toBeNull();
    });
  });
});

describe('a failure', () => {
  it('does not stop later elements from mounting', async () => {
    root('<div class="probe"></div>');
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Renders), neighbour]);
      await settled(runtime);
      document.body.insertAdjacentHTML('beforeend', '<p class="neighbour"></p>'.repeat(40));
      await until(() => document.querySelectorAll('.lit').length === 40);
      expect(new Set(states(runtime, 'neighbour'))).toEqual(new Set(['mounted']));
    });
  });

  it('on one element does not affect other elements of the behavior', async () => {
    root('<p class="probe"></p><p class="probe odd"></p><p class="probe"></p>');
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { config: (element) => element.matches('.odd') && fail() })]);
      await settled(runtime);
      expect(states(runtime)).toEqual(['mounted', 'failed', 'mounted']);
    });
  });

  it('of a chunk that many elements wait for is reported once', async () => {
    root('<p class="probe"></p>'.repeat(5));
    const { errors } = await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { load: () => Promise.reject(new Error('offline')) })]);
      await settled(runtime);
      expect(states(runtime)).toEqual(Array(5).fill('failed'));
    });
    expect(errors).toHaveLength(1);
  });

  it('after mounting undoes the claims and shows hidden content', async () => {
    root(SERVER);
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Late, { hides: '.hidden' })]);
      await until(() => states(runtime).join() === 'failed');
      await nextFrames();
      expect(document.querySelector('.lit')).toBeNull();
      expect(hidden().style.display).toBe('block');
    });
  });

  it('does not affect other mounts when onError throws', async () => {
    root('<div class="probe"></div><p class="neighbour"></p>');
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { config: fail }), neighbour], { onError: fail });
      await settled(runtime);
      expect(states(runtime)).toEqual(['failed', 'mounted']);
    });
  });

  it('does not stop another runtime from mounting the restored element', async () => {
    root(SERVER);
    let sound = false;
    await consoleMessagesOf(async () => {
      const behavior = probe(Lit, { config: () => sound || fail() });
      const first = begin([behavior]);
      await settled(first);
      expect(states(first)).toEqual(['failed']);
      await first.stop();
      sound = true;
      const second = begin([behavior]);
      await settled(second);
      expect(states(second)).toEqual(['mounted']);
    });
  });
});

describe('a behavior whose chunk fails', () => {
  const press = () => click(document.querySelector('.probe') as Element);

  it('mounts after a press when the second attempt succeeds, and hides its content again', async () => {
    root(SERVER);
    const load = vi
      .fn<() => Promise<BehaviorModule>>(async () => ({ default: Lit }))
      .mockRejectedValueOnce(new Error('offline'));
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { load, hides: '.hidden' })]);
      await settled(runtime);
      expect(states(runtime)).toEqual(['failed']);
      expect(hidden().style.display).toBe('block');
      press();
      await until(() => states(runtime).join() === 'mounted');
      expect(hidden().style.display).toBe('none');
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops waiting after ten seconds, and mounts after a press when the chunk has arrived since', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    root(SERVER);
    let arrive = () => {};
    const chunk = new Promise<BehaviorModule>((resolve) => {
      arrive = () => resolve({ default: Lit });
    });
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { load: () => chunk, hides: '.hidden' })]);
      await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT - 1);
      expect(states(runtime)).toEqual(['loading']);
      await vi.advanceTimersByTimeAsync(1);
      expect(states(runtime)).toEqual(['failed']);
      expect(hidden().style.display).toBe('block');
      arrive();
      press();
      vi.useRealTimers();
      await until(() => states(runtime).join() === 'mounted');
      expect(hidden().style.display).toBe('none');
    });
  });

  it('does not render again when its component throws after the second attempt', async () => {
    root(SERVER);
    const render = vi.fn(Renders);
    const load = vi
      .fn<() => Promise<BehaviorModule>>(async () => ({ default: render }))
      .mockRejectedValueOnce(new Error('offline'));
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { load, hides: '.hidden' })]);
      await settled(runtime);
      press();
      await until(() => states(runtime).join() === 'failed' && render.mock.calls.length > 0);
      await nextFrames();
      const tried = render.mock.calls.length;
      press();
      press();
      await nextFrames(3);
      expect(render).toHaveBeenCalledTimes(tried);
      expect(states(runtime)).toEqual(['failed']);
      expect(hidden().style.display).toBe('block');
    });
  });

  it('is gone when its element leaves the page', async () => {
    root(SERVER);
    const load = vi
      .fn<() => Promise<BehaviorModule>>(async () => ({ default: Lit }))
      .mockRejectedValueOnce(new Error('offline'));
    await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { load, hides: '.hidden' })]);
      await settled(runtime);
      const element = document.querySelector('.probe') as Element;
      const [mount] = runtime.mounts;
      element.remove();
      await until(() => runtime.mounts.size === 0);
      expect(mount?.state).toBe('gone');
      expect(element.innerHTML).toBe('<i class="hidden" style="display:none">text</i>');
    });
  });
});
