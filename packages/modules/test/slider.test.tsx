/** The slider, move by move (contract §4). */
import { click, finishAnimations, html, key, nextFrames, renderBehavior, until, withJQuery } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slider } from '../src';
import { css, slider as markup, type SliderMarkup, slider5 } from './slider-markup';

const open: (() => Promise<void>)[] = [];

async function render(what: SliderMarkup | string = {}) {
  const page = typeof what === 'string' ? what : markup(what);
  const { element, stop } = await renderBehavior(slider, page + css);
  open.push(stop);
  const slides = [...element.querySelectorAll<HTMLElement>(':scope > .et_pb_slides > .et_pb_slide')];
  const arrow = (name: 'prev' | 'next') => element.querySelector(`:scope > * > .et-pb-arrow-${name}`) as HTMLElement;
  const dots = () => [...element.querySelectorAll<HTMLElement>(':scope > .et-pb-controllers > a')];
  const having = (name: string) => slides.findIndex((slide) => slide.classList.contains(name));
  const style = (name: 'display' | 'zIndex' | 'opacity') => slides.map((slide) => slide.style[name]);
  const active = () => having('et-pb-active-slide');
  return { element, slides, arrow, dots, having, style, active };
}

beforeEach(() => {
  // As where nothing can be observed: everything counts as on screen.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a slider at rest', () => {
  it('marks its first slide and leaves display to the style sheet', async () => {
    const { element, active, style } = await render(slider5());
    expect(active()).toBe(0);
    expect(element.dataset.activeSlide).toBe('divi/slide-0');
    expect(style('display')).toEqual(['', '', '']);
    expect(style('zIndex')).toEqual(['', '', '']);
  });

  it('gets arrows and dots as the theme styles them, with names', async () => {
    const { element, arrow, dots } = await render();
    expect([...element.children].map(({ className }) => className)).toEqual([
      'et_pb_slides',
      'et-pb-slider-arrows',
      'et-pb-controllers',
    ]);
    expect(arrow('prev').outerHTML).toMatch(
      /^<a class="et-pb-arrow-prev" href="#" role="button".*<span>Previous<\/span>/,
    );
    expect(arrow('next').textContent).toBe('Next');
    expect(dots().map((dot) => [dot.textContent, dot.className, dot.getAttribute('aria-current')])).toEqual([
      ['1', 'et-pb-active-control', 'true'],
      ['2', '', null],
      ['3', '', null],
    ]);
    expect(dots().map((dot) => dot.getAttribute('aria-label'))[1]).toBe('Go to slide 2');
    expect(dots()[0]?.getAttribute('aria-controls')).toBe(element.querySelector('.et_pb_slides')?.id);
  });

  it('takes the labels from the page', async () => {
    vi.stubGlobal('et_pb_custom', { previous: 'Zurück', next: 'Weiter' });
    const { arrow } = await render();
    expect([arrow('prev').textContent, arrow('next').textContent]).toEqual(['Zurück', 'Weiter']);
  });

  it('is a carousel of slides to a screen reader', async () => {
    const { element, slides } = await render();
    const says = (at: Element, ...names: string[]) => names.map((name) => at.getAttribute(name));
    expect(says(element, 'role', 'aria-roledescription', 'aria-label')).toEqual(['region', 'carousel', 'Slides']);
    expect(says(slides[1] as Element, 'role', 'aria-roledescription', 'aria-label')).toEqual([
      'group',
      'slide',
      '2 of 3',
    ]);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    expect(element.querySelector('.et_pb_slides')?.getAttribute('aria-live')).toBe('polite');
  });

  it('is told from other sliders by its number, unless the page names it', async () => {
    await render(markup() + markup().replace('<div', '<div aria-label="Our boats"'));
    const labels = [...document.querySelectorAll('.et_pb_slider')].map((root) => root.getAttribute('aria-label'));
    expect(labels).toEqual(['Slides 1', 'Our boats']);
  });

  it.each([
    ['et_pb_slider_no_arrows', ['et_pb_slides', 'et-pb-controllers']],
    ['et_pb_slider_no_pagination', ['et_pb_slides', 'et-pb-slider-arrows']],
    ['et_pb_slider_no_arrows et_pb_slider_no_pagination', ['et_pb_slides']],
  ])('respects %s', async (classes, parts) => {
    const { element } = await render({ classes });
    expect([...element.children].map(({ className }) => className)).toEqual(parts);
  });

  it('says on its dots that a slide holds a video', async () => {
    const { element } = await render({ slides: ['<video></video>', 'two'] });
    expect(element.lastElementChild?.className).toBe('et-pb-controllers et-pb-controllers-has-video-tag');
  });

  it('has nothing to offer for one slide, but marks it', async () => {
    const { element, active } = await render({ slides: ['alone'], classes: 'et_slider_auto et_slider_speed_20' });
    expect(element.children).toHaveLength(1);
    expect(element.hasAttribute('role')).toBe(false);
    expect(active()).toBe(0);
    expect(element.dataset.activeSlide).toBe('et_pb_slide_0');
  });

  it('does nothing for no slides; Divi 5 has a class for that', async () => {
    const { element } = await render({ slides: [] });
    expect(element.outerHTML).not.toContain('et_pb_slider_empty');
    const five = await render(slider5({ slides: [] }));
    expect(five.element.classList.contains('et_pb_slider_empty')).toBe(true);
  });

  it('marks slides without words', async () => {
    const { slides } = await render({ slides: ['', '<img alt="" src="data:,">', 'words'] });
    const marked = slides.map((slide) => slide.querySelector('.et_pb_container')?.matches('.et_pb_empty_slide'));
    expect(marked).toEqual([true, false, false]);
  });
});

