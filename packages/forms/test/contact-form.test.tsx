/** The contact form: what it checks, sends, and does with the reply (contract §2.3). */
import { converted } from '@enliven/core';
import { click, key, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm } from '../src/contact-form';
import {
  area,
  boxes,
  type ContactOptions,
  captcha,
  contact,
  five,
  input,
  logic,
  REFUSED,
  radio,
  reply,
  select,
  THANKS,
} from './builder-markup';
import { stageFetch } from './stage-fetch';

const server = stageFetch();
const open: (() => Promise<void> | void)[] = [];
let said: ReturnType<typeof silence>;
beforeEach(() => {
  said = silence();
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  said.restore();
  Reflect.deleteProperty(globalThis, 'et_pb_custom');
  Reflect.deleteProperty(globalThis, 'etCore');
});

async function render(options: ContactOptions = {}, print = contact) {
  const { element, stop } = await renderBehavior(contactForm, print(options));
  open.push(stop);
  const field = (name: string) =>
    element.querySelector<HTMLInputElement>(`[name="et_pb_contact_${name}_0"]:not([type=hidden])`) as HTMLInputElement;
  return {
    element,
    stop,
    field,
    fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) field(name).value = value;
    },
    async press(frames = 3) {
      click(element.querySelector('.et_pb_contact_submit') as Element);
      await nextFrames(frames);
    },
    message: () => element.querySelector('.et-pb-contact-message') as HTMLElement,
  };
}

const VALUES = { name: 'Noor', email: 'noor@site.example', message: 'Hello' };
const descriptors = () => JSON.parse(server.sent[0]?.get('et_pb_contact_email_fields_0') ?? 'null');

describe('checks', () => {
  it('name what is missing, mark it, and take the visitor there', async () => {
    const { press, message, field } = await render();
    field('message').value = 'Hello';
    await press();
    expect(message().innerHTML).toBe(
      '<p>Please, fill in the following fields:</p><ul><li>Name</li><li>Email</li></ul>',
    );
    expect(message().getAttribute('role')).toBe('alert');
    expect([...document.querySelectorAll('.et_contact_error')]).toEqual([field('name'), field('email')]);
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(field('message').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field('name'));
    expect(server.sent).toEqual([]);
  });

  it('use the theme’s words, as text', async () => {
    Object.assign(globalThis, { et_pb_custom: { fill_message: '<b>Bitte</b>', invalid: '<i>', captcha: 'Summe' } });
    const { press, message, fill } = await render({
      fields:
        input('name').replace('>Name<', '>&lt;img src=x onerror=alert(1)&gt;<') + input('email', 'email') + captcha,
    });
    fill({ email: 'noor@site' });
    await press();
    expect(message().innerHTML).toBe(
      '<p>&lt;b&gt;Bitte&lt;/b&gt;</p><ul><li>&lt;img src=x onerror=alert(1)&gt;</li><li>Summe</li></ul>' +
        '<p class="et_normal_padding">Please, fix the following errors:</p><ul><li>&lt;i&gt;</li></ul>',
    );
  });

  it('say only what is wrong when nothing is missing', async () => {
    const { press, message, fill, field } = await render();
    fill({ ...VALUES, email: ' Noor@Site ' });
    await press();
    expect(message().innerHTML).toBe('<ul><li>Invalid email</li></ul>');
    fill({ email: ' Noor@Site.Example ' });
    server.answers = [reply({ form: false, message: THANKS })];
    await press();
    expect(server.sent).toHaveLength(1);
    expect(field('email')).toBeNull();
  });

  it('ask for a choice where one is required', async () => {
    const { element, press, message } = await render({
      fields:
        radio('size', ['S', 'M']) +
        boxes('extras', ['Gift', 'Express']).replace('>Extras<', '><') +
        boxes('ok', [''], {}).replace('>Ok<', '><'),
    });
    await press();
    expect([...message().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Size',
      'Gift, Express',
      'Checkbox',
    ]);
    const wrappers = [...element.querySelectorAll('.et_pb_contact_field')];
    expect(wrappers.every(({ classList }) => classList.contains('et_contact_error'))).toBe(true);
    expect(element.querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.id).toBe('size_0');
  });

  it('leave the trap for machines alone', async () => {
    const { press, fill } = await render({
      fields: `${input('name')}<input type="text" name="et_pb_contact_et_number_0" data-required_mark="required">`,
    });
    fill({ name: 'Noor' });
    await press();
    expect(server.sent[0]?.get('et_pb_contact_et_number_0')).toBe('');
  });

  it('take errors back when it is sent again', async () => {
    const { press, fill, field, message } = await render();
    await press();
    fill(VALUES);
    server.answers = [() => new Promise(() => {})];
    await press();
    expect(message().innerHTML).toBe('');
    expect(document.querySelector('.et_contact_error, [aria-invalid]')).toBeNull();
    expect(field('name').classList.contains('input')).toBe(true);
  });
});

