/** Galleries as sliders (docs/reference/sliders.md#gallery-controls). */
import { click, finishAnimations, html, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { gallerySlider } from '../src/gallery-slider';
import { controlPosition } from '../src/gallery-slider/gallery-slider';
import { css, gallery } from './slider-markup';

const open: (() => Promise<void>)[] = [];

async function render(page: string) {
  const { element, stop } = await renderBehavior(gallerySlider, page + css);
  open.push(stop);
  const items = [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')];
  return { element, items, next: () => element.querySelector('.et-pb-arrow-next') as HTMLElement };
}

afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

describe('a gallery slider', () => {
  it('has the gallery’s items as slides, and arrows in the color of the text', async () => {
    const { element, items, next } = await render(gallery());
    expect(items.map((item) => item.classList.contains('et-pb-active-slide'))).toEqual([true, false, false]);
    expect(element.querySelectorAll('.et-pb-controllers > a')).toHaveLength(3);
    expect(next().style.color).toBe('inherit');
    expect(element.hasAttribute('data-active-slide')).toBe(false);
    click(next());
    await finishAnimations();
    expect(items.map(({ style }) => style.display)).toEqual(['none', 'block', '']);
  });

  it('has no dots when the gallery disables them, and no controls for one picture', async () => {
    const { element } = await render(gallery(3, 'et_pb_slider_no_pagination'));
    expect(element.querySelector('.et-pb-controllers')).toBeNull();
    const alone = await render(gallery(1));
    expect(alone.element.children).toHaveLength(1);
  });

  it('is selected in the markup of Divi 5 and of the shop, but not as a grid', () => {
    const matches = (className: string) => {
      document.body.innerHTML = html`<div class="${className}"></div>`;
      return document.body.firstElementChild?.matches(gallerySlider.selector);
    };
    expect(matches('et_pb_gallery_1 et_pb_gallery et_pb_slider et_pb_gallery_fullwidth clearfix et_pb_module')).toBe(
      true,
    );
    expect(matches('et_pb_wc_gallery_0 et_pb_wc_gallery et_pb_gallery et_pb_gallery_fullwidth et_pb_slider')).toBe(
      true,
    );
    expect(matches('et_pb_module et_pb_gallery et_pb_gallery_grid')).toBe(false);
    expect(matches('et_pb_module et_pb_slider')).toBe(false);
  });
});

describe('controlPosition', () => {
  const slider = { top: 100, height: 400 };
  it.each([
    [{ top: 100, height: 400 }, '50%', '20px'],
    [{ top: 100, height: 300 }, '37.5%', '120px'],
    [{ top: 100, height: 60 }, '10%', '360px'],
    [{ top: 470, height: 30 }, '90%', '20px'],
    [{ top: 100, height: 500 }, '62.5%', '20px'],
  ])('for a picture at %o sets arrows at %s and dots at %s', (picture, top, bottom) => {
    expect(controlPosition(slider, picture)).toEqual({ top, bottom });
  });

  it('is undefined for an element without a box', () => {
    expect(controlPosition(slider, { top: 0, height: 0 })).toBeUndefined();
    expect(controlPosition({ top: 0, height: 0 }, slider)).toBeUndefined();
  });
});
