/** The theme's own scripts are recognized by what they leave behind, and never taken for what a site's own script does. */
import { shared } from '@enliven/core';
import { installLegacy } from '@enliven/modules/legacy';
import { withJQuery } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { traceOf } from '../src/coexistence';
import { behavior, find } from './support/behaviors';

const FOUR = 'divi-custom-script';
const FIVE = 'divi-module-library-script-';
const toggle = behavior('toggle', { incumbents: [FOUR, `${FIVE}toggle`] });
const accordion = behavior('accordion', { incumbents: [FOUR, `${FIVE}accordion`, `${FIVE}toggle`] });
const slider = behavior('et_pb_slider', { incumbents: [FOUR, `${FIVE}slider`] });
const sticky = behavior('sticky', { incumbents: ['et-builder-modules-script-sticky'] });

const view = globalThis as Record<string, unknown>;
const NAMES = ['et_pb_init_modules', 'et_pb_toggle_expand', 'et_pb_slider_init', 'diviBreakpointData'];

afterEach(() => {
  for (const name of NAMES) delete view[name];
  document.body.replaceChildren();
});

/** What pages of generation 5 print. */
const five = () => Object.assign(view, { diviBreakpointData: {} });

describe('functions on the window', () => {
  it('of the one script of generation 4 stand for every module', () =>
    withJQuery(() => {
      view.et_pb_init_modules = () => {};
      const found = { handle: FOUR, what: 'et_pb_init_modules()' };
      expect([toggle, accordion, slider].map((one) => traceOf(one, document))).toEqual([found, found, found]);
      expect(traceOf(sticky, document)).toBeUndefined();
    }));

  it('of generation 5 stand for one module', () =>
    withJQuery(() => {
      five();
      Object.assign(view, { et_pb_init_modules() {}, et_pb_slider_init() {} });
      expect(traceOf(slider, document)).toEqual({ handle: `${FIVE}slider`, what: 'et_pb_slider_init()' });
      expect(traceOf(toggle, document)).toBeUndefined();
    }));

  it('do not count without jQuery, which the originals need', () => {
    view.et_pb_init_modules = () => {};
    expect(traceOf(toggle, document)).toBeUndefined();
  });

  it.each([{ data: 'printed' }, [], 'text', 1, null])('do not count where %j has the name', (value) =>
    withJQuery(() => {
      view.et_pb_init_modules = value;
      expect(traceOf(toggle, document)).toBeUndefined();
    }),
  );

  it('do not count where they are ours, which legacy puts there', () =>
    withJQuery(() => {
      document.body.innerHTML = '<div class="et_pb_slider"></div>';
      const remove = installLegacy(document);
      expect(view.et_pb_slider_init).toBeTypeOf('function');
      expect([toggle, accordion, slider].map((one) => traceOf(one, document))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      remove();
    }));
});

describe('listeners on the body', () => {
  it.each([
    { generation: 4, handle: FOUR },
    { generation: 5, handle: `${FIVE}toggle` },
  ])('for what only a builder shows are the theme’s own in generation $generation', ({ generation, handle }) =>
    withJQuery(($) => {
      if (generation === 5) five();
      const answer = () => {};
      $('body').on('click', '.et_pb_toggle_title, .et_fb_toggle_overlay', answer);
      const found = { handle, what: 'a listener for ".et_fb_toggle_overlay"' };
      expect([toggle, accordion, slider].map((one) => traceOf(one, document))).toEqual([found, found, undefined]);
      $('body').off('click', answer);
      expect(traceOf(toggle, document)).toBeUndefined();
    }),
  );

  it('for titles alone are a child theme’s', () =>
    withJQuery(($) => {
      document.body.innerHTML = '<div class="toggle"><h5 class="et_pb_toggle_title">Title</h5></div>';
      const note = () => {};
      $('body').on('click', '.et_pb_toggle_title', note);
      $('.et_pb_toggle_title').on('click', note);
      $(document).on('click', note);
      expect(traceOf(toggle, document)).toBeUndefined();
      $('body').off('click', note);
      $(document).off('click', note);
    }));
});

describe('element data', () => {
  it('of a slider is the theme’s own engine', () =>
    withJQuery(($) => {
      document.body.innerHTML = '<div class="et_pb_slider"></div><div class="et_pb_slider"></div>';
      expect(traceOf(slider, document)).toBeUndefined();
      $(find('.et_pb_slider:last-child')).data('et_pb_simple_slider', { et_slider_move_to() {} });
      expect(traceOf(slider, document)).toEqual({ handle: FOUR, what: 'jQuery\'s data "et_pb_simple_slider"' });
      five();
      expect(traceOf(slider, document)?.handle).toBe(`${FIVE}slider`);
    }));
});

describe('the shop', () => {
  const of = (handle: string) => traceOf(behavior('shop', { incumbents: [handle] }), document)?.what;

  it.each([
    ['wc-cart', 'wc_update_cart'],
    ['wc-checkout', 'update_checkout'],
    ['wc-cart-fragments', 'wc_fragment_refresh'],
    ['wc-address-i18n', 'country_to_state_changing'],
  ])('is told by what %s listens to', (handle, type) =>
    withJQuery(($) => {
      expect(of(handle)).toBeUndefined();
      $(document.body).on(type, () => {});
      expect(of(handle)).toBe(`a listener for "${type}"`);
      $(document.body).off(type);
    }),
  );

  it('is told by presses and plugins, but not by our own bridge', () =>
    withJQuery(($) => {
      $(document.body).on('click', '.others', () => {});
      expect(of('wc-add-to-cart')).toBeUndefined();
      $(document.body).on('click', '.add_to_cart_button:not(.wc-interactive)', () => {});
      expect(of('wc-add-to-cart')).toBe('a listener for "click"');
      Object.assign($.fn, { wc_variation_form() {} });
      expect(of('wc-add-to-cart-variation')).toBe('jQuery\'s plugin "wc_variation_form"');
      Reflect.deleteProperty($.fn, 'wc_variation_form');
      const ours = () => {};
      shared('shop-listeners', () => new WeakSet<object>()).add(ours);
      $(document.body).on('update_checkout', ours);
      expect(of('wc-checkout')).toBeUndefined();
      $(document.body).off();
    }));
});
