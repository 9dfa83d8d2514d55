/** Scroll effects come alive, keep their classes, follow the page, and hide nothing whatever they are told. */
import { revealed } from '@enliven/core';
import { html, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollEffects } from '../src/scroll-effects';
import { START_BATCH } from '../src/scroll-effects/effect';
import { A, fade, moves, played, running, setPlayed } from './support/played';
import { entry, everywhere, find, print, renderEffects } from './support/scroll-page';

setPlayed();

describe('what the page names', () => {
  it('moves, all of it, and is given back', async () => {
    const { stop } = await renderEffects(fade, `<main>${A}${A}</main>`);
    await until(() => running('.a').length === 2);
    await stop();
    expect(running('.a')).toEqual([]);
    expect(document.body.innerHTML).toBe(`<main>${A}${A}</main>`);
  });

  it('moves when it arrives late, and is let go when it leaves', async () => {
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

  it('stays what it is where it is to be left alone', async () => {
    await renderEffects(fade, `<main data-enliven-ignore>${A}</main>`);
    expect(played).toEqual([]);
  });

  it('may stand in the newer list, whose bare entries switch off', async () => {
    print({
      diviElementScrollData: { '.a': { desktop: [entry('.a', 'opacity')] }, '.b': { desktop: [{ id: '.b' }] } },
    });
    document.body.innerHTML = `<main>${A}<div class="b"></div></main>`;
    await renderBehavior(scrollEffects);
    await until(() => moves('.a'));
    expect(moves('.b')).toBe(false);
  });

  it('may stand in both lists, of which the older one counts', async () => {
    print({ diviElementScrollData: { '.a': { desktop: [entry('.a', 'opacity')] } } });
    await renderEffects(everywhere(entry('.a', 'scale')), `<main>${A}</main>`);
    await until(() => running('.a').length === 1 && running('.a').every(([frame]) => frame && !('opacity' in frame)));
  });

  it('begins together with what comes after it', async () => {
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
    // So many together; the one without a box waits until it has one.
    const next = Array.from({ length: START_BATCH }, (_, at) => 1 + at);
    expect(begun).toEqual(next.filter((at) => at !== 3));
  });

  it('may be named by several selectors, of which one ends at another width', async () => {
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

  it('is the children of a grid', async () => {
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

  it('is nothing where nothing matches', async () => {
    const { mounts } = await renderEffects(everywhere(entry('.nowhere', 'opacity')), `<main>${A}</main>`);
    expect(mounts.map(({ state }) => state)).toEqual(['mounted']);
    expect(played).toEqual([]);
  });
});

describe('classes', () => {
  const classes = () => [...(document.querySelector('.a')?.classList ?? [])];

  it('mark as shown after a moment, whatever hides until then', async () => {
    const { stop } = await renderEffects(fade, '<main><div class="a et_animated et-waypoint"></div></main>');
    await until(() => classes().includes('et_had_animation'));
    expect(classes()).toEqual(['a', 'et_had_animation']);
    await stop();
    expect(find('.a').className).toBe('a et_animated et-waypoint');
  });

  it('never hide anything, however early the page is', async () => {
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

  it('of another script that hides are taken off', async () => {
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

  it('have effects of their own', async () => {
    await renderEffects(lists, `<main>${A}</main>`);
    await until(() => running('.a').some(([frame]) => frame && 'opacity' in frame));
    widen(500);
    await until(() => running('.a').some(([frame]) => frame?.transform === 'translateX(100px)'));
    expect(running('.a')).toHaveLength(1);
  });

  it('keep those the new device says nothing about', async () => {
    await renderEffects({ ...lists, phone: [] }, `<main>${A}</main>`);
    await until(() => moves('.a'));
    const [before] = running('.a');
    widen(500);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(running('.a')).toEqual([before]);
  });
});

it('measures again what is revealed', async () => {
  await renderEffects(fade, `<main>${A}</main>`);
  await until(() => moves('.a'));
  const top = vi.fn(() => 0);
  Object.defineProperty(find('.a'), 'offsetTop', { get: top });
  revealed.emit(find('main'));
  await until(() => top.mock.calls.length > 0);
});

describe('what is no data', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => entry(`.none_${at}`, 'opacity'));
  it.each([
    ['null', null],
    ['text', 'text'],
    ['no number', Number.NaN],
    ['a list', ['.a']],
    ['lists of nothing', { desktop: [null, 3, 'x', []] }],
    ['unknown effects', everywhere(entry('.a', 'wobble'))],
    ['no selectors', everywhere(entry('.a[', 'opacity'), entry('>>', 'opacity'))],
    ['no numbers', everywhere(entry('.a', 'opacity', { start: 'x', startValue: {}, endValue: Number.NaN }))],
    ['far too much', everywhere(...many)],
  ])('%s: hides nothing, breaks nothing', async (_what, lists) => {
    const said = silence();
    try {
      await renderEffects(lists, `<main>${A}</main>`).catch((error) => {
        // Where nothing is said there is nobody to live on the page.
        if (lists !== null) throw error;
      });
      await nextFrames();
      expect(find('.a').className).not.toContain('before-scroll');
      expect(said.errors).toEqual([]);
    } finally {
      said.restore();
    }
  });

  it.each([
    ['text', 'et_pb_motion_elements'],
    [everywhere(entry('.a', 'wobble'), entry('.b', 'wobble')), 'wobble'],
    [everywhere(entry('.a[', 'opacity'), entry('.b[', 'opacity')), '.a['],
  ])('is told once: %j', async (lists, words) => {
    const said = silence();
    try {
      await renderEffects(lists, `<main>${A}</main>`);
      await until(() => said.remarks.length > 0);
      await nextFrames();
      expect(said.remarks).toHaveLength(1);
      expect(said.remarks[0]).toContain('[enliven/motion]');
      expect(said.remarks[0]).toContain(words);
    } finally {
      said.restore();
    }
  });
});