describe('the sum', () => {
  it('is asked anew after a wrong answer', async () => {
    const { press, message, fill, element } = await render({ fields: input('name') + captcha });
    fill({ name: 'Noor', captcha: '20' });
    await press();
    expect(message().textContent).toBe('You entered the wrong number in captcha.');
    const box = element.querySelector('.et_pb_contact_captcha') as HTMLInputElement;
    const digits = [box.dataset.first_digit, box.dataset.second_digit].map(Number);
    expect(digits.every((digit) => digit >= 1 && digit <= 15 && Number.isInteger(digit))).toBe(true);
    expect(element.querySelector('.et_pb_contact_captcha_question')?.textContent).toBe(digits.join(' + '));
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    fill({ captcha: `${(digits[0] ?? 0) + (digits[1] ?? 0)}` });
    server.answers = [reply({ form: false, message: THANKS })];
    await press();
    expect(server.sent).toHaveLength(1);
  });

  it('is told to the newer generation’s server', async () => {
    const { press, element } = await render({ fields: captcha }, five);
    (element.querySelector('.et_pb_contact_captcha') as HTMLInputElement).value = '19';
    await press();
    expect(server.sent[0]?.get('et_pb_contact_captcha_first_digit_11111111-aaaa-4aaa')).toBe('7');
    expect(server.sent[0]?.get('et_pb_contact_captcha_second_digit_11111111-aaaa-4aaa')).toBe('12');
  });
});

