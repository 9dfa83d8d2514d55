/** Video sliders, their thumbnails and dots (docs/reference/sliders.md#video-sliders). */
import { switched } from '@enliven/core';
import { click, finishAnimations, html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { videoSlider } from '../src/video-slider';
import { backgroundOf } from '../src/video-slider/video-slider';
import { css, videoSlider as markup } from './slider-markup';

const open: (() => Promise<void>)[] = [];

async function render(page = markup()) {
  const { element, stop } = await renderBehavior(videoSlider, page + css);
  open.push(stop);
  const wrapper = document.querySelector('.et_pb_video_slider') as HTMLElement;
  const thumbs = () => [...wrapper.querySelectorAll<HTMLElement>('.et_pb_carousel_item')];
  const thumb = (at: number) => thumbs().find(({ dataset }) => dataset.slideId === String(at)) as HTMLElement;
  const at = () =>
    [...element.querySelectorAll('.et_pb_slide')].findIndex((slide) => slide.matches('.et-pb-active-slide'));
  return { element, wrapper, thumbs, thumb, at };
}

afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

describe('thumbnails of a video slider', () => {
  it('are in a carousel after the slider, with the images of the slides', async () => {
    const { element, wrapper, thumbs, thumb } = await render();
    expect(element.nextElementSibling?.className).toBe('et_pb_carousel container-width-change-notify');
    expect(element.querySelector('.et-pb-controllers')).toBeNull();
    expect(wrapper.querySelectorAll('.et-carousel-group.active > .et_pb_carousel_item')).toHaveLength(3);
    expect(
      thumbs()
        .map(({ dataset }) => dataset.slideId)
        .sort(),
    ).toEqual(['0', '1', '2', '3', '4']);
    const first = thumb(0);
    expect(first.className).toContain('et-pb-active-control');
    const cover = first.querySelector<HTMLElement>(':scope > .et_pb_video_overlay');
    expect(cover?.style.backgroundImage).toContain('/thumb-0.jpg');
    expect(cover?.querySelector(':scope > .et_pb_video_overlay_hover > a.et_pb_video_play')).not.toBeNull();
  });

  it('choose a slide by click and by key, and have aria-current for the shown one', async () => {
    const { thumb, at } = await render();
    const link = (n: number) => thumb(n).querySelector('a') as HTMLElement;
    expect(click(thumb(2).querySelector('.et_pb_video_overlay') as Element)).toBe(false);
    await finishAnimations();
    expect(at()).toBe(2);
    expect(thumb(2).matches('.et-pb-active-control')).toBe(true);
    expect(thumb(0).matches('.et-pb-active-control')).toBe(false);
    expect([link(2).getAttribute('aria-current'), link(0).getAttribute('aria-current')]).toEqual(['true', null]);
    expect([link(1).getAttribute('role'), link(1).getAttribute('aria-label')]).toEqual(['button', 'Go to slide 2']);
    expect(key(' ', link(1))).toBe(false);
    await finishAnimations();
    expect(at()).toBe(1);
  });

  it('are removed and added when multi-view changes the slider’s classes', async () => {
    const { element, thumbs, thumb, at } = await render();
    click(thumb(2).querySelector('a') as Element);
    await finishAnimations();
    element.classList.replace('et_pb_slider_carousel', 'et_pb_slider_dots');
    switched.emit({ element, module: 'et_pb_video_slider' });
    await until(() => thumbs().length === 0);
    element.classList.replace('et_pb_slider_dots', 'et_pb_slider_carousel');
    switched.emit({ element, module: 'et_pb_video_slider' });
    await until(() => thumbs().length === 5);
    expect([at(), thumb(2).matches('.et-pb-active-control')]).toEqual([2, true]);
  });

  it('follow the slider’s arrows, and slide by their own arrows', async () => {
    const { element, wrapper, thumb, at } = await render();
    click(element.querySelector('.et-pb-arrow-prev') as Element);
    await finishAnimations();
    expect(at()).toBe(4);
    expect(thumb(4).matches('.et-pb-active-control')).toBe(true);
    click(wrapper.querySelector('.et_pb_carousel .et-pb-arrow-next') as Element);
    await finishAnimations();
    expect(at()).toBe(4);
    expect(
      [...wrapper.querySelectorAll('.et-carousel-group > *')].map((item) => (item as HTMLElement).dataset.slideId),
    ).toEqual(['3', '4', '0']);
  });

  it('have a numbered class in Divi 5', async () => {
    const { thumb } = await render(html`<div class="et_block_section">${markup()}</div>`);
    expect(thumb(3).matches('.et_pb_carousel_item_3')).toBe(true);
  });

  it('do not exist for one video', async () => {
    const { wrapper } = await render(markup('carousel', 1));
    expect(wrapper.querySelector('.et_pb_carousel')).toBeNull();
  });

  it('are drawn again for slides that arrive late', async () => {
    const { element, thumbs } = await render(markup('carousel', 2));
    const late = document.createElement('div');
    late.className = 'et_pb_slide';
    element.querySelector('.et_pb_slides')?.append(late);
    await until(() => thumbs().length === 3);
    expect(document.querySelectorAll('.et_pb_carousel')).toHaveLength(1);
    expect(thumbs()[2]?.querySelector<HTMLElement>('.et_pb_video_overlay')?.style.backgroundImage).toBe('none');
  });

  it.each([
    [undefined, 'none'],
    ['', 'none'],
    ['/a b.jpg', 'url("/a b.jpg")'],
    ['/a");}*{color:red', 'url("/a\\");}*{color:red")'],
  ])('with the image %j have the background %s', (image, css_) => {
    expect(backgroundOf(image)).toBe(css_);
  });
});

describe('dots of a video slider', () => {
  it('are in the wrapper, where the colors of the controls apply', async () => {
    const { wrapper, element, at } = await render(markup('dots', 3));
    expect(element.nextElementSibling?.className).toBe('et-pb-controllers et-pb-controllers-has-video-tag');
    expect(wrapper.querySelector('.et_pb_carousel')).toBeNull();
    click(wrapper.querySelectorAll('.et-pb-controllers > a')[2] as Element);
    await finishAnimations();
    expect(at()).toBe(2);
  });
});

describe('the spinner of a video slider', () => {
  it('is removed after half a second, and restored at the end', async () => {
    const { element } = await render();
    expect(element.matches('.et_pb_preload')).toBe(true);
    await until(() => !element.matches('.et_pb_preload'));
    for (const stop of open.splice(0)) await stop();
    expect(element.matches('.et_pb_preload')).toBe(true);
  });
});

describe('a playing video in a video slider', () => {
  it('stops with its slide, and its cover is shown again', async () => {
    const { element, at } = await render();
    const video = element.querySelector('video') as HTMLVideoElement;
    const cover = element.querySelector('.et_pb_video_overlay') as HTMLElement;
    let paused = false;
    video.pause = () => {
      paused = true;
    };
    cover.style.display = 'none';
    click(element.querySelector('.et-pb-arrow-next') as Element);
    await nextFrames();
    expect(paused).toBe(false);
    await finishAnimations();
    expect(at()).toBe(1);
    expect(paused).toBe(true);
    expect(cover.style.display).toBe('block');
    cover.style.display = '';
  });
});
