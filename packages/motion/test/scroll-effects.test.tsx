/** Scroll effects on a page: selected elements, classes, devices and malformed data. */
import { revealed } from '@enliven/core';
import { html, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollEffects } from '../src/scroll-effects';
import { START_BATCH } from '../src/scroll-effects/effect';
import { A, fade, moves, played, running, setPlayed } from './support/played';
import { entry, everywhere, find, print, renderEffects } from './support/scroll-page';

setPlayed();

describe('an element with scroll effects', () => {
  it('is animated with all other matches, and restored', async () => {
    const { stop } = await renderEffects(fade, `<main>${A}${A}</main>`);
    await until(() => running('.a').length === 2);
    await stop();
    expect(running('.a')).toEqual([]);
    expect(document.body.innerHTML).toBe(`<main>${A}${A}</main>`);
  });

  it('is animated when it arrives late, and restored when it leaves', async () => {
    await renderEffects(fade, '<main></main>');
    find('main').innerHTML = A;
    await until(() => moves('.a'));
    const element = find('.a');
    element.remove();
    await until(() => running('.a').length === 0);
    expect(element.classList.contains('et_had_animation')).toBe(false);
    find('main').append(element);
    await until(() => moves('.a'));
  });

  it('is not animated when it is ignored', async () => {
    await renderEffects(fade, `<main data-enliven-ignore>${A}</main>`);
    expect(played).toEqual([]);
  });

  it('can be in the list of Divi 5, whose empty entries disable effects', async () => {
    print({
      diviElementScrollData: { '.a': { desktop: [entry('.a', 'opacity')] }, '.b': { desktop: [{ id: '.b' }] } },
    });
    document.body.innerHTML = `<main>${A}<div class="b"></div></main>`;
    await renderBehavior(scrollEffects);
    await until(() => moves('.a'));
    expect(moves('.b')).toBe(false);
  });

  it('follows the older list when it is in both', async () => {
    print({ diviElementScrollData: { '.a': { desktop: [entry('.a', 'opacity')] } } });
    await renderEffects(everywhere(entry('.a', 'scale')), `<main>${A}</main>`);
    await until(() => running('.a').length === 1 && running('.a').every(([frame]) => frame && !('opacity' in frame)));
  });

  it('starts at once with the other elements near the window', async () => {
    const lists = everywhere(...Array.from({ length: 20 }, (_, at) => entry(`.b_${at}`, 'opacity')));
    const watched = new Map<Element, () => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #tell: (entries: object[]) => void;
        constructor(tell: (entries: object[]) => void) {
          this.#tell = tell;
        }
        observe(target: Element) {
          watched.set(target, () => this.#tell([{ target, isIntersecting: true }]));
        }
        unobserve() {}
        disconnect() {}
      },
    );
    const block = (_: unknown, at: number) => html`<p class="b_${at}"></p>`;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this.matches('.b_3') ? 0 : 10;
    });
    await renderEffects(lists, `<main>${Array.from({ length: 20 }, block).join('')}</main>`);
    expect(played).toEqual([]);
    watched.get(find('.b_1'))?.();
    await until(() => played.length > 0);
    vi.restoreAllMocks();
    const begun = played.map(({ element }) => Number(element.className.slice(2)));
    // All but one start together; the one without a box waits until it has a box.
    const next = Array.from({ length: START_BATCH }, (_, at) => 1 + at);
    expect(begun).toEqual(next.filter((at) => at !== 3));
  });

  it('can match several selectors, of which one ends at another width', async () => {
    const near: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #watched = new Set<Element>();
        constructor(tell: (entries: object[]) => void) {
          near.push(() => tell([...this.#watched].map((target) => ({ target, isIntersecting: true }))));
        }
        observe(target: Element) {
          this.#watched.add(target);
        }
        unobserve(target: Element) {
          this.#watched.delete(target);
        }
        disconnect() {}
      },
    );
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => width });
    let width = 1200;
    const lists = { desktop: [entry('.a', 'opacity'), entry('p', 'scale')], phone: [{ id: '.a' }] };
    await renderEffects(lists, '<main><p class="a"></p></main>');
    width = 500;
    window.dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    for (const tell of near) tell();
    await until(() => running('.a').length > 0);
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
    expect(running('.a').flatMap(([frame]) => Object.keys(frame ?? {}))).not.toContain('opacity');
  });

  it('can be a child of a grid', async () => {
    const grid = entry('.et_pb_gallery_0', 'opacity', {
      module_type: 'et_pb_gallery',
      grid_motion: 'on',
      children_count: '2',
      module_index: 0,
    });
    await renderEffects(
      everywhere(grid),
      '<main class="et_pb_gallery_0"><p class="et_pb_gallery_item_0_0"></p><p class="et_pb_gallery_item_0_1"></p></main>',
    );
    await until(() => running('p').length === 2);
    expect(moves('main')).toBe(false);
  });

  it('may be missing', async () => {
    const { mounts } = await renderEffects(everywhere(entry('.nowhere', 'opacity')), `<main>${A}</main>`);
    expect(mounts.map(({ state }) => state)).toEqual(['mounted']);
    expect(played).toEqual([]);
  });
});