describe('what is sent', () => {
  const fields =
    input('name').replace('>Name<', '>Your "name"<') +
    radio('size', ['S', 'M'], { required: false }) +
    boxes('extras', ['Gift', 'Ex,press']) +
    select('topic', ['Sales'], { required: false }) +
    area('message', { required: false }) +
    captcha;

  it('is everything in the form, and a list of the fields in the server’s order', async () => {
    const { press, fill, element } = await render({ fields, action: '/contact/?a=1' });
    fill({ name: 'Noor & co', captcha: '19' });
    for (const box of element.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
    await press();
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({ method: 'POST', url: new URL('/contact/?a=1', location.href).href });
    expect(server.sent[0]?.entries).toEqual([
      ['et_pb_contact_name_0', 'Noor & co'],
      ['et_pb_contact_extras_0', 'Gift, Ex,press'],
      ['et_pb_contact_topic_0', ''],
      ['et_pb_contact_message_0', ''],
      ['et_pb_contact_captcha_0', '19'],
      ['et_pb_contactform_submit_0', 'et_contact_proccess'],
      ['_wpnonce-et-pb-contact-form-submitted-0', 'abc'],
      ['_wp_http_referer', '/contact/'],
      ['et_pb_contact_email_fields_0', expect.any(String)],
      ['token', ''],
    ]);
    const one = (id: string, type: string, mark: string, label: string) => ({
      field_id: `et_pb_contact_${id}_0`,
      original_id: id,
      required_mark: mark,
      field_type: type,
      field_label: label,
    });
    expect(descriptors()).toEqual([
      one('name', 'input', 'required', 'Your &quot;name&quot;'),
      one('size', 'radio', 'not_required', 'Size'),
      one('extras', 'checkbox', 'required', 'Extras'),
      one('topic', 'select', 'not_required', 'Topic'),
      one('message', 'text', 'not_required', 'Message'),
    ]);
  });

  it('is called by its long name, and spelled differently, in the newer generation', async () => {
    const { press, fill, element } = await render({ fields }, five);
    fill({ name: 'Noor' });
    (element.querySelector('.et_pb_contact_captcha') as HTMLInputElement).value = '19';
    for (const box of element.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
    await press();
    expect(server.sent[0]?.get('et_pb_contact_extras_0')).toBe('Gift,Ex%2Cpress');
    expect(server.sent[0]?.get('et_pb_contact_email_fields_11111111-aaaa-4aaa')).toContain('"field_label":"Message"');
  });

  it('names what the conditional logic hides, and asks for nothing of it', async () => {
    const { press, fill, element, field } = await render({
      fields:
        input('name') + input('code', 'input', { pattern: '[0-9]+', more: logic('all', ['name', 'is', 'Agent']) }),
    });
    const wrapper = element.querySelector('[data-id=code]') as HTMLElement;
    expect(wrapper.style.display).toBe('none');
    expect([field('code').hasAttribute('pattern'), field('code').dataset.pattern]).toEqual([false, '[0-9]+']);
    fill({ name: 'Noor', code: '' });
    await press();
    expect(server.sent[0]?.get('et_pb_contact_email_hidden_fields_0')).toBe('["code"]');
    expect(descriptors().map(({ original_id }: { original_id: string }) => original_id)).toEqual(['name']);
  });

  it('carries the token of the spam protection, or none when that fails', async () => {
    const asked: string[] = [];
    const interaction = (action: string) => {
      asked.push(action);
      return asked.length > 1 ? Promise.reject(new Error('blocked')) : Promise.resolve('t0ken');
    };
    Object.assign(globalThis, { etCore: { api: { spam: { recaptcha: { isEnabled: () => true, interaction } } } } });
    for (const token of ['t0ken', '']) {
      const { press, fill, element, stop } = await render();
      element.classList.add('et_pb_recaptcha_enabled');
      fill(VALUES);
      await press();
      expect(server.sent.at(-1)?.get('token')).toBe(token);
      await stop();
    }
    expect(asked).toEqual(['Divi/Module/ContactForm/0', 'Divi/Module/ContactForm/0']);
  });

  it('goes once, however often it is pressed', async () => {
    const { press, fill, element } = await render();
    fill(VALUES);
    server.answers = [() => new Promise(() => {})];
    await press();
    await press();
    expect(server.sent).toHaveLength(1);
    expect(element.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    expect(element.querySelector('.et_pb_contact_submit')?.getAttribute('aria-disabled')).toBe('true');
    expect(element.style.opacity).toBe('0.2');
  });

  it('is left to the browser, with the list of fields, when another site is to have it', async () => {
    const native: string[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      native.push(...[...new FormData(this)].map(([name]) => name));
    });
    const { press, fill, element } = await render({ action: 'https://www.site.example/contact' });
    fill(VALUES);
    await press();
    submit.mockRestore();
    expect(server.sent).toEqual([]);
    expect(native).toContain('et_pb_contact_email_fields_0');
    expect(native).toContain('token');
    expect(element.querySelector('[name=token], [aria-busy]')).toBeNull();
  });
});

describe('the reply', () => {
  it('takes the place of the form, is focused, and counts as a conversion', async () => {
    const counted: Element[] = [];
    open.push(converted.on(({ element }) => counted.push(element)));
    const heard: unknown[] = [];
    const note = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('enliven:submit', note);
    open.push(() => document.removeEventListener('enliven:submit', note));
    const { press, fill, element, message, stop } = await render();
    const before = element.outerHTML;
    fill(VALUES);
    server.answers = [
      reply({ form: false, message: `${THANKS}<script>boom()</script><img src="x" onerror="boom()">` }),
    ];
    await press();
    expect(message().innerHTML).toBe('<p>Thanks for contacting us</p><img src="x">');
    expect(element.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(message());
    expect(counted).toEqual([element]);
    expect(heard).toEqual([{ status: 'mail_sent' }]);
    await stop();
    expect(element.outerHTML).toBe(contactAsParsed());
    expect(before).not.toBe(element.outerHTML);
  });

  it('that refuses brings a fresh form, in which everything typed still is, and which can be sent', async () => {
    const fields =
      input('name') +
      select('topic', ['Sales', 'Support']) +
      radio('size', ['S', 'M']) +
      boxes('extras', ['Gift', 'Express']) +
      captcha;
    const { press, fill, element, field, message } = await render({ fields });
    fill({ name: 'Noor', topic: 'Support', captcha: '19' });
    const tick = (at: string) => element.querySelector<HTMLInputElement>(at) as HTMLInputElement;
    tick('#size_1').checked = true;
    tick('#extras_1').checked = true;
    server.answers = [reply({ fields, message: REFUSED }), reply({ form: false, message: THANKS })];
    await press();
    expect(message().textContent).toContain('Make sure');
    expect([field('name').value, field('topic').value, field('captcha').value]).toEqual(['Noor', 'Support', '']);
    expect([
      tick('#size_0').checked,
      tick('#size_1').checked,
      tick('#extras_0').checked,
      tick('#extras_1').checked,
    ]).toEqual([false, true, false, true]);
    fill({ captcha: '19' });
    await press();
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]?.get('et_pb_contact_email_fields_0')).toContain('"original_id":"extras"');
    expect(message().textContent).toBe('Thanks for contacting us');
  });

  it('that another form on the page refuses is no matter of this one', async () => {
    const counted: Element[] = [];
    open.push(converted.on(({ element }) => counted.push(element)));
    const { press, fill } = await render();
    fill(VALUES);
    const other = contact({ message: REFUSED }).replaceAll('et_pb_contact_form_0', 'et_pb_contact_form_1');
    server.answers = [`${reply({ form: false, message: THANKS })}${other}`];
    await press();
    expect(counted).toHaveLength(1);
  });

  it('is used when the server says it failed but shows the form', async () => {
    const { press, fill, message, element } = await render();
    fill(VALUES);
    server.answers = [() => new Response(reply({ message: REFUSED }), { status: 500 })];
    await press();
    expect(message().textContent).toContain('Make sure');
    expect(element.querySelectorAll('.et_pb_contact_form_container')).toHaveLength(0);
  });

  it('that finds the signature too old is answered with a new one, once', async () => {
    const { press, fill, message } = await render({ nonce: 'old' });
    fill(VALUES);
    server.answers = [reply({ message: REFUSED, nonce: 'new' }), reply({ form: false, message: THANKS })];
    await press();
    expect(server.sent.map((sent) => sent.get('_wpnonce-et-pb-contact-form-submitted-0'))).toEqual(['old', 'new']);
    expect(message().textContent).toBe('Thanks for contacting us');
  });

  const FAILED = 'This could not be sent. Please try again later.';
  it.each([
    ['no form of ours', '<h1>Gateway</h1>', FAILED],
    ['a page as if nothing had been sent', reply(), FAILED],
    ['half a page', reply({ message: THANKS }).slice(0, 200), FAILED],
    ['nothing', () => new Response(null, { status: 204 }), FAILED],
    ['a refusal of the site', () => new Response('-1', { status: 403 }), FAILED],
    ['no network', () => Promise.reject(new TypeError('network')), 'You are probably offline.'],
  ])('with %s keeps the form, says so, and lets it be tried again', async (_, answer, sentence) => {
    const { press, fill, field, message, element } = await render();
    fill(VALUES);
    server.answers = [answer];
    await press();
    expect(message().textContent).toBe(sentence);
    expect(field('message').value).toBe('Hello');
    expect(element.style.opacity).toBe('');
    expect(element.querySelector('[aria-busy], [aria-disabled]')).toBeNull();
    expect(server.sent).toHaveLength(1);
    server.answers = [reply({ form: false, message: THANKS })];
    await press();
    expect(message().textContent).toBe('Thanks for contacting us');
  });
});

describe('the redirect', () => {
  it.each([
    ['https://site.example/thanks?a=b c#top', 'https://site.example/thanks?a=b%20c#top'],
    ['/thanks', '/thanks'],
    ['javascript:alert(1)', undefined],
    [' java\tscript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
  ])('to %s', async (address, goal) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open.push(() => assign.mockRestore());
    let note = () => {};
    open.push(
      converted.on(({ until: keep }) =>
        keep(
          new Promise<void>((resolve) => {
            note = resolve;
          }),
        ),
      ),
    );
    const { press, fill } = await render({ more: `data-redirect_url="${address.replaceAll('"', '')}"` });
    fill(VALUES);
    server.answers = [reply({ form: false, message: THANKS })];
    await press();
    // Not before the conversion is noted.
    expect(assign).not.toHaveBeenCalled();
    note();
    await nextFrames();
    expect(assign.mock.calls.flat()).toEqual(goal ? [new URL(goal, location.href).href] : []);
    expect(said.remarks.join()).toMatch(goal ? /^$/ : /is not followed/);
  });
});

describe('while it waits', () => {
  it('says after a while that it takes long, and is readable then', async () => {
    const { setTimeout: later } = globalThis;
    // A second is a hundredth of one here.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0) =>
      later(run, delay / 100)) as typeof setTimeout);
    open.push(() => void vi.restoreAllMocks());
    const { element, message, fill, press } = await render();
    fill(VALUES);
    server.answers = [() => new Promise(() => {})];
    await press(1);
    await until(() => message().textContent?.includes('takes longer than usual') === true);
    await nextFrames();
    expect(element.style.opacity).toBe('');
    expect(element.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  });
});

