/** Moves of the slider (docs/reference/sliders.md#moves). */
import { click, finishAnimations, html, key, nextFrames, withJQuery } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { slider as markup, slider5 } from './slider-markup';
import { render, stageSliders } from './slider-stage';

stageSliders();

describe('a move of the slider', () => {
  it('fades the old and the new slide together, then hides the old slide', async () => {
    const { element, arrow, active, having, style, dots } = await render();
    expect(click(arrow('next'))).toBe(false);
    await nextFrames();
    expect(element.matches('.et_slide_transition_to_next')).toBe(true);
    expect(element.dataset.activeSlide).toBe('et_pb_slide_1');
    expect([active(), having('et-pb-moved-slide'), having('et_slide_transition')]).toEqual([1, 0, 0]);
    expect(style('display')).toEqual(['list-item', 'block', '']);
    expect(style('zIndex')).toEqual(['2', '1', '1']);
    expect(dots().map(({ className }) => className)).toEqual(['', 'et-pb-active-control', '']);
    await finishAnimations();
    expect(style('display')).toEqual(['none', 'block', '']);
    expect(style('opacity')).toEqual(['', '', '']);
    expect([having('et-pb-moved-slide'), having('et_slide_transition')]).toEqual([0, -1]);
  });

  it('shows the new slide synchronously in the press', async () => {
    const { arrow, active, dots } = await render();
    click(arrow('next'));
    expect(active()).toBe(1);
    expect(dots()[1]?.getAttribute('aria-current')).toBe('true');
  });

  it('is not changed by a listener that requests another move', async () => {
    const { element, arrow, active } = await render();
    element.addEventListener('slide', () => click(arrow('prev')));
    click(arrow('next'));
    await finishAnimations();
    expect(active()).toBe(1);
  });

  it('wraps around both ends, and replaces the class of the last move', async () => {
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

  it('leads to the slide of the pressed dot, and ignores the current dot', async () => {
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

  it('is ignored while another move runs', async () => {
    const { arrow, dots, active } = await render();
    click(arrow('next'));
    click(arrow('next'));
    await nextFrames();
    click(dots()[0] as Element);
    await finishAnimations();
    expect(active()).toBe(1);
  });

  it('dispatches three events with their details', async () => {
    const { element, arrow, slides } = await render();
    const events: [string, unknown][] = [];
    const types = ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'];
    const record = (event: Event) => void events.push([event.type, (event as CustomEvent).detail]);
    for (const type of types) document.addEventListener(type, record);
    click(arrow('next'));
    click(arrow('next'));
    expect(events).toEqual([
      ['slide', { current: slides[0], next: slides[1] }],
      ['simple_slider_before_move_to', { direction: 'next', next_slide: slides[1] }],
    ]);
    await finishAnimations();
    for (const type of types) document.removeEventListener(type, record);
    expect(events.slice(2)).toEqual([['simple_slider_after_move_to', { next_slide: slides[1] }]]);
    expect(element.querySelector('.et-pb-active-slide')).toBe(slides[1]);
  });

  it('has no fade under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { arrow, style, active } = await render();
    click(arrow('next'));
    await nextFrames();
    expect(active()).toBe(1);
    expect(style('display')).toEqual(['none', 'block', '']);
  });

  it('sets the text color of the new slide on the slider when the fade has ended', async () => {
    const { element, arrow } = await render();
    const layout = () => /et_pb_bg_layout_(\w+)/.exec(element.className)?.[1];
    expect(layout()).toBe('dark');
    click(arrow('next'));
    await nextFrames();
    expect(layout()).toBe('dark');
    await finishAnimations();
    expect(layout()).toBe('light');
  });

  it('changes the text color that the server has set only with the first move', async () => {
    const { element, arrow } = await render({ classes: 'et_pb_bg_layout_light' });
    expect(element.matches('.et_pb_bg_layout_light:not(.et_pb_bg_layout_dark)')).toBe(true);
    click(arrow('prev'));
    await finishAnimations();
    expect(element.matches('.et_pb_bg_layout_dark:not(.et_pb_bg_layout_light)')).toBe(true);
  });

  it('sets no text color in Divi 5', async () => {
    const { element } = await render(html`<div class="entry">${slider5()}</div>`);
    expect(element.className).not.toContain('et_pb_bg_layout');
  });
});

describe('a slider', () => {
  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
  ])('moves with %s on a control to slide %d, in every text direction', async (name, to) => {
    const { element, dots, active } = await render();
    element.dir = 'rtl';
    expect(key(name, dots()[0] as Element)).toBe(false);
    await finishAnimations();
    expect(active()).toBe(to);
    element.removeAttribute('dir');
  });

  it('moves with Space on a control, and leaves other keys and modifiers to the browser', async () => {
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

  it('moves with swipes, but not with the mouse or during a move', async () => {
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

  it('ignores a swipe in a slider inside a slide', async () => {
    const inner = markup({ slides: ['<p>inner one</p>', 'inner two'] }).replace('et_pb_slider_0', 'et_pb_slider_9');
    const { element, active } = await render({ slides: [inner, 'two'] });
    const inside = element.querySelector('.et_pb_slider_9') as HTMLElement;
    swipe(inside.querySelector('p') as Element, -100);
    await finishAnimations();
    expect(inside.querySelector('.et-pb-active-slide')?.textContent).toContain('inner two');
    expect(active()).toBe(0);
  });

  it('ignores swipes without arrows', async () => {
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
  ])('handles the event enliven:move to %s', async (to, at) => {
    const { element, active } = await render();
    element.dispatchEvent(Object.assign(new Event('enliven:move'), { to }));
    await finishAnimations();
    expect(active()).toBe(at);
  });

  it('handles clicks and moves that jQuery triggers, and dispatches events to jQuery', async () => {
    await withJQuery(async ($) => {
      const { element, arrow, active } = await render();
      const directions: unknown[] = [];
      $(element).on('simple_slider_before_move_to', (event) => {
        directions.push((event as unknown as { direction: unknown }).direction);
      });
      $(arrow('next')).trigger('click');
      await finishAnimations();
      expect(active()).toBe(1);
      $(element).trigger($.Event('enliven:move', { to: 'next' }));
      await finishAnimations();
      expect(active()).toBe(2);
      expect(directions).toEqual(['next', 'next']);
      swipe(element.querySelector('.et_pb_slide') as Element, 100);
      await finishAnimations();
      expect(active()).toBe(1);
      $(element).off();
    });
  });
});