describe('a move', () => {
  it('fades old and new together, then hides the old one', async () => {
    const { element, arrow, active, having, style, dots } = await render();
    expect(click(arrow('next'))).toBe(false);
    await nextFrames();
    expect(element.matches('.et_slide_transition_to_next')).toBe(true);
    expect(element.dataset.activeSlide).toBe('et_pb_slide_1');
    expect([active(), having('et-pb-moved-slide'), having('et_slide_transition')]).toEqual([1, 0, 0]);
    expect(style('display')).toEqual(['list-item', 'block', 'none']);
    expect(style('zIndex')).toEqual(['2', '1', '1']);
    expect(dots().map(({ className }) => className)).toEqual(['', 'et-pb-active-control', '']);
    await finishAnimations();
    expect(style('display')).toEqual(['none', 'block', 'none']);
    expect(style('opacity')).toEqual(['', '', '']);
    expect([having('et-pb-moved-slide'), having('et_slide_transition')]).toEqual([0, -1]);
  });

  it('wraps around both ends, and replaces what it said about the last move', async () => {
    const { element, arrow, active } = await render();
    click(arrow('prev'));
    await finishAnimations();
    expect(active()).toBe(2);
    expect(element.matches('.et_slide_transition_to_previous')).toBe(true);
    click(arrow('next'));
    await finishAnimations();
    expect(active()).toBe(0);
    expect(element.matches('.et_slide_transition_to_next:not(.et_slide_transition_to_previous)')).toBe(true);
  });

  it('goes where a dot says, and nowhere from the current one', async () => {
    const { element, dots, active } = await render();
    click(dots()[2] as Element);
    await finishAnimations();
    expect(active()).toBe(2);
    expect(element.matches('.et_slide_transition_to_2')).toBe(true);
    click(dots()[2] as Element);
    await nextFrames();
    expect(active()).toBe(2);
    expect(document.querySelectorAll('.et_slide_transition')).toHaveLength(0);
    click(dots()[0] as Element);
    await finishAnimations();
    expect(element.className).not.toContain('to_2');
  });

  it('is ignored while another one runs', async () => {
    const { arrow, dots, active } = await render();
    click(arrow('next'));
    click(arrow('next'));
    await nextFrames();
    click(dots()[0] as Element);
    await finishAnimations();
    expect(active()).toBe(1);
  });

  it('sends its three events with what they tell', async () => {
    const { element, arrow, slides } = await render();
    const heard: [string, unknown][] = [];
    const types = ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'];
    const hear = (event: Event) => void heard.push([event.type, (event as CustomEvent).detail]);
    for (const type of types) document.addEventListener(type, hear);
    click(arrow('next'));
    click(arrow('next'));
    expect(heard).toEqual([
      ['slide', { current: slides[0], next: slides[1] }],
      ['simple_slider_before_move_to', { direction: 'next', next_slide: slides[1] }],
    ]);
    await finishAnimations();
    for (const type of types) document.removeEventListener(type, hear);
    expect(heard.slice(2)).toEqual([['simple_slider_after_move_to', { next_slide: slides[1] }]]);
    expect(element.querySelector('.et-pb-active-slide')).toBe(slides[1]);
  });

  it('switches without a fade for visitors who want less motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { arrow, style, active } = await render();
    click(arrow('next'));
    await nextFrames();
    expect(active()).toBe(1);
    expect(style('display')).toEqual(['none', 'block', 'none']);
  });

  it('lets the text color scheme follow the slide when the old one has gone', async () => {
    const { element, arrow } = await render();
    const layout = () => /et_pb_bg_layout_(\w+)/.exec(element.className)?.[1];
    expect(layout()).toBe('dark');
    click(arrow('next'));
    await nextFrames();
    expect(layout()).toBe('dark');
    await finishAnimations();
    expect(layout()).toBe('light');
  });

  it('keeps the scheme the server printed until the first move', async () => {
    const { element, arrow } = await render({ classes: 'et_pb_bg_layout_light' });
    expect(element.matches('.et_pb_bg_layout_light:not(.et_pb_bg_layout_dark)')).toBe(true);
    click(arrow('prev'));
    await finishAnimations();
    expect(element.matches('.et_pb_bg_layout_dark:not(.et_pb_bg_layout_light)')).toBe(true);
  });

  it('adds no scheme where Divi 5 adds none', async () => {
    const { element } = await render(html`<div class="entry">${slider5()}</div>`);
    expect(element.className).not.toContain('et_pb_bg_layout');
  });
});