describe('conditional logic', () => {
  it('follows choices at once and typing after a moment', async () => {
    const { element, field } = await render({
      fields:
        input('name') +
        select('topic', ['Sales', 'Support']) +
        area('message', { more: logic('any', ['topic', 'is', 'Support'], ['name', 'contains', 'oo']) }),
    });
    const wrapper = element.querySelector('[data-id=message]') as HTMLElement;
    expect(wrapper.style.display).toBe('none');
    field('topic').value = 'Support';
    field('topic').dispatchEvent(new Event('change', { bubbles: true }));
    expect(wrapper.style.display).toBe('');
    field('topic').value = 'Sales';
    field('topic').dispatchEvent(new Event('change', { bubbles: true }));
    expect(wrapper.style.display).toBe('none');
    field('name').value = 'Noor';
    key('r', field('name'));
    expect(wrapper.style.display).toBe('none');
    await until(() => wrapper.style.display === '');
  });

  it('keeps the answer of an old box in the field beside it', async () => {
    const { element } = await render({
      fields:
        '<p class="et_pb_contact_field" data-id="b" data-type="input"><input type="checkbox" id="b"><input type="text" name="b" data-checked="yes" data-unchecked="no" data-field_type="input"></p>',
    });
    const box = element.querySelector('#b') as HTMLInputElement;
    const twin = element.querySelector('[name=b]') as HTMLInputElement;
    for (const [checked, value] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      box.checked = checked;
      box.dispatchEvent(new Event('change', { bubbles: true }));
      expect(twin.value).toBe(value);
    }
  });
});

function contactAsParsed(): string {
  const probe = document.createElement('div');
  probe.innerHTML = contact();
  return probe.innerHTML;
}
