/** Drafts and tag manager events of the builder's forms, across reloads and the new form of a reply. */
import { click, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '../src/contact-form';
import { newsletter } from '../src/newsletter';
import {
  area,
  boxes,
  captcha,
  contact,
  input,
  isShown,
  logic,
  REFUSED,
  radio,
  reply,
  select,
  signUp,
  THANKS,
} from './builder-markup';
import { tick, type as typeInto } from './plugin-visitor';
import { stageFetch } from './stage-fetch';

const globals = globalThis as { dataLayer?: unknown[]; et_pb_custom?: unknown };
const server = stageFetch();
const ends: (() => Promise<void> | void)[] = [];

beforeAll(() =>
  Promise.all([
    import('../src/contact-form/contact-session'),
    import('../src/newsletter/newsletter-session'),
    import('../src/builder/conditions'),
    import('../src/builder/redirect'),
    import('../src/builder/fetch-token'),
    import('../src/shared/form-extras'),
  ]),
);
beforeEach(() => {
  ends.push(silence().restore);
  globals.dataLayer = [];
  globals.et_pb_custom = { ajaxurl: '/ajax', et_frontend_nonce: 'n0nce' };
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  sessionStorage.clear();
  delete globals.dataLayer;
  delete globals.et_pb_custom;
});

async function open(behavior: typeof contactForm | typeof newsletter, markup: string, forms: object) {
  document.body.innerHTML = `<script type="application/json" id="enliven-config">${JSON.stringify({ forms })}</script>${markup}`;
  const { element, stop } = await renderBehavior(behavior as typeof contactForm);
  ends.push(stop);
  // The extras load after the form has mounted.
  await nextFrames(3);
  const find = (selector: string) => element.querySelector(selector) as HTMLInputElement;
  return {
    find,
    stop,
    async press() {
      click(find('.et_pb_contact_submit,.et_pb_newsletter_button'));
      await nextFrames(3);
    },
  };
}

const kept = () => Object.entries({ ...sessionStorage }) as [string, string][];
const draft = () => JSON.parse(kept()[0]?.[1] ?? 'null')?.values;
const names = () =>
  (globals.dataLayer as { event: string; form_status?: string }[]).map((entry) => [entry.event, entry.form_status]);

const FIELDS =
  input('name') +
  input('code', 'input', { required: false, more: logic('all', ['topic', 'is', 'Support']) }) +
  select('topic', ['Sales', 'Support']) +
  radio('size', ['S', 'M']) +
  boxes('extras', ['Gift', 'Express']) +
  area('message') +
  captcha;

const field = (name: string) => `[name=et_pb_contact_${name}_0]`;

describe('drafts of a contact form', () => {
  it('survive a reload, and conditional fields are shown', async () => {
    const { find, stop } = await open(contactForm, contact({ fields: FIELDS }), { drafts: true });
    expect(isShown(find('[data-id=code]'))).toBe(false);
    typeInto(find(field('name')), 'Noor');
    typeInto(find(field('topic')), 'Support');
    typeInto(find(field('captcha')), '19');
    tick(find('#size_1'));
    tick(find('#extras_0'));
    await until(() => draft()?.extras?.length === 1);
    expect(draft()).toMatchObject({
      et_pb_contact_name_0: ['Noor'],
      et_pb_contact_topic_0: ['Support'],
      et_pb_contact_size_0: ['M'],
      extras: ['Gift'],
    });
    expect(JSON.stringify(draft())).not.toContain('19');
    await stop();
    const again = await open(contactForm, contact({ fields: FIELDS }), { drafts: true });
    await until(() => again.find(field('name')).value === 'Noor');
    expect([again.find(field('topic')).value, again.find('#size_1').checked]).toEqual(['Support', true]);
    expect([again.find('#extras_0').checked, again.find('#extras_1').checked]).toEqual([true, false]);
    await until(() => isShown(again.find('[data-id=code]')));
    expect(again.find(field('captcha')).value).toBe('');
  });

  it('are restored in the new form of a refusal, and deleted after a success', async () => {
    const fields = input('name') + area('message');
    const { find, press } = await open(contactForm, contact({ fields }), { drafts: true, dataLayer: 'always' });
    typeInto(find(field('name')), 'Noor');
    typeInto(find(field('message')), 'Hello');
    await until(() => kept().length === 1);
    server.answers = [reply({ fields, message: REFUSED }), reply({ form: false, message: THANKS })];
    const first = find('form');
    await press();
    expect(find('form')).not.toBe(first);
    typeInto(find(field('message')), 'Hello again');
    await until(() => draft()?.et_pb_contact_message_0?.[0] === 'Hello again');
    await press();
    await until(() => kept().length === 0);
    expect(names()).toEqual([
      ['form_start', undefined],
      ['form_submit', 'mail_failed'],
      ['form_submit', 'mail_sent'],
      ['generate_lead', 'mail_sent'],
    ]);
    expect(JSON.stringify(globals.dataLayer)).not.toContain('Noor');
  });
});

describe('drafts of a sign-up', () => {
  it('have a key of their own for each of several forms without ids, and are deleted after a success', async () => {
    const two = (n: number) => signUp().replace('id="su1" ', '').replace('et_pb_signup_0', `et_pb_signup_${n}`);
    const { find, stop } = await open(newsletter, two(0), { drafts: true, dataLayer: 'always' });
    for (const name of ['firstname', 'lastname']) typeInto(find(`[name=et_pb_signup_${name}]`), 'Noor');
    typeInto(find('[name=et_pb_signup_email]'), 'noor@site.example');
    await until(() => kept().length === 1);
    expect(kept()[0]?.[0]).toMatch(/:et_pb_signup_0$/);
    expect(Object.keys(draft()).sort()).toEqual(
      ['email', 'firstname', 'lastname'].map((name) => `et_pb_signup_${name}`),
    );
    await stop();

    const other = await open(newsletter, two(1), { drafts: true });
    expect(other.find('[name=et_pb_signup_email]').value).toBe('');
    await other.stop();

    const again = await open(newsletter, two(0), { drafts: true, dataLayer: 'always' });
    await until(() => again.find('[name=et_pb_signup_email]').value === 'noor@site.example');
    server.answers = ['{"success":true}'];
    await again.press();
    await until(() => kept().length === 0);
    expect(names()).toEqual([
      ['form_start', undefined],
      ['form_submit', 'mail_sent'],
      ['generate_lead', 'mail_sent'],
    ]);
  });
});

describe('a site without options', () => {
  it.each([
    ['contact form', contactForm, contact(), field('name')],
    ['sign-up', newsletter, signUp(), '[name=et_pb_signup_email]'],
  ] as const)('saves no draft of a %s, and pushes no events', async (_name, behavior, markup, name) => {
    const { find } = await open(behavior as typeof contactForm, markup, {});
    typeInto(find(name), 'noor@site.example');
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect([kept(), names()]).toEqual([[], []]);
  });
});
