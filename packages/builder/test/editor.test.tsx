/** Editor tools: cookies, scrolling to a module, shortcuts, and elements by address. */
import { key, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  builderCookies,
  codeOf,
  cookieName,
  createAddressIndex,
  lifetimeOf,
  listenToPicker,
  type Picker,
  SHORTCUTS,
  scrollDuration,
  scrollToAddress,
  scrollTop,
} from '../src/editor';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('builder cookies', () => {
  /** A window that keeps each cookie as written. */
  function jar(origin: string) {
    const written: string[] = [];
    const cookie = {
      get: () => written.map((text) => text.split(';')[0]).join('; '),
      set: (text: string) => void written.push(text),
    };
    const view = { location: { origin }, document: Object.defineProperty({}, 'cookie', cookie) };
    return { written, view: view as unknown as Window };
  }

  it('have a name with the post and the builder, and last five minutes', () => {
    const { view, written } = jar('http://site.example');
    builderCookies(view, 12).set('editing', 'fb');
    expect(written).toEqual(['et-editing-post-12-fb=fb; max-age=300; path=/; samesite=lax']);
  });

  it('can be read and removed by their name', () => {
    const { view, written } = jar('https://site.example');
    const cookies = builderCookies(view, 7, '/blog/');
    cookies.set('saved', 'vb', 'a;b c=ü');
    expect(written).toEqual(['et-saved-post-7-vb=a%3Bb%20c%3D%C3%BC; max-age=300; path=/blog/; samesite=lax; secure']);
    expect(cookies.get('saved', 'vb')).toBe('a;b c=ü');
    expect(cookies.get('saved', 'v')).toBeUndefined();
    expect(builderCookies(view, 70).get('saved', 'vb')).toBeUndefined();
    cookies.remove('saved', 'vb');
    expect(written.at(-1)).toBe('et-saved-post-7-vb=; max-age=0; path=/blog/; samesite=lax; secure');
  });

  it('encode names, values and paths that contain separators', () => {
    const { view, written } = jar('http://site.example');
    builderCookies(view, '1; domain=x', '/; domain=x').set('a=b', 'c;d', 'e; f');
    expect(written[0]?.split('; ')).toHaveLength(4);
    expect(cookieName('a=b', 1, 'c;d')).toBe('et-a%3Db-post-1-c%3Bd');
  });

  it('with invalid encoding are read unchanged', () => {
    const { view, written } = jar('http://site.example');
    written.push('et-saved-post-1-fb=%E0%A4%A');
    expect(builderCookies(view, 1).get('saved', 'fb')).toBe('%E0%A4%A');
  });

  it.each([
    ['editing', 300],
    ['saving', 300],
    ['saved', 300],
    ['reloaded', 300],
    ['syncing', 30],
    ['recommend-sync', 30],
    ['was-editing', 10],
    ['editor-available', 1800],
    ['constructor', 300],
  ])('named %s last %d seconds', (name, seconds) => {
    expect(lifetimeOf(name)).toBe(seconds);
  });
});

