/** Sliders before a move, nested, and while their slides change (docs/reference/sliders.md). */
import { switched } from '@enliven/core';
import { click, finishAnimations, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { slider as markup, slider5 } from './slider-markup';
import { render, stageSliders } from './slider-stage';

stageSliders();

describe('a slider before its first move', () => {
  it('marks its first slide and leaves display to the style sheet', async () => {
    const { element, active, style } = await render(slider5());
    expect(active()).toBe(0);
    expect(element.dataset.activeSlide).toBe('divi/slide-0');
    expect(style('display')).toEqual(['', '', '']);
    expect(style('zIndex')).toEqual(['', '', '']);
  });

  it('has arrows and dots with the theme’s classes, and with names', async () => {
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

  it('has the labels of the page', async () => {
    vi.stubGlobal('et_pb_custom', { previous: 'Zurück', next: 'Weiter' });
    const { arrow } = await render();
    expect([arrow('prev').textContent, arrow('next').textContent]).toEqual(['Zurück', 'Weiter']);
  });

  it('is a carousel of slides for screen readers', async () => {
    const { element, slides } = await render();
    const attributesOf = (at: Element, ...names: string[]) => names.map((name) => at.getAttribute(name));
    expect(attributesOf(element, 'role', 'aria-roledescription', 'aria-label')).toEqual([
      'region',
      'carousel',
      'Slides',
    ]);
    expect(attributesOf(slides[1] as Element, 'role', 'aria-roledescription', 'aria-label')).toEqual([
      'group',
      'slide',
      '2 of 3',
    ]);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    expect(element.querySelector('.et_pb_slides')?.getAttribute('aria-live')).toBe('polite');
  });

  it('is numbered when there are several sliders, unless the page names it', async () => {
    await render(markup() + markup().replace('<div', '<div aria-label="Our boats"'));
    const labels = [...document.querySelectorAll('.et_pb_slider')].map((root) => root.getAttribute('aria-label'));
    expect(labels).toEqual(['Slides 1', 'Our boats']);
  });

  it.each([
    ['et_pb_slider_no_arrows', ['et_pb_slides', 'et-pb-controllers']],
    ['et_pb_slider_no_pagination', ['et_pb_slides', 'et-pb-slider-arrows']],
    ['et_pb_slider_no_arrows et_pb_slider_no_pagination', ['et_pb_slides']],
  ])('has only the controls that the classes %s allow', async (classes, parts) => {
    const { element } = await render({ classes });
    expect([...element.children].map(({ className }) => className)).toEqual(parts);
  });

  it('has a class on its dots when a slide contains a video', async () => {
    const { element } = await render({ slides: ['<video></video>', 'two'] });
    expect(element.lastElementChild?.className).toBe('et-pb-controllers et-pb-controllers-has-video-tag');
  });

  it('has no controls for one slide, but marks the slide', async () => {
    const { element, active } = await render({ slides: ['alone'], classes: 'et_slider_auto et_slider_speed_20' });
    expect(element.children).toHaveLength(1);
    expect(element.hasAttribute('role')).toBe(false);
    expect(active()).toBe(0);
    expect(element.dataset.activeSlide).toBe('et_pb_slide_0');
  });

  it('has a class without slides in Divi 5 only', async () => {
    const { element } = await render({ slides: [] });
    expect(element.outerHTML).not.toContain('et_pb_slider_empty');
    const five = await render(slider5({ slides: [] }));
    expect(five.element.classList.contains('et_pb_slider_empty')).toBe(true);
  });

  it('marks slides without content', async () => {
    const { slides } = await render({ slides: ['', '<img alt="" src="data:,">', 'words'] });
    const marked = slides.map((slide) => slide.querySelector('.et_pb_container')?.matches('.et_pb_empty_slide'));
    expect(marked).toEqual([true, false, false]);
  });
});

describe('sliders', () => {
  it('inside a slide move independently', async () => {
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

  it('follow added and removed slides, and keep the active slide', async () => {
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

it('a slider shows and hides its controls when multi-view changes its classes', async () => {
  const { element, dots } = await render();
  const arrows = () => element.querySelectorAll('[class^="et-pb-arrow"]').length;
  const first = element.querySelector('.et_pb_slide');
  element.classList.add('et_pb_slider_no_arrows', 'et_pb_slider_no_pagination');
  switched.emit({ element, module: 'et_pb_slider' });
  await until(() => arrows() === 0 && dots().length === 0);
  element.classList.remove('et_pb_slider_no_arrows', 'et_pb_slider_no_pagination');
  switched.emit({ element, module: 'et_pb_slider' });
  await until(() => arrows() === 2 && dots().length === 3);
  expect(element.querySelector('.et-pb-active-slide')).toBe(first);
});