describe('other ways to move it', () => {
  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
  ])('%s on a control goes to slide %d, in every reading direction', async (name, to) => {
    const { element, dots, active } = await render();
    element.dir = 'rtl';
    expect(key(name, dots()[0] as Element)).toBe(false);
    await finishAnimations();
    expect(active()).toBe(to);
    element.removeAttribute('dir');
  });

  it('takes Space for a press, and leaves other keys and modifiers to the browser', async () => {
    const { arrow, active, slides } = await render();
    expect(key('Tab', arrow('next'))).toBe(true);
    expect(key('ArrowRight', arrow('next'), { altKey: true })).toBe(true);
    expect(key('ArrowRight', slides[0]?.querySelector('a') as Element)).toBe(true);
    expect(active()).toBe(0);
    expect(key(' ', arrow('prev'))).toBe(false);
    await finishAnimations();
    expect(active()).toBe(2);
  });

  function swipe(target: Element, by: number, pointerType = 'touch'): void {
    const point = (type: string, clientX: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX, clientY: 10 }),
      );
    point('pointerdown', 200);
    point('pointerup', 200 + by);
  }

  it('follows swipes, but not the mouse, and not while it moves', async () => {
    const { slides, active } = await render();
    const target = slides[0]?.querySelector('p') as Element;
    swipe(target, -100, 'mouse');
    await nextFrames();
    expect(active()).toBe(0);
    swipe(target, -100);
    await nextFrames();
    swipe(target, -100);
    await finishAnimations();
    expect(active()).toBe(1);
    swipe(target, 100);
    await finishAnimations();
    expect(active()).toBe(0);
  });

  it('knows no swipe without arrows', async () => {
    const { element, slides, active } = await render({ classes: 'et_pb_slider_no_arrows' });
    swipe(slides[0] as Element, -100);
    await nextFrames();
    expect(active()).toBe(0);
    expect((element.firstElementChild as HTMLElement).style.touchAction).toBe('');
  });

  it.each([
    ['next', 1],
    ['previous', 2],
    [2, 2],
    ['nowhere', 0],
    [9, 0],
  ])('does what scripts ask: enliven:move to %s', async (to, at) => {
    const { element, active } = await render();
    element.dispatchEvent(Object.assign(new Event('enliven:move'), { to }));
    await finishAnimations();
    expect(active()).toBe(at);
  });

  it('hears clicks and moves that jQuery sends, and jQuery hears its events', async () => {
    await withJQuery(async ($) => {
      const { element, arrow, active } = await render();
      const heard: unknown[] = [];
      $(element).on('simple_slider_before_move_to', (event) => {
        heard.push((event as unknown as { direction: unknown }).direction);
      });
      $(arrow('next')).trigger('click');
      await finishAnimations();
      expect(active()).toBe(1);
      $(element).trigger($.Event('enliven:move', { to: 'next' }));
      await finishAnimations();
      expect(active()).toBe(2);
      expect(heard).toEqual(['next', 'next']);
      swipe(element.querySelector('.et_pb_slide') as Element, 100);
      await finishAnimations();
      expect(active()).toBe(1);
      $(element).off();
    });
  });
});

