/** Start and stop of a runtime: which elements it mounts, which it ignores, and how it restores the page. */
import { countListeners, nextFrames, root } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useClass } from '../src';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

afterEach(cleanUp);

const Lit: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  return null;
};
const lit = probe(Lit);
const P = '<p class="probe"></p>';
const alive = () => document.querySelectorAll('.lit').length;
const body = document.body;

describe('start()', () => {
  it('mounts every match with its element and config', async () => {
    const seen = new Map<Element, unknown>();
    root('<p class="probe" id="a"></p><div><p class="probe" id="b"></p></div>');
    const runtime = begin([
      probe(
        ({ element, config }) => {
          seen.set(element, config);
          return null;
        },
        { config: (element) => element.id.toUpperCase() },
      ),
    ]);
    await settled(runtime);
    expect([...seen.values()]).toEqual(['A', 'B']);
    expect([...runtime.mounts].map(({ element, config }) => [element.id, config])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
  });

  it('uses the config of the loaded module, unless the behavior has its own', async () => {
    root(P);
    const load = async () => ({ default: Lit, config: () => 'module' });
    const both = begin([probe(Lit, { load }), probe(Lit, { load, name: 'own', config: () => 'own' })]);
    await settled(both);
    expect([...both.mounts].map(({ config }) => config)).toEqual(['module', 'own']);
  });

  it('mounts several behaviors on one element', async () => {
    root(P);
    const runtime = begin([lit, probe(Lit, { name: 'second', package: '@enliven/other' })]);
    await settled(runtime);
    expect(states(runtime)).toEqual(['mounted', 'mounted']);
    await runtime.stop();
    expect(body.innerHTML).toBe(P);
  });

  it('mounts elements at or below the given root only', async () => {
    root(`<section class="probe">${P}</section>${P}`);
    const runtime = begin([lit], { root: body.firstElementChild as Element });
    await settled(runtime);
    expect(runtime.mounts.size).toBe(2);
    expect(body.className).toBe('');
  });

  it('mounts nothing in ignored elements', async () => {
    root(
      `<div data-enliven-ignore="">${P}</div><div id="et-fb-app">${P}</div><div class="mine">${P}</div>
      ${['cart', 'checkout', 'mini-cart'].map((name) => `<div class="wp-block-woocommerce-${name}">${P}</div>`).join('')}
      <p class="probe" data-enliven-ignore=""></p>`,
    );
    const server = body.innerHTML;
    const runtime = begin([lit], { ignore: '.mine,.others' });
    await nextFrames();
    expect(runtime.mounts.size).toBe(0);
    expect(body.innerHTML).toBe(server);
  });

  it('reports an invalid selector in the option ignore, and ignores nothing', async () => {
    root(P);
    const { remarks } = await consoleMessagesOf(async () => {
      const runtime = begin([lit], { ignore: ':not(' });
      await settled(runtime);
      expect(states(runtime)).toEqual(['mounted']);
    });
    expect(remarks).toEqual(['[enliven/core] "ignore" is not a selector, so nothing is left alone: :not(']);
  });

  it('mounts nothing that is inserted into an ignored element', async () => {
    const place = root('<div data-enliven-ignore=""></div>');
    const runtime = begin([lit]);
    place.innerHTML = P;
    await nextFrames();
    runtime.scan(place);
    expect(runtime.mounts.size).toBe(0);
  });

  it('mounts other behaviors when a selector does not parse', async () => {
    root(P);
    const { errors } = await consoleMessagesOf(async () => {
      const runtime = begin([probe(Lit, { name: 'broken', selector: '[[' }), lit]);
      await settled(runtime);
      runtime.scan();
      expect(states(runtime)).toEqual(['mounted']);
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^\[enliven\/probe\] broken: a selector does not parse/);
  });

  it('loads no code on an empty page', async () => {
    const load = vi.fn(async () => ({ default: Lit }));
    begin([probe(Lit, { load })]);
    await nextFrames();
    expect(load).not.toHaveBeenCalled();
  });

  it('dispatches events when an element mounts and unmounts', async () => {
    root('<p class="probe" id="a"></p>');
    const heard: unknown[] = [];
    const hear = ({ type, target, detail }: Event & { detail?: unknown }) =>
      heard.push([type, (target as Element).outerHTML, detail]);
    for (const type of ['enliven:mount', 'enliven:unmount']) body.addEventListener(type, hear);
    const runtime = begin([lit]);
    await settled(runtime);
    await runtime.stop();
    for (const type of ['enliven:mount', 'enliven:unmount']) body.removeEventListener(type, hear);
    const detail = { behavior: 'probe', package: '@enliven/probe' };
    expect(heard).toEqual([
      ['enliven:mount', '<p class="probe lit" id="a"></p>', detail],
      ['enliven:unmount', '<p class="probe" id="a"></p>', detail],
    ]);
  });
});

describe('an element', () => {
  it('is mounted once, however often it is scanned', async () => {
    root(P);
    const component = vi.fn(Lit);
    const load = vi.fn(async () => ({ default: component }));
    const runtime = begin([probe(Lit, { load })]);
    runtime.scan();
    await settled(runtime);
    runtime.scan();
    runtime.scan(body);
    await nextFrames();
    expect(runtime.mounts.size).toBe(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not mounted a second time by another runtime', async () => {
    root(P);
    const first = begin([lit]);
    const second = begin([lit]);
    await settled(first);
    expect([first.mounts.size, second.mounts.size]).toEqual([1, 0]);
    await second.stop();
    expect(alive()).toBe(1);
    await first.stop();
    expect(body.innerHTML).toBe(P);
  });

  it('stays mounted when it moves', async () => {
    root(`<div>${P}</div><section></section>`);
    const runtime = begin([lit]);
    await settled(runtime);
    const [mount] = runtime.mounts;
    const [from, to] = body.children as unknown as [Element, Element];
    for (const place of [to, from, to]) {
      place.append(mount?.element as Element);
      await nextFrames();
    }
    expect([...runtime.mounts]).toEqual([mount]);
    expect(mount?.state).toBe('mounted');
    expect(alive()).toBe(1);
  });
});

describe('stop', () => {
  it('restores the page byte for byte, and removes all listeners', async () => {
    root(`<div class="  probe x" style="color:red"></div>${P}`);
    const server = document.documentElement.outerHTML;
    const listeners = countListeners();
    const runtime = begin([lit]);
    await settled(runtime);
    expect(document.documentElement.outerHTML).not.toBe(server);
    await runtime.stop();
    expect(document.documentElement.outerHTML).toBe(server);
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });

  it('ends the observation of the page', async () => {
    const runtime = begin([lit]);
    await runtime.stop();
    body.insertAdjacentHTML('beforeend', P);
    body.classList.add('et-fb');
    await nextFrames(3);
    expect(runtime.mounts.size).toBe(0);
    expect(alive()).toBe(0);
  });

  it('while code loads prevents the mount', async () => {
    root(P);
    let arrive = () => {};
    const chunk = new Promise<{ default: Probe }>((resolve) => {
      arrive = () => resolve({ default: Lit });
    });
    const runtime = begin([probe(Lit, { load: () => chunk })]);
    const [mount] = runtime.mounts;
    await nextFrames();
    await runtime.stop();
    arrive();
    await nextFrames(3);
    expect(mount?.state).toBe('gone');
    expect(body.innerHTML).toBe(P);
  });

  it('can be called at once and twice', async () => {
    root(P.repeat(50));
    const server = body.innerHTML;
    const runtime = begin([lit]);
    await Promise.all([runtime.stop(), runtime.stop()]);
    await nextFrames(3);
    expect(body.innerHTML).toBe(server);
    const again = begin([lit]);
    await settled(again);
    expect(alive()).toBe(50);
  });

  it('ends the observation of waiting elements', async () => {
    root(P);
    const observers = new Set<object>();
    class Eye {
      constructor() {
        observers.add(this);
      }
      observe = () => {};
      unobserve = () => {};
      disconnect = () => void observers.delete(this);
    }
    vi.stubGlobal('IntersectionObserver', Eye);
    const runtime = begin([probe(Lit, { when: 'visible' })]);
    expect(observers.size).toBe(1);
    await runtime.stop();
    expect(observers.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