describe('scrolling to a module', () => {
  it.each([
    [0, 800],
    [100, 800],
    [2000, 800],
    [2001, 1200],
    [-2001, 1200],
    [5200, 2400],
    [14900, 6000],
    [50000, 6000],
  ])('over %d px takes %d ms', (distance, duration) => {
    expect(scrollDuration(distance)).toBe(duration);
  });

  it.each([
    ['vb', 'desktop', 951],
    ['vb', 'zoom', 451],
    ['bfb', 'desktop', 1169],
    ['bfb', 'zoom', 669],
    ['tb', 'desktop', 1001],
    ['lbb', 'desktop', 951],
  ] as const)('in the context %s and the mode %s ends at %d px', (context, mode, top) => {
    expect(scrollTop({ context, mode, offset: 1001, frame: 200, adminBar: 32, container: 50 })).toBe(top);
  });

  /** A window that records its scroll position, with a module at 1000 px. */
  function stage(isReduced = false) {
    const module = { getBoundingClientRect: () => ({ top: 1000 - view.scrollY }) };
    const frames: FrameRequestCallback[] = [];
    const view = Object.assign(new EventTarget(), {
      scrollY: 0,
      document: {
        documentElement: { className: '' },
        getElementById: () => null,
        querySelector: (selector: string) => (selector === '[data-address="0.1"]' ? module : null),
      },
      matchMedia: () => ({ matches: isReduced }),
      scrollTo: ({ top }: { top: number }) => void Object.assign(view, { scrollY: top }),
      requestAnimationFrame: (draw: FrameRequestCallback) => frames.push(draw),
      cancelAnimationFrame: () => void frames.splice(0),
    });
    Object.assign(view, { top: view });
    const draw = (now: number) => {
      for (const frame of frames.splice(0)) frame(now);
    };
    return { draw, frames, view: view as unknown as Window };
  }

  it('animates the scroll position, and calls onEnd at the end', () => {
    const { draw, view } = stage();
    const onEnd = vi.fn();
    scrollToAddress(view, '0.1', { onEnd });
    draw(5000);
    expect(view.scrollY).toBe(0);
    draw(5400);
    expect(Math.round(view.scrollY)).toBe(500);
    expect(onEnd).not.toHaveBeenCalled();
    draw(5800);
    expect(view.scrollY).toBe(1000);
    expect(onEnd).toHaveBeenCalledOnce();
    scrollToAddress(view, '0.1', { onEnd });
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('jumps under reduced motion', () => {
    const { frames, view } = stage(true);
    const onEnd = vi.fn();
    scrollToAddress(view, '0.1', { onEnd });
    expect([view.scrollY, frames.length, onEnd.mock.calls.length]).toEqual([1000, 0, 1]);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('is canceled by a %s event', (type) => {
    const { draw, frames, view } = stage();
    const onEnd = vi.fn();
    scrollToAddress(view, '0.1', { onEnd });
    draw(0);
    view.dispatchEvent(new Event(type));
    expect([frames.length, onEnd.mock.calls.length]).toEqual([0, 0]);
  });

  it('cancels an earlier animation', () => {
    const { frames, view } = stage();
    scrollToAddress(view, '0.1');
    scrollToAddress(view, '0.1');
    expect(frames).toHaveLength(1);
  });

  it.each(['', '9.9', '0.1"] *', 'x'])('does nothing for the address "%s"', (address) => {
    const { frames, view } = stage();
    expect(scrollToAddress(view, address)).toBeUndefined();
    expect(frames).toHaveLength(0);
  });
});

describe('picker shortcuts', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  function stage(kind: Picker) {
    document.body.innerHTML =
      '<div id="picker"><button>Row</button><input><input type="checkbox"><textarea></textarea><p contenteditable="true" tabindex="0">x</p></div><button id="other">Other</button>';
    const picked: number[] = [];
    const picker = document.querySelector('#picker') as Element;
    ends.push(listenToPicker(picker, kind, (place) => void picked.push(place)));
    const press = (code: string, target: string, init: KeyboardEventInit = {}) =>
      key('?', document.querySelector(target), { code, composed: true, ...init });
    return { picked, press };
  }

  it.each(['sectionLayout', 'rowLayout', 'direction'] as const)('of %s choose the options in their order', (kind) => {
    const { picked, press } = stage(kind);
    for (const code of SHORTCUTS[kind]) expect(press(code, '#picker button')).toBe(false);
    expect(picked).toEqual(SHORTCUTS[kind].map((_, place) => place));
    expect(press('KeyQ', '#picker button')).toBe(true);
  });

  it('work only in the picker, and never in text fields or during composition', () => {
    const { picked, press } = stage('sectionLayout');
    for (const target of ['#other', 'body', 'input', 'textarea']) expect(press('Digit1', target)).toBe(true);
    Object.defineProperty(document.querySelector('p'), 'isContentEditable', { value: true });
    expect(press('Digit1', 'p')).toBe(true);
    expect(press('Digit1', '#picker button', { isComposing: true })).toBe(true);
    expect(picked).toEqual([]);
    expect(press('Digit2', '[type=checkbox]')).toBe(false);
    expect(picked).toEqual([1]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'repeat'])('ignore key events with %s', (name) => {
    const { picked, press } = stage('rowLayout');
    expect(press('Digit1', '#picker button', { [name]: true })).toBe(true);
    expect(picked).toEqual([]);
  });

  it.each([
    ['sectionLayout', '49 50 51'],
    ['rowLayout', '49 50 51 52 53 54 55 56 57 48 189'],
    ['direction', '38 39 40 37'],
  ] as const)('of %s match the key codes %s', (kind, numbers) => {
    expect(numbers.split(' ').map(codeOf)).toEqual(SHORTCUTS[kind]);
    expect([codeOf('65'), codeOf('48.5'), codeOf('')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('module addresses', () => {
  it('map to rendered elements and back, even in the task that renders them', async () => {
    document.body.innerHTML = '<div id="canvas"><p data-address="0"><b data-address="0.1"><i></i></b></p></div><u></u>';
    const canvas = document.querySelector('#canvas') as Element;
    const index = createAddressIndex(canvas);
    const find = (selector: string) => document.querySelector(selector) as Element;
    expect(index.elementAt('0.1')).toBe(find('b'));
    expect(index.elementAt('7')).toBeUndefined();
    expect(['i', 'b', 'p', '#canvas', 'u'].map((selector) => index.addressOf(find(selector)))).toEqual([
      '0.1',
      '0.1',
      '0',
      undefined,
      undefined,
    ]);
    find('b').setAttribute('data-address', '0.2');
    expect([index.elementAt('0.1'), index.elementAt('0.2')]).toEqual([undefined, find('b')]);
    canvas.innerHTML = '<s data-address="0.2"></s><s data-address="0.2" class="copy"></s>';
    expect(index.elementAt('0.2')).toBe(find('s:not(.copy)'));
    canvas.insertAdjacentHTML('beforeend', '<em data-address="5"></em>');
    await until(() => index.elementAt('5') !== undefined);
    index.stop();
  });
});
