/** Address fields without the platform's scripts: states, labels and rows of a country (docs/reference/shop.md#addresses). */
import { start } from '@enliven/core';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressFields } from '../src';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;

afterEach(() => {
  for (const name of ['wc_country_select_params', 'wc_address_i18n_params']) delete globals[name];
});

describe('an address', () => {
  const FIELDS = html`<div class="woocommerce-billing-fields"><div><p class="form-row" data-priority="40"><label for="c">Country</label><select class="country_to_state" name="billing_country" id="c"><option>DE</option><option>US</option><option>AE</option></select></p><p class="form-row" id="billing_city_field" data-priority="70"><label for="billing_city">Town&nbsp;<abbr class="required">*</abbr></label><input name="billing_city" id="billing_city"></p><p class="form-row" id="billing_state_field" data-priority="80"><label for="billing_state">State&nbsp;<span class="optional">(optional)</span></label><span><input type="text" class="input-text" name="billing_state" id="billing_state" data-input-classes="mine" value="Bavaria"></span></p><p class="form-row validate-required" id="billing_postcode_field" data-priority="90"><label for="billing_postcode">ZIP</label><input name="billing_postcode" id="billing_postcode"></p></div></div>`;

  it('takes the states, labels and row order of its country', async () => {
    globals.wc_country_select_params = {
      countries: '{&quot;US&quot;:{&quot;CA&quot;:&quot;California&quot;},&quot;AE&quot;:[]}',
      i18n_select_state_text: 'Choose',
    };
    globals.wc_address_i18n_params = {
      locale: JSON.stringify({
        default: { state: { label: 'State', required: true } },
        US: { postcode: { priority: 45, label: 'ZIP code' } },
        AE: { postcode: { hidden: true } },
      }),
    };
    const { stop } = await renderBehavior(addressFields, FIELDS);
    const before = document.body.innerHTML;
    const choose = async (country: string) => {
      find<HTMLSelectElement>('#c').value = country;
      find('#c').dispatchEvent(new Event('change', { bubbles: true }));
      await nextFrames();
    };
    const state = () => find<HTMLInputElement>('[name=billing_state]');
    await choose('US');
    expect([
      state().localName,
      state().id,
      state().className,
      [...find<HTMLSelectElement>('#billing_state').options].map(({ text }) => text),
    ]).toEqual(['select', 'billing_state', 'state_select mine', ['Choose', 'California']]);
    expect([...document.querySelectorAll('.form-row')].map(({ id }) => id)).toEqual([
      '',
      'billing_postcode_field',
      'billing_city_field',
      'billing_state_field',
    ]);
    expect([find('#billing_postcode_field label').textContent?.trim(), find('#billing_state_field').className]).toEqual(
      ['ZIP code', 'form-row validate-required'],
    );
    await choose('AE');
    expect([
      state().type,
      find('#billing_state_field').style.display,
      find('#billing_postcode_field').style.display,
    ]).toEqual(['hidden', 'none', 'none']);
    await choose('DE');
    expect([state().type, state().value]).toEqual(['text', 'Bavaria']);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  const choose = async (country: string) => {
    find<HTMLSelectElement>('#c').value = country;
    find('#c').dispatchEvent(new Event('change', { bubbles: true }));
    await nextFrames();
  };
  const setLocale = (locale: object) => {
    globals.wc_country_select_params = { countries: '{"US":{"CA":"California"},"AE":[]}' };
    globals.wc_address_i18n_params = { locale: JSON.stringify(locale), i18n_required_text: 'needed' };
  };

  it('shows the state row that the server has hidden once a country needs a state', async () => {
    setLocale({});
    const printed = FIELDS.replace(
      'id="billing_state_field"',
      'id="billing_state_field" style="display: none"',
    ).replace('<option>DE', '<option>AE</option><option>DE');
    const { stop } = await renderBehavior(addressFields, printed);
    const before = document.body.innerHTML;
    await choose('US');
    expect([find('#billing_state_field').style.display, find('#billing_state').localName]).toEqual(['', 'select']);
    await choose('AE');
    expect(find('#billing_state_field').style.display).toBe('none');
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('matches a country that was chosen before the behavior mounted', async () => {
    setLocale({});
    root(FIELDS);
    find<HTMLSelectElement>('#c').value = 'US';
    const runtime = start([addressFields], { when: { 'address-fields': 'now' } });
    await until(() => find('#billing_state').localName === 'select');
    await runtime.stop();
    expect(find('#billing_state').localName).toBe('input');
  });

  it('sends no value of a row that its country hides, and restores the value with the row', async () => {
    setLocale({ AE: { postcode: { hidden: true } } });
    await renderBehavior(addressFields, FIELDS);
    const postcode = find<HTMLInputElement>('#billing_postcode');
    postcode.value = '10115';
    await choose('AE');
    expect(postcode.value).toBe('');
    await choose('DE');
    expect(postcode.value).toBe('10115');
  });

  it('takes required marks and row classes from the country', async () => {
    setLocale({
      default: { postcode: { required: true, class: ['form-row-wide', 'address-field'], placeholder: 'Code' } },
      US: { city: { required: false, class: ['form-row-last', 'hostile'] }, state: { required: true } },
    });
    await renderBehavior(addressFields, FIELDS);
    const changed = vi.fn();
    for (const name of ['changed', 'changing']) document.addEventListener(`shop:country_to_state_${name}`, changed);
    await choose('US');
    for (const name of ['changed', 'changing']) document.removeEventListener(`shop:country_to_state_${name}`, changed);
    const mark = (key: string) => {
      const { className, textContent, title } = find(`#billing_${key}_field label > *`);
      return [className, textContent, title];
    };
    expect([mark('city'), mark('state')]).toEqual([
      ['optional', '(optional)', ''],
      ['required', '*', 'needed'],
    ]);
    expect([find('#billing_city_field').className, find('#billing_postcode_field').className]).toEqual([
      'form-row form-row-last',
      'form-row validate-required form-row-wide',
    ]);
    expect(find('#billing_postcode').dataset.placeholder).toBe('Code');
    const wrapper = find('.woocommerce-billing-fields');
    expect(changed.mock.calls.map(([{ type, detail }]) => [type, ...detail.args])).toEqual([
      ['shop:country_to_state_changed', 'US', wrapper],
      ['shop:country_to_state_changing', 'US', wrapper],
    ]);
  });
});
