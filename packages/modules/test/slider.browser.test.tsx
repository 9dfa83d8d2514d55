/** Sliders in a browser: heights, images, fades and focus. */
import { revealed } from '@enliven/core';
import { gallerySlider } from '@enliven/modules/gallery-slider';
import { slider } from '@enliven/modules/slider';
import { click, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { css, gallery, slider as markup, slider5 } from './slider-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const tall = (height: number) => html`<h2>Slide</h2><div style="height: ${height}px">words</div>`;
/** Returns a data URL of an image with the given size. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

async function render(markup_: string, behavior = slider) {
  const { element, stop } = await renderBehavior(behavior, markup_ + css);
  open.push(stop);
  const containers = [...element.querySelectorAll<HTMLElement>('.et_pb_container')];
  const slides = [...element.querySelectorAll<HTMLElement>('.et_pb_slide')];
  const heights = () => containers.map((container) => container.style.height);
  return { element, slides, containers, heights, next: element.querySelector('.et-pb-arrow-next') as HTMLElement };
}

const pixels = (text: string | undefined) => Number.parseFloat(text || 'NaN');

describe('slide heights', () => {
  it('are those of the tallest slide, hidden or not', async () => {
    const { heights, element, slides } = await render(markup({ slides: [tall(50), tall(300), tall(10)] }));
    await until(() => heights().every(Boolean));
    expect(new Set(heights()).size).toBe(1);
    expect(pixels(heights()[0])).toBeGreaterThan(300);
    expect(slides.some((slide) => slide.matches('.et_pb_temp_slide') || slide.style.visibility)).toBe(false);
    const before = element.offsetHeight;
    click(element.querySelectorAll('.et-pb-controllers a')[2] as Element);
    await until(
      () => slides[2]?.matches('.et-pb-active-slide') === true && !element.querySelector('.et_slide_transition'),
    );
    expect(element.offsetHeight).toBe(before);
  });

  it('follow the width, and are measured when a hidden slider is shown', async () => {
    const words = `<p>${'word '.repeat(150)}</p>`;
    const { heights } = await render(html`<section hidden>${markup({ slides: ['short', words] })}</section>`);
    await nextFrames(4);
    expect(heights().every((height) => height === '')).toBe(true);
    const section = document.querySelector('section') as HTMLElement;
    section.hidden = false;
    await until(() => heights().every(Boolean));
    const wide = pixels(heights()[0]);
    section.style.width = '300px';
    await until(() => pixels(heights()[0]) > wide * 2);
    section.style.width = '';
    await until(() => pixels(heights()[0]) === wide);
  });

  it('follow images that load, and the channel revealed', async () => {
    const { element, heights } = await render(markup({ slides: ['short', '<img alt="">'] }));
    await until(() => heights().every(Boolean));
    const before = pixels(heights()[0]);
    (element.querySelector('img') as HTMLImageElement).src = picture(20, 400);
    await until(() => pixels(heights()[0]) >= before + 300);
    (element.querySelector('.et_pb_slide_description') as HTMLElement).style.paddingTop = '900px';
    revealed.emit(element);
    await until(() => pixels(heights()[0]) >= 900);
  });

  it('are minimum heights in the first section, which has space for the header', async () => {
    const slides = [tall(300).replace('words', `<img alt="" src="${picture(20, 900)}">`), tall(10)];
    const beneath = html`<div class="et_pb_section et_pb_section_first">${markup({ slides })}</div>
      <style>.et_pb_slide { padding-top: 111px } .et_pb_slide_image { position: absolute }</style>`;
    const { heights, containers, element } = await render(
      beneath.replace('<img', '<div class="et_pb_slide_image">$&').replace(/<img[^>]*>/, '$&</div>'),
    );
    await until(() => containers.every((container) => container.style.minHeight));
    expect(heights().every((height) => height === '')).toBe(true);
    const least = containers.map((container) => pixels(container.style.minHeight));
    expect(least[1]).toBe(least[0]);
    // The style sheet rounds to fewer digits than the product.
    const limit = Number(least[0]) * 0.8;
    await until(() => Math.abs(pixels(element.querySelector('img')?.style.maxHeight) - limit) < 0.01);
  });

  it('include images of hidden slides that load lazily', async () => {
    const lazy = html`<div class="et_pb_slide_image"><img alt="" loading="lazy" width="300" height="600" src="${picture(300, 600)}"></div>
      <style>.et_pb_slide_image img { width: auto; height: auto; max-width: 100% }</style>`;
    const { heights, slides } = await render(markup({ slides: [tall(10), lazy] }));
    await until(() => heights().every(Boolean));
    expect(slides[1]?.querySelector('img')?.complete).toBe(false);
    expect(slides[1]?.querySelector('img')?.style.width).toBe('');
    expect(pixels(heights()[0])).toBeGreaterThanOrEqual(600);
  });

  it('include images above the text and their margins in a post slider', async () => {
    const image = html`<div class="et_pb_slide_image" style="margin: 7px 0 13px"><img alt="" src="${picture(20, 90)}"></div>`;
    const post = markup({ slides: [tall(100), tall(100)], classes: 'et_pb_post_slider et_pb_post_slider_image_top' });
    const { heights, slides } = await render(post.replace('<div class="et_pb_slide_description">', `${image}$&`));
    await until(() => heights().every(Boolean));
    const [first] = slides as [HTMLElement];
    const natural = first.querySelector<HTMLElement>('.et_pb_slider_container_inner')?.offsetHeight ?? 0;
    expect(pixels(heights()[0])).toBeGreaterThanOrEqual(natural + 7 + 13 + 10 - 1);
    expect(slides.map((slide) => slide.matches('.et_pb_no_image'))).toEqual([false, true]);
  });
});

describe('images and videos in slides', () => {
  const media = (inner: string) =>
    markup({ slides: [tall(400), 'two'] })
      .replace('et_pb_slide_0 ', 'et_pb_slide_0 et_pb_media_alignment_center ')
      .replace('<div class="et_pb_slide_description">', `${inner}$&`) +
    html`<style>.et_pb_slide_image, .et_pb_slide_video { position: absolute; top: 50%; }</style>`;

  it('have at most 80 % of the height, and are centered vertically', async () => {
    const image = html`<div class="et_pb_slide_image"><img alt="" src="${picture(200, 1000)}"></div>`;
    const { element } = await render(media(image));
    const img = element.querySelector('img') as HTMLImageElement;
    const box = img.parentElement as HTMLElement;
    await until(() => img.complete && img.style.maxHeight !== '' && box.style.marginTop !== '');
    await until(() => Math.abs(img.offsetHeight - element.clientHeight * 0.8) < 2);
    expect(Math.abs(pixels(box.style.marginTop) + box.offsetHeight / 2)).toBeLessThan(1);
    expect(img.matches('.active')).toBe(true);
  });

  it('have no inline size of a player, and are centered vertically', async () => {
    const video = html`<div class="et_pb_slide_video"><video class="wp-video-shortcode" style="width: 640px; height: 10px"></video></div>`;
    const { element } = await render(media(video));
    const player = element.querySelector('video') as HTMLVideoElement;
    const box = player.parentElement as HTMLElement;
    await until(() => box.style.marginTop !== '');
    expect([player.style.width, player.style.height]).toEqual(['', '']);
    expect(Math.abs(pixels(box.style.marginTop) + box.offsetHeight / 2)).toBeLessThan(1);
  });
});

describe('a video of WordPress in a slide', () => {
  it('is as wide as its half of the slide, and centered, without a style sheet for players', async () => {
    const video = html`<div class="et_pb_slide_video"><div class="wp-video" style="width: 640px">
      <div style="aspect-ratio: 16 / 9"></div></div></div>`;
    const slides = markup({ slides: [tall(400), 'two'] })
      .replace('et_pb_slide_0 ', 'et_pb_slide_0 et_pb_media_alignment_center ')
      .replace('<div class="et_pb_slide_description">', `${video}$&`);
    const half = html`<style>.et_pb_slide_video { position: absolute; top: 50%; width: 320px; }</style>`;
    const { element } = await render(slides + half);
    const box = element.querySelector('.et_pb_slide_video') as HTMLElement;
    await until(() => box.style.marginTop !== '');
    expect((box.firstElementChild as HTMLElement).offsetWidth).toBe(320);
    expect(pixels(box.style.marginTop)).toBe(-90);
  });
});

describe('fades of slides', () => {
  it('take 700 ms, for both slides at once, and end without a flash', async () => {
    const { slides, next } = await render(markup());
    const fade = (at: number) => slides[at]?.getAnimations().find(({ effect }) => effect?.getTiming().duration === 700);
    click(next);
    await until(() => fade(0) !== undefined && fade(1) !== undefined);
    const seen: number[] = [];
    const old = slides[0] as HTMLElement;
    fade(0)?.finish();
    fade(1)?.finish();
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (getComputedStyle(old).display !== 'none') seen.push(Number(getComputedStyle(old).opacity));
    }
    expect(seen.every((opacity) => opacity === 0)).toBe(true);
    await until(() => old.style.display === 'none');
    expect(slides[1]?.getAttribute('style')).toBe('z-index: 1; display: block;');
  });
});

describe('focus in a slider', () => {
  it('moves from the pause button to arrows and dots, and into the shown slide only', async () => {
    const { element } = await render(markup({ classes: 'et_slider_auto' }));
    await until(() => !!element.querySelector('[aria-label="Pause slides"]'));
    const stops: string[] = [];
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab();
      const at = document.activeElement as HTMLElement;
      stops.push(at.getAttribute('aria-label') ?? at.textContent ?? '');
    }
    expect(stops).toEqual([
      'Pause slides',
      'more',
      'Previous',
      'Next',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
    expect(element.querySelector('.et_pb_slides')?.getAttribute('aria-live')).toBe('polite');
    await userEvent.keyboard('{ArrowRight}');
    await until(() => element.querySelector('.et-pb-active-control')?.textContent === '2');
    await until(() => !element.querySelector('.et_slide_transition'));
    await userEvent.keyboard('{Enter}');
    await until(() => element.querySelector('.et-pb-active-control')?.textContent === '3');
  });
});

describe('gallery sliders of Divi 5', () => {
  it('place arrows at the middle of the image and dots above its lower edge', async () => {
    const image = picture(400, 200);
    const shots = gallery().replaceAll('data:,', image).replaceAll('<img', '<img style="display:block"');
    const { element, next } = await render(html`<div class="et_block_section">${shots}</div>`, gallerySlider);
    const box = element.querySelector('.et_pb_gallery_image') as HTMLElement;
    const dots = element.querySelector('.et-pb-controllers') as HTMLElement;
    await until(() => box.offsetHeight === 200 && next.style.top !== '');
    const middle = (box.getBoundingClientRect().top - element.getBoundingClientRect().top + 100) / element.offsetHeight;
    await until(() => Math.abs(pixels(next.style.top) - middle * 100) < 0.5);
    expect(next.style.marginTop).toBe('-24px');
    const below = element.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    expect(Math.abs(pixels(dots.style.bottom) - below - 20)).toBeLessThanOrEqual(1);
  });

  it('keep the height of an image that was shown until the width changes', async () => {
    const image = picture(400, 200);
    const { element, next } = await render(gallery().replaceAll('data:,', image), gallerySlider);
    const second = element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')[1] as HTMLElement;
    click(next);
    await until(() => second.style.maxHeight !== '');
    expect(pixels(second.style.maxHeight)).toBe(second.offsetHeight);
    element.style.width = '500px';
    await until(() => second.style.maxHeight === '');
    element.removeAttribute('style');
  });
});

describe('a slider of Divi 5', () => {
  it('has slides of equal height', async () => {
    const { heights } = await render(slider5({ slides: [tall(50), tall(200)] }));
    await until(() => heights().every(Boolean));
    expect(new Set(heights()).size).toBe(1);
  });
});