describe('nested and changing sliders', () => {
  it('leave each other alone', async () => {
    const inner = markup({ slides: ['inner one', 'inner two'] }).replace('et_pb_slider_0', 'et_pb_slider_9');
    const { element, arrow, active } = await render({ slides: [inner, 'two'] });
    const inside = element.querySelector('.et_pb_slider_9') as HTMLElement;
    click(inside.querySelector('.et-pb-arrow-next') as Element);
    await finishAnimations();
    expect(inside.querySelector('.et-pb-active-slide')?.textContent).toContain('inner two');
    expect(active()).toBe(0);
    expect(element.querySelectorAll(':scope > .et-pb-controllers > a')).toHaveLength(2);
    click(arrow('next'));
    await finishAnimations();
    expect(active()).toBe(1);
    expect(inside.querySelector('.et-pb-active-slide')?.textContent).toContain('inner two');
  });

  it('follow slides that are added and taken away, and stay where they were', async () => {
    const { element, slides, arrow, dots, active } = await render();
    click(arrow('next'));
    await finishAnimations();
    const fourth = slides[2]?.cloneNode(true) as HTMLElement;
    for (const name of ['inert', 'role', 'style']) fourth.removeAttribute(name);
    slides[2]?.after(fourth);
    await until(() => dots().length === 4);
    expect(active()).toBe(1);
    expect(dots()[1]?.className).toBe('et-pb-active-control');
    slides[1]?.remove();
    fourth.remove();
    await until(() => dots().length === 2);
    expect(active()).toBe(0);
    slides[2]?.remove();
    await until(() => dots().length === 0);
    expect(element.querySelector('.et-pb-slider-arrows')).toBeNull();
  });
});

describe('media', () => {
  it('stop with the slide that goes; players start with the one that comes', async () => {
    const { slides, arrow } = await render({ slides: ['<video></video>', '<video></video>'] });
    const said: string[] = [];
    for (const [at, slide] of slides.entries()) {
      const video = slide.querySelector('video') as HTMLVideoElement;
      video.pause = () => void said.push(`${at} stops`);
      Object.assign(video, {
        player: { play: () => said.push(`${at} player plays`), pause: () => said.push(`${at} player pauses`) },
      });
    }
    click(arrow('next'));
    expect(said).toEqual(['0 player pauses', '1 player plays']);
    await finishAnimations();
    expect(said.slice(2)).toEqual(['0 stops']);
  });

  it('leaves background videos running', async () => {
    const background = html`<span class="et_pb_section_video_bg"><video></video></span>`;
    const { slides, arrow } = await render({ slides: [background, 'two'] });
    const pause = vi.fn();
    (slides[0]?.querySelector('video') as HTMLVideoElement).pause = pause;
    click(arrow('next'));
    await finishAnimations();
    expect(pause).not.toHaveBeenCalled();
  });

  const FRAME = html`<div class="et_pb_video_box"><iframe src="about:blank?a=1&autoplay=1&b=2"></iframe></div>
<div class="et_pb_video_overlay" style="background-image:url(data:,);display:none"></div>`;

  it('stops a playing frame and puts its cover back, without a trace at the end', async () => {
    const page = markup({ slides: [FRAME, 'two'] });
    const { element, arrow } = await render(page);
    const frame = element.querySelector('iframe') as HTMLIFrameElement;
    const cover = element.querySelector('.et_pb_video_overlay') as HTMLElement;
    click(arrow('next'));
    await nextFrames();
    expect(frame.getAttribute('src')).toContain('autoplay');
    await finishAnimations();
    expect(frame.getAttribute('src')).toBe('about:blank?a=1&b=2');
    expect([cover.style.display, cover.style.opacity]).toEqual(['block', '1']);
    for (const stop of open.splice(0)) await stop();
    expect(element.outerHTML.trim()).toBe(new DOMParser().parseFromString(page, 'text/html').body.innerHTML.trim());
  });

  it.each([
    ['?autoplay=1', ''],
    ['?x=2&autoplay=1', '?x=2'],
    ['?autoplay=1&x=2', '?x=2'],
    ['?autoplay=10', '?autoplay=10'],
    ['?autoplay=0', '?autoplay=0'],
  ])('takes autoplay=1 out of %s', async (query, still) => {
    const frame = html`<div class="et_pb_slide_video"><iframe src="about:blank${query}"></iframe></div>`;
    const { element, arrow } = await render({ slides: [frame, 'two'] });
    click(arrow('next'));
    await finishAnimations();
    expect(element.querySelector('iframe')?.getAttribute('src')).toBe(`about:blank${still}`);
  });
});
