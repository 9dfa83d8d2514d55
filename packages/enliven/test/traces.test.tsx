/** Recognition of the theme's own scripts by their traces, without confusion with scripts of the site. */
import { claim, listen, markOwnListener } from '@enliven/core';
import { installLegacy } from '@enliven/modules/legacy';
import { withJQuery } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { findTrace } from '../src/coexistence';
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

/** Markup that pages of generation 5 print. */
const five = () => Object.assign(view, { diviBreakpointData: {} });

describe('functions on the window', () => {
  it('of the one script of generation 4 are traces for every module', () =>
    withJQuery(() => {
      view.et_pb_init_modules = () => {};
      const found = { handle: FOUR, what: 'et_pb_init_modules()' };
      expect([toggle, accordion, slider].map((one) => findTrace(one, document))).toEqual([found, found, found]);
      expect(findTrace(sticky, document)).toBeUndefined();
    }));

  it('of generation 5 are traces for one module', () =>
    withJQuery(() => {
      five();
      Object.assign(view, { et_pb_init_modules() {}, et_pb_slider_init() {} });
      expect(findTrace(slider, document)).toEqual({ handle: `${FIVE}slider`, what: 'et_pb_slider_init()' });
      expect(findTrace(toggle, document)).toBeUndefined();
    }));

  it('do not count without jQuery, which the originals need', () => {
    view.et_pb_init_modules = () => {};
    expect(findTrace(toggle, document)).toBeUndefined();
  });

  it.each([{ data: 'printed' }, [], 'text', 1, null])('do not count when the name has the value %j', (value) =>
    withJQuery(() => {
      view.et_pb_init_modules = value;
      expect(findTrace(toggle, document)).toBeUndefined();
    }),
  );

  it('do not count when our legacy package defines them', () =>
    withJQuery(() => {
      document.body.innerHTML = '<div class="et_pb_slider"></div>';
      const remove = installLegacy(document);
      expect(view.et_pb_slider_init).toBeTypeOf('function');
      expect([toggle, accordion, slider].map((one) => findTrace(one, document))).toEqual([
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
  ])('for elements of builders are traces of the theme’s script in generation $generation', ({ generation, handle }) =>
    withJQuery(($) => {
      if (generation === 5) five();
      const answer = () => {};
      $('body').on('click', '.et_pb_toggle_title, .et_fb_toggle_overlay', answer);
      const found = { handle, what: 'a listener for ".et_fb_toggle_overlay"' };
      expect([toggle, accordion, slider].map((one) => findTrace(one, document))).toEqual([found, found, undefined]);
      $('body').off('click', answer);
      expect(findTrace(toggle, document)).toBeUndefined();
    }),
  );

  it('for titles alone do not count', () =>
    withJQuery(($) => {
      document.body.innerHTML = '<div class="toggle"><h5 class="et_pb_toggle_title">Title</h5></div>';
      const note = () => {};
      $('body').on('click', '.et_pb_toggle_title', note);
      $('.et_pb_toggle_title').on('click', note);
      $(document).on('click', note);
      expect(findTrace(toggle, document)).toBeUndefined();
      $('body').off('click', note);
      $(document).off('click', note);
    }));
});

describe('element data', () => {
  it('of a slider is a trace of the theme’s script', () =>
    withJQuery(($) => {
      document.body.innerHTML = '<div class="et_pb_slider"></div><div class="et_pb_slider"></div>';
      expect(findTrace(slider, document)).toBeUndefined();
      $(find('.et_pb_slider:last-child')).data('et_pb_simple_slider', { et_slider_move_to() {} });
      expect(findTrace(slider, document)).toEqual({ handle: FOUR, what: 'jQuery\'s data "et_pb_simple_slider"' });
      five();
      expect(findTrace(slider, document)?.handle).toBe(`${FIVE}slider`);
    }));
});

describe('a script of the shop', () => {
  const of = (handle: string) => findTrace(behavior('shop', { incumbents: [handle] }), document)?.what;
  const BUTTON = '<form class="woocommerce-cart-form"><button name="update_cart" disabled>Update</button></form>';
  const COUNTRY = '<select class="country_to_state select2-hidden-accessible"></select>';

  it.each([
    ['wc-cart', 'wc_update_cart', '', BUTTON],
    ['wc-checkout', 'update_checkout', '', '<form class="checkout" novalidate></form>'],
    ['wc-country-select', 'change', 'select.country_to_state', COUNTRY],
  ])('is recognized by a listener and changed elements together, %s', (handle, type, selector, work) =>
    withJQuery(($) => {
      document.body.innerHTML = work;
      expect(of(handle)).toBeUndefined();
      $(document.body).on(type, selector || null, () => {});
      expect(of(handle)).toBe(`a listener for "${type}"`);
      document.body.innerHTML = work.replace(/ disabled| novalidate| select2-hidden-accessible/, '');
      expect(of(handle)).toBeUndefined();
      $(document.body).off();
    }),
  );

  it('is not recognized by a button that we have disabled', () =>
    withJQuery(($) => {
      document.body.innerHTML = BUTTON.replace(' disabled', '');
      const release = claim(find('button'), 'prop:disabled', true);
      $(document.body).on('wc_update_cart', () => {});
      expect(of('wc-cart')).toBeUndefined();
      release();
      $(document.body).off();
    }));

  it.each(['wc_update_cart', 'update_checkout', 'wc_fragment_refresh', 'country_to_state_changing'])(
    'is not recognized by a listener of statistics or payments for %s',
    (type) =>
      withJQuery(($) => {
        $(document.body).on(type, () => {});
        $(document.body).on('change', '.country_to_state', () => {});
        for (const handle of ['wc-cart', 'wc-checkout', 'wc-cart-fragments', 'wc-country-select', 'wc-address-i18n'])
          expect(of(handle)).toBeUndefined();
        $(document.body).off();
      }),
  );

  it('is recognized by a click listener with data, not by one without', () =>
    withJQuery(($) => {
      $(document.body).on('click', '.add_to_cart_button', () => {});
      expect(of('wc-add-to-cart')).toBeUndefined();
      $(document.body).on('click', '.add_to_cart_button:not(.wc-interactive)', { handler: {} }, () => {});
      expect(of('wc-add-to-cart')).toBe('a listener for "click"');
      $(document.body).off();
    }));

  it('is recognized by its jQuery plugins', () =>
    withJQuery(($) => {
      Object.assign($.fn, { wc_variation_form() {} });
      expect(of('wc-add-to-cart-variation')).toBe('jQuery\'s plugin "wc_variation_form"');
      Reflect.deleteProperty($.fn, 'wc_variation_form');
    }));

  it('is not recognized by listeners of our own', () =>
    withJQuery(($) => {
      document.body.innerHTML = '<form class="checkout" novalidate></form>';
      const ours = () => {};
      markOwnListener(ours);
      $(document.body).on('update_checkout', ours);
      const stop = listen(document.body, 'update_checkout', () => {});
      expect(of('wc-checkout')).toBeUndefined();
      stop();
      $(document.body).off();
    }));
});
