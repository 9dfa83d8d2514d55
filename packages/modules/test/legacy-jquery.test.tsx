/** The theme's jQuery plugins and element data, where jQuery is on the page (docs/reference/legacy.md). */
import { click, finishAnimations, html, nextFrames, renderBehavior, withJQuery } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLegacy } from '../src/legacy';
import { slider } from '../src/slider';
import { css as sliderCss, slider as sliderMarkup } from './slider-markup';

type Call = (...args: unknown[]) => unknown;
const undo: (() => unknown)[] = [];

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
});

const install = () => void undo.push(installLegacy(document));

describe('with jQuery on the page', () => {
  it('the theme’s plugins and element data exist', () =>
    withJQuery(async ($) => {
      document.body.innerHTML = html`<div class="et_pb_slider"><a class="et-pb-arrow-next" href="#">Next</a><b><i class="x"><i class="x"></i></i></b></div>
<div class="et_pb_number_counter" data-number-value="1"></div>`;
      const moved = vi.fn();
      document
        .querySelector('.et_pb_slider')
        ?.addEventListener('enliven:move', (event) => moved((event as CustomEvent).detail));
      const stop = installLegacy(document);
      const root = $('.et_pb_slider') as unknown as Record<string, Call> & { data(name: string): Record<string, Call> };
      expect(root.et_pb_simple_slider?.({})).toBe(root);
      expect(root.closest_descendent?.('.x')).toHaveProperty('length', 1);
      root.data('et_pb_simple_slider').et_slider_move_to?.('next');
      expect(moved).toHaveBeenCalledWith({ to: 'next' });
      const counter = $('.et_pb_number_counter') as unknown as { data(name: string): Record<string, Call> };
      counter.data('easyPieChart').update?.(7);
      expect(document.querySelector('.et_pb_number_counter')?.getAttribute('data-number-value')).toBe('7');
      stop();
      expect('et_pb_simple_slider' in $.fn).toBe(false);
    }));

  it('a slider’s data tells whether a move runs, and can restore the slider', () =>
    withJQuery(async ($) => {
      const markup = sliderMarkup({ slides: ['one', 'two'] });
      const { element, stop } = await renderBehavior(slider, markup + sliderCss);
      undo.push(stop);
      install();
      const api = $(element).data('et_pb_simple_slider') as {
        et_animation_running: boolean;
        et_slider_destroy(): void;
      };
      expect(api.et_animation_running).toBe(false);
      click(element.querySelector('.et-pb-arrow-next') as Element);
      expect(api.et_animation_running).toBe(true);
      await finishAnimations();
      expect(api.et_animation_running).toBe(false);
      api.et_slider_destroy();
      await nextFrames();
      expect(element.outerHTML).toBe(markup.trim());
    }));

  it.each([
    [-31, 'swipeleft'],
    [31, 'swiperight'],
    [30, undefined],
  ])('a finger that moves %d px to the side causes the event %s', (by, type) =>
    withJQuery(($) => {
      install();
      document.body.innerHTML = '<p>Words</p>';
      const words = document.querySelector('p') as Element;
      const heard: unknown[] = [];
      $(words).on('swipeleft swiperight', (event) => {
        const { swipestart, swipestop } = event as unknown as Record<'swipestart' | 'swipestop', { coords: number[] }>;
        heard.push(event.type, swipestart.coords, swipestop.coords);
      });
      const point = (name: string, clientX: number) =>
        words.dispatchEvent(
          new PointerEvent(name, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX, clientY: 9 }),
        );
      point('pointerdown', 200);
      point('pointerup', 200 + by);
      expect(heard).toEqual(type ? [type, [200, 9], [200 + by, 9]] : []);
    }),
  );

  it('magnificPopup() handles the commands of the original plugin', () =>
    withJQuery(($) => {
      install();
      document.body.innerHTML = html`<p id="links"><a href="/1.jpg">1</a> <a href="/2.jpg">2</a> <a href="/3.jpg">3</a></p>`;
      const pressed: string[] = [];
      const press = (event: Event) => {
        event.preventDefault();
        pressed.push((event.target as Element).className);
      };
      document.body.addEventListener('click', press);
      undo.push(() => document.body.removeEventListener('click', press));
      const links = $('#links') as unknown as { magnificPopup(wanted: unknown, index?: number): unknown };
      const { instance } = ($ as unknown as { magnificPopup: { instance: { index: number } } }).magnificPopup;
      links.magnificPopup({ delegate: 'a', gallery: { enabled: true } });
      links.magnificPopup('open', 1);
      // The lightbox finds the gallery and opens the pressed image.
      expect([document.querySelectorAll('.et_post_gallery a').length, pressed]).toEqual([3, ['mfp-image']]);
      const buttons = ['mfp-arrow-right', 'mfp-arrow-left', 'mfp-close'];
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div class="mfp-wrap">${buttons.map((name) => `<button class="${name}"></button>`).join('')}</div>`,
      );
      for (const command of ['next', 'prev', 'close']) links.magnificPopup(command);
      expect(pressed.slice(1)).toEqual(buttons);
      links.magnificPopup('goTo', 2);
      expect([instance.index, pressed.at(-1)]).toEqual([2, 'mfp-arrow-right']);
    }));

  it('magnificPopup.instance tells whether the lightbox is open, and closes it', () =>
    withJQuery(async ($) => {
      const stop = installLegacy(document);
      const { instance } = ($ as unknown as { magnificPopup: { instance: { isOpen: boolean; close(): void } } })
        .magnificPopup;
      expect(instance.isOpen).toBe(false);
      document.body.innerHTML = '<div class="mfp-wrap"><button class="mfp-close"></button></div>';
      expect(instance.isOpen).toBe(true);
      const closed = vi.fn();
      document.querySelector('button')?.addEventListener('click', closed);
      instance.close();
      expect(closed).toHaveBeenCalledTimes(1);
      stop();
      expect('magnificPopup' in $).toBe(false);
    }));

  it('handlers of jQuery receive the theme’s events', () =>
    withJQuery(async ($) => {
      const heard = vi.fn();
      $(window).on('et_pb_before_init_modules', heard);
      install();
      $(window).off('et_pb_before_init_modules');
      expect(heard).toHaveBeenCalledTimes(1);
    }));
});
