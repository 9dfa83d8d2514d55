/** The contact form: checks and submitted data (docs/reference/builder-forms.md#what-is-sent). */
import { click, nextFrames, until, withJQuery } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  area,
  boxes,
  captcha,
  contact,
  five,
  input,
  isShown,
  logic,
  radio,
  reply,
  select,
  THANKS,
} from './builder-markup';
import { stageContact, VALUES } from './contact-stage';

const { render, server } = stageContact();
const descriptors = () => JSON.parse(server.sent[0]?.get('et_pb_contact_email_fields_0') ?? 'null');

describe('checks', () => {
  it('list missing fields, mark them, and focus the first', async () => {
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

  it('use the theme’s texts, inserted as text', async () => {
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

  it('list only invalid fields if none is missing', async () => {
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

  it.each([
    ['a@b.c', false],
    ['a@b.co', true],
  ])('require at least six characters of an address: %s passes: %s', async (email, passes) => {
    const { press, message, fill } = await render();
    server.answers = [() => new Promise(() => {})];
    fill({ ...VALUES, email });
    await press();
    expect([message().textContent, server.sent.length]).toEqual(passes ? ['', 1] : ['Invalid email', 0]);
  });

  it('require a choice in a required group', async () => {
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

  it('do not require the honeypot field', async () => {
    const { press, fill } = await render({
      fields: `${input('name')}<input type="text" name="et_pb_contact_et_number_0" data-required_mark="required">`,
    });
    fill({ name: 'Noor' });
    await press();
    expect(server.sent[0]?.get('et_pb_contact_et_number_0')).toBe('');
  });

  it('remove errors when the form is sent again', async () => {
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

describe('a contact form in a section with a parallax background', () => {
  it('dispatches a resize after errors, since the section has grown', async () => {
    const heard: string[] = [];
    const note = ({ type }: Event) => void heard.push(type);
    window.addEventListener('resize', note);
    const within = (background: string) => `<div class="et_pb_section">${background}${contact()}</div>`;
    for (const background of ['', '<div class="et_parallax_bg"></div>']) {
      const { press } = await render({}, () => within(background));
      await press();
    }
    window.removeEventListener('resize', note);
    expect(heard).toEqual(['resize']);
  });
});

describe('the captcha', () => {
  it('has new numbers after a wrong sum', async () => {
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

  it('is sent to the server of Divi 5', async () => {
    const { press, element } = await render({ fields: captcha }, five);
    (element.querySelector('.et_pb_contact_captcha') as HTMLInputElement).value = '19';
    await press();
    expect(server.sent[0]?.get('et_pb_contact_captcha_first_digit_11111111-aaaa-4aaa')).toBe('7');
    expect(server.sent[0]?.get('et_pb_contact_captcha_second_digit_11111111-aaaa-4aaa')).toBe('12');
  });
});

describe('the submission', () => {
  const fields =
    input('name').replace('>Name<', '>Your "name"<') +
    radio('size', ['S', 'M'], { required: false }) +
    boxes('extras', ['Gift', 'Ex,press']) +
    select('topic', ['Sales'], { required: false }) +
    area('message', { required: false }) +
    captcha;

  it('contains the form’s entries and a list of the fields in the server’s order', async () => {
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

  it('has CRLF line endings as in a browser’s submission', async () => {
    const { press, fill } = await render();
    fill({ ...VALUES, message: 'One\nTwo' });
    await press();
    expect(server.sent[0]?.get('et_pb_contact_message_0')).toBe('One\r\nTwo');
  });

  it('has the long name and other separators in Divi 5', async () => {
    const { press, fill, element } = await render({ fields }, five);
    fill({ name: 'Noor' });
    (element.querySelector('.et_pb_contact_captcha') as HTMLInputElement).value = '19';
    for (const box of element.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
    await press();
    expect(server.sent[0]?.get('et_pb_contact_extras_0')).toBe('Gift,Ex%2Cpress');
    expect(server.sent[0]?.get('et_pb_contact_email_fields_11111111-aaaa-4aaa')).toContain('"field_label":"Message"');
  });

  it('lists fields that conditions hide, and does not require them', async () => {
    const { press, fill, element, field } = await render({
      fields:
        input('name') + input('code', 'input', { pattern: '[0-9]+', more: logic('all', ['name', 'is', 'Agent']) }),
    });
    const wrapper = element.querySelector('[data-id=code]') as HTMLElement;
    expect(isShown(wrapper)).toBe(false);
    expect([field('code').hasAttribute('pattern'), field('code').dataset.pattern]).toEqual([false, '[0-9]+']);
    fill({ name: 'Noor', code: '' });
    await press();
    expect(server.sent[0]?.get('et_pb_contact_email_hidden_fields_0')).toBe('["code"]');
    expect(descriptors().map(({ original_id }: { original_id: string }) => original_id)).toEqual(['name']);
  });

  it('contains the token of the spam protection, or an empty one if that fails', async () => {
    const actions: string[] = [];
    const interaction = (action: string) => {
      actions.push(action);
      return actions.length > 1 ? Promise.reject(new Error('blocked')) : Promise.resolve('t0ken');
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
    expect(actions).toEqual(['Divi/Module/ContactForm/0', 'Divi/Module/ContactForm/0']);
  });

  it('is sent once, even if the button is pressed again', async () => {
    const { press, fill, element } = await render();
    fill(VALUES);
    server.answers = [() => new Promise(() => {})];
    // A double press, and an impatient third press later.
    for (let times = 0; times < 2; times += 1) click(element.querySelector('.et_pb_contact_submit') as Element);
    await nextFrames(3);
    await press();
    expect(server.sent).toHaveLength(1);
    expect(element.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    expect(element.querySelector('.et_pb_contact_submit')?.getAttribute('aria-disabled')).toBe('true');
    expect(element.style.opacity).toBe('0.2');
  });

  it('is sent once if a script sends it through jQuery', () =>
    withJQuery(async ($) => {
      const { fill, element } = await render();
      fill(VALUES);
      $(element).find('form').trigger('submit');
      await until(() => server.sent.length > 0);
      await nextFrames(3);
      expect(server.sent).toHaveLength(1);
    }));

  it('is left to the browser, with the list of fields, if the form belongs to another site', async () => {
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
