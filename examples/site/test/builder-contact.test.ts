// Contact forms of the builder: accepted and rejected submissions, and the responses.

import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { contactForms } from '../src/content/contact-forms';
import { openStore } from '../src/database';
import { contactNonce } from '../src/theme/contact-form';

const long = contactForms[0]?.fields ?? [];

const send = async (generation: 4 | 5, change: Record<string, string> = {}, query = '') => {
  const store = openStore();
  const key = generation === 4 ? '0' : (contactForms[0]?.unique ?? '');
  const name = (id: string, place: number) =>
    generation === 4 ? `et_pb_contact_${id}_0` : `et_pb_contact_0_${id}_${place}`;
  const unconditional = long.filter(({ logic }) => !logic);
  const described = unconditional.map(({ id, type, required }) => ({
    field_id: name(
      id,
      long.findIndex((field) => field.id === id),
    ),
    original_id: id,
    required_mark: required ? 'required' : 'not_required',
    field_type: type,
    field_label: id,
  }));
  const body = new URLSearchParams({
    ...Object.fromEntries(
      described.map(({ field_id, field_type }) => [field_id, field_type === 'email' ? 'noor@site.example' : 'Noor']),
    ),
    [`et_pb_contactform_submit_${key}`]: 'et_contact_proccess',
    [`et_pb_contact_captcha_${key}`]: '7',
    [`_wpnonce-et-pb-contact-form-submitted-${key}`]: contactNonce,
    [`et_pb_contact_email_fields_${key}`]: JSON.stringify(described),
    [`et_pb_contact_email_hidden_fields_${key}`]: JSON.stringify(['guests', 'band']),
    ...Object.fromEntries(Object.entries(change).map(([field, value]) => [field.replace('KEY', key), value])),
  });
  const path = generation === 4 ? '/contact' : '/d5/contact';
  const response = await createApp({ store }).request(path + query, { method: 'POST', body });
  const text = await response.text();
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });
  const document = new window.DOMParser().parseFromString(text, 'text/html');
  const root = document.querySelector('.et_pb_contact_form_container');
  return { response, root, message: root?.querySelector('.et-pb-contact-message'), stored: store.list() };
};

describe.each([4, 5] as const)('generation %i', (generation) => {
  it('accepts a complete form, stores it, and responds without a form', async () => {
    const { response, root, message, stored } = await send(generation);
    expect(response.status).toBe(200);
    expect(message?.innerHTML).toBe(`<p>${contactForms[0]?.thanks}</p>`);
    expect(root?.querySelector('form')).toBeNull();
    expect(stored[0]).toMatchObject({ kind: 'builder-contact', payload: { form: 0, fields: { name: 'Noor' } } });
  });

  it.each([
    ['an outdated nonce', { '_wpnonce-et-pb-contact-form-submitted-KEY': 'old' }, /too long/],
    ['a missing captcha', { et_pb_contact_captcha_KEY: '' }, /sum/],
    ['a missing list of fields', { et_pb_contact_email_fields_KEY: '' }, /Invalid submission/],
    ['an incomplete list of fields', { et_pb_contact_email_hidden_fields_KEY: '[]' }, /Invalid submission/],
    ['an invalid list of fields', { et_pb_contact_email_fields_KEY: '{"a":1}' }, /Invalid submission/],
  ])('rejects %s with a new form', async (_, change, sentence) => {
    const { root, message, stored } = await send(generation, change);
    expect(message?.querySelector('.et_pb_contact_error_text')?.textContent).toMatch(sentence);
    expect(root?.querySelector('form')).not.toBeNull();
    expect(stored).toEqual([]);
  });
});

describe('submitted text', () => {
  it('is escaped in the new form', async () => {
    const { root } = await send(4, { et_pb_contact_name_0: '"><img src=x>', et_pb_contact_email_0: 'noor' });
    expect(root?.querySelector('[name=et_pb_contact_name_0]')?.getAttribute('value')).toBe('"><img src=x>');
    expect(root?.querySelector('img')).toBeNull();
    expect(root?.querySelector('.et_pb_contact_error_text')?.textContent).toMatch(/email address/);
  });
});

describe('failures', () => {
  it('occur on request', async () => {
    expect((await send(4, {}, '?reply=500')).response.status).toBe(500);
    expect((await send(4, { _reply: 'html' })).root).toBeNull();
    expect((await send(5, { _reply: 'refused' })).message?.textContent).toMatch(/postman/);
  });

  it('do not occur for an unknown form, which gets the page', async () => {
    const response = await createApp().request('/contact', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(await response.text()).toContain('et_pb_contact_form_container');
  });
});