describe('classes of elements with scroll effects', () => {
  const classes = () => [...(document.querySelector('.a')?.classList ?? [])];

  it('replace classes that hide the element by et_had_animation after a moment', async () => {
    const { stop } = await renderEffects(fade, '<main><div class="a et_animated et-waypoint"></div></main>');
    await until(() => classes().includes('et_had_animation'));
    expect(classes()).toEqual(['a', 'et_had_animation']);
    await stop();
    expect(find('.a').className).toBe('a et_animated et-waypoint');
  });

  it('never hide an element, even before the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(classes().join(' ')));
    document.body.innerHTML = `<main>${A}</main>`;
    print({ et_pb_motion_elements: fade });
    observer.observe(document.body, { subtree: true, attributes: true });
    await renderBehavior(scrollEffects);
    await until(() => classes().includes('et_had_animation'));
    observer.disconnect();
    vi.restoreAllMocks();
    expect(seen.join()).not.toContain('et-pb-before-scroll-animation');
  });

  it('of another script that hide the element are removed', async () => {
    await renderEffects(fade, '<main><div class="a et-pb-before-scroll-animation"></div></main>');
    await until(() => !classes().includes('et-pb-before-scroll-animation'));
  });
});

describe('devices', () => {
  const phone = entry('.a', 'translateX', { startValue: 1, midValue: 0, endValue: -1 });
  const lists = { desktop: [entry('.a', 'opacity')], tablet: [entry('.a', 'opacity')], phone: [phone] };
  const widen = (width: number) => {
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => width });
    window.dispatchEvent(new Event('resize'));
  };
  afterEach(() => {
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
  });

  it('have their own effects', async () => {
    await renderEffects(lists, `<main>${A}</main>`);
    await until(() => running('.a').some(([frame]) => frame && 'opacity' in frame));
    widen(500);
    await until(() => running('.a').some(([frame]) => frame?.transform === 'translateX(100px)'));
    expect(running('.a')).toHaveLength(1);
  });

  it('keep effects for which the new device has no entry', async () => {
    await renderEffects({ ...lists, phone: [] }, `<main>${A}</main>`);
    await until(() => moves('.a'));
    const [before] = running('.a');
    widen(500);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(running('.a')).toEqual([before]);
  });
});

it('scroll effects are measured again when their element is revealed', async () => {
  await renderEffects(fade, `<main>${A}</main>`);
  await until(() => moves('.a'));
  const top = vi.fn(() => 0);
  Object.defineProperty(find('.a'), 'offsetTop', { get: top });
  revealed.emit(find('main'));
  await until(() => top.mock.calls.length > 0);
});

describe('malformed data of scroll effects', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => entry(`.none_${at}`, 'opacity'));
  it.each([
    ['null', null],
    ['text', 'text'],
    ['NaN', Number.NaN],
    ['a list', ['.a']],
    ['lists of invalid entries', { desktop: [null, 3, 'x', []] }],
    ['unknown effects', everywhere(entry('.a', 'wobble'))],
    ['invalid selectors', everywhere(entry('.a[', 'opacity'), entry('>>', 'opacity'))],
    ['invalid numbers', everywhere(entry('.a', 'opacity', { start: 'x', startValue: {}, endValue: Number.NaN }))],
    ['ten thousand entries', everywhere(...many)],
  ])('(%s) hides no element and causes no error', async (_what, lists) => {
    const consoleMessages = silence();
    try {
      await renderEffects(lists, `<main>${A}</main>`).catch((error) => {
        // Without data there is no mount.
        if (lists !== null) throw error;
      });
      await nextFrames();
      expect(find('.a').className).not.toContain('before-scroll');
      expect(consoleMessages.errors).toEqual([]);
    } finally {
      consoleMessages.restore();
    }
  });

  it.each([
    ['text', 'et_pb_motion_elements'],
    [everywhere(entry('.a', 'wobble'), entry('.b', 'wobble')), 'wobble'],
    [everywhere(entry('.a[', 'opacity'), entry('.b[', 'opacity')), '.a['],
  ])('is reported once: %j', async (lists, words) => {
    const consoleMessages = silence();
    try {
      await renderEffects(lists, `<main>${A}</main>`);
      await until(() => consoleMessages.remarks.length > 0);
      await nextFrames();
      expect(consoleMessages.remarks).toHaveLength(1);
      expect(consoleMessages.remarks[0]).toContain('[enliven/motion]');
      expect(consoleMessages.remarks[0]).toContain(words);
    } finally {
      consoleMessages.restore();
    }
  });
});
