/** The sign-up: what it checks and sends, and every answer there is (contract §3.2). */
import { converted } from '@enliven/core';
import { click, key, nextFrames, renderBehavior, silence } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletter } from '../src/newsletter';
import { area, boxes, input, logic, radio, type SignUpOptions, select, signUp } from './builder-markup';
import { stageFetch } from './stage-fetch';

const server = stageFetch();
const open: (() => Promise<void> | void)[] = [];
beforeEach(() => {
  const said = silence();
  open.push(said.restore);
  Object.assign(globalThis, { et_pb_custom: { ajaxurl: '/ajax', et_frontend_nonce: 'n0nce' } });
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  Reflect.deleteProperty(globalThis, 'et_pb_custom');
});

async function render(options: SignUpOptions = {}, markup = signUp(options)) {
  const { element, stop } = await renderBehavior(newsletter, markup);
  open.push(stop);
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => element.querySelector<E>(selector) as E;
  const own = (name: string) => find<HTMLInputElement>(`[name=et_pb_signup_${name}]`);
  const button = find('.et_pb_newsletter_button');
  return {
    element,
    stop,
    find,
    own,
    button,
    fill(email = 'noor@site.example') {
      if (own('firstname')) own('firstname').value = 'Noor & co';
      if (own('lastname')) own('lastname').value = 'Vos';
      own('email').value = email;
    },
    async press() {
      click(button);
      await nextFrames(3);
    },
    error: () => find('.et_pb_newsletter_error'),
  };
}

const custom = { custom: true, required: false };
const FAILED = 'Please, check the fields below to make sure you entered the correct information.';

describe('checks', () => {
  it('ask for both names and an address, mark what is missing, and go there', async () => {
    const { press, error, own, find } = await render();
    own('lastname').value = 'Vos';
    await press();
    expect(error().innerHTML).toBe(
      '<p>Please, fill in the following fields:</p><ul><li>First Name</li><li>Email</li></ul>',
    );
    expect(error().style.display).toBe('block');
    expect(error().getAttribute('role')).toBe('alert');
    expect(own('firstname').classList.contains('et_pb_signup_error')).toBe(true);
    expect(own('email').getAttribute('aria-invalid')).toBe('true');
    expect(find('[name=et_pb_signup_lastname]').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(own('firstname'));
    expect(server.sent).toEqual([]);
  });

  it.each(['noor', 'noor@', '@site.example', 'noor@site..example', 'a b@site.example'])(
    'refuse %s',
    async (address) => {
      const { press, error, fill, own } = await render({ names: false });
      fill(address);
      await press();
      expect(error().innerHTML).toBe('<ul><li>Invalid email</li></ul>');
      expect(own('email').classList.contains('et_pb_signup_error')).toBe(true);
    },
  );

  it('ask for the author’s own fields, and take the errors back', async () => {
    const { press, error, fill, element } = await render({ custom: input('phone', 'input', { custom: true }) });
    fill();
    await press();
    expect(error().textContent).toContain('Phone');
    const field = element.querySelector('[name=et_pb_contact_phone_0]') as HTMLInputElement;
    expect(field.classList.contains('et_contact_error')).toBe(true);
    field.value = '123';
    server.answers = [() => new Promise(() => {})];
    await press();
    expect(error().style.display).toBe('none');
    expect(element.querySelector('.et_contact_error, [aria-invalid]')).toBeNull();
    expect(server.sent).toHaveLength(1);
  });

  it('leave the browser’s own word on a pattern', async () => {
    const { press, fill, element } = await render({
      custom: input('phone', 'input', { custom: true, pattern: '[0-9]+' }),
    });
    fill();
    (element.querySelector('[name=et_pb_contact_phone_0]') as HTMLInputElement).value = 'abc';
    await press();
    expect(server.sent).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is every field the server knows', async () => {
    const { press, fill } = await render();
    fill();
    server.answers = ['{"success":true}'];
    await press();
    expect(server.sent[0]).toMatchObject({ method: 'POST', url: '/ajax' });
    expect(server.sent[0]?.entries).toEqual([
      ['action', 'et_pb_submit_subscribe_form'],
      ['et_frontend_nonce', 'n0nce'],
      ['et_list_id', 'abc123'],
      ['et_firstname', 'Noor & co'],
      ['et_lastname', 'Vos'],
      ['et_email', 'noor@site.example'],
      ['et_provider', 'aweber'],
      ['et_account', 'Rig'],
      ['et_ip_address', 'true'],
      ['token', ''],
      ['et_checksum', 'c5um'],
    ]);
  });

  it('has empty names where nobody is asked for them', async () => {
    const { press, fill } = await render({ names: false });
    fill();
    await press();
    expect([server.sent[0]?.get('et_firstname'), server.sent[0]?.get('et_lastname')]).toEqual(['', '']);
  });

  const fields =
    input('phone', 'input', custom) +
    select('role', ['Dev', 'QA'], custom) +
    radio('pick', ['A', 'B'], custom) +
    boxes('many', ['X', 'Y', 'Z'], custom) +
    boxes('terms', ['yes'], custom, 'booleancheckbox') +
    area('why', { ...custom, more: logic('any', ['role', 'is', 'QA']) });

  const customOf = async (provider: string, choose: boolean) => {
    const { press, fill, element, stop } = await render({ provider, custom: fields });
    fill();
    if (choose) {
      (element.querySelector('select') as HTMLSelectElement).value = 'Dev';
      for (const id of ['pick_1', 'many_0', 'many_2', 'terms_0'])
        (element.querySelector(`#${id}`) as HTMLInputElement).checked = true;
    }
    server.answers = ['{"error":"no"}'];
    await press();
    await stop();
    return server.sent.at(-1)?.entries.filter(([name]) => /custom|hidden/.test(name));
  };

  it('has the author’s fields as the provider wants them', async () => {
    const common = [
      ['et_custom_fields[many][many-0]', 'X'],
      ['et_custom_fields[many][many-2]', 'Z'],
      ['et_custom_fields[terms]', 'yes'],
      ['et_hidden_fields[]', 'why'],
    ];
    expect(await customOf('aweber', true)).toEqual([
      ['et_custom_fields[phone]', ''],
      ['et_custom_fields[role]', 'Dev'],
      ['et_custom_fields[pick-1]', 'B'].map((text) => text.replace('pick-1', 'pick')),
      ...common,
    ]);
    expect(await customOf('mailchimp', true)).toEqual([
      ['et_custom_fields[phone]', ''],
      ['et_custom_fields[role][role-0]', 'Dev'],
      ['et_custom_fields[pick][pick-1]', 'B'],
      ...common,
    ]);
    expect(await customOf('ontraport', true)).toEqual([
      ['et_custom_fields[phone]', ''],
      ['et_custom_fields[role]', 'role-0'],
      ['et_custom_fields[pick]', 'B'],
      ...common,
    ]);
  });

  it('leaves out choices nobody made', async () => {
    expect(await customOf('mailchimp', false)).toEqual([
      ['et_custom_fields[phone]', ''],
      ['et_hidden_fields[]', 'why'],
    ]);
  });
});

describe('the button', () => {
  it('shows that it works, and does not send twice', async () => {
    const { press, fill, button, find } = await render();
    fill();
    server.answers = [() => new Promise(() => {})];
    await press();
    await press();
    expect(server.sent).toHaveLength(1);
    expect(button.classList.contains('et_pb_button_text_loading')).toBe(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(find('.et_subscribe_loader').style.display).toBe('block');
  });

  it('is one for the keyboard too; Enter in a field does the same, in a text area it does not', async () => {
    const { fill, button, own, element } = await render({ custom: area('why', custom) });
    fill();
    server.answers = ['{"error":"no"}'];
    expect(button.getAttribute('role')).toBe('button');
    key('Enter', element.querySelector('textarea'));
    key('Enter', own('email'), { isComposing: true });
    await nextFrames();
    expect(server.sent).toHaveLength(0);
    expect(key(' ', button)).toBe(false);
    await nextFrames(3);
    expect(key('Enter', own('email'))).toBe(false);
    await nextFrames(3);
    expect(server.sent).toHaveLength(2);
  });
});

describe('the answer', () => {
  it('that all is well hides the fields, shows the thanks, and counts as a conversion', async () => {
    const counted: Element[] = [];
    open.push(converted.on(({ element }) => counted.push(element)));
    const { press, fill, find, element, button, stop } = await render();
    const before = element.outerHTML;
    fill();
    server.answers = ['{"success":true}'];
    await press();
    expect(find('.et_pb_newsletter_fields').style.display).toBe('none');
    const success = find('.et_pb_newsletter_success');
    expect([success.style.display, success.getAttribute('role')]).toEqual(['block', 'status']);
    expect(document.activeElement).toBe(success);
    expect(counted).toEqual([element]);
    expect(button.classList.contains('et_pb_button_text_loading')).toBe(false);
    await stop();
    expect(element.outerHTML).not.toBe(before);
    expect(element.outerHTML).not.toMatch(/role=|aria-|enliven/);
  });

  it.each([
    ['an error of the provider', '{"error":"Subscription Error: <b>full</b>"}', 'Subscription Error: <b>full</b>'],
    ['a refusal', '{"success":false,"data":{"error":"Bad email"}}', 'Bad email'],
    ['a refusal without a word', '{"success":false}', FAILED],
    ['nothing', '', FAILED],
    ['null', 'null', FAILED],
    ['a list', '[]', FAILED],
    ['the wrong types', '{"success":"yes","error":{"a":1},"data":7}', FAILED],
    ['a page', '<h1>Gateway</h1>', FAILED],
    ['half an answer', '{"success":tr', FAILED],
    ['no content', () => new Response(null, { status: 204 }), FAILED],
    ['a failure', () => new Response('{}', { status: 500 }), FAILED],
    ['no network', () => Promise.reject(new TypeError('network')), `You are probably offline.${FAILED}`],
  ])('with %s is said as text, and everything typed stays', async (_, answer, sentence) => {
    const { press, fill, error, own, button, find } = await render();
    fill();
    server.answers = [answer];
    await press();
    expect(error().textContent).toBe(sentence);
    expect(error().style.display).toBe('block');
    expect(own('email').value).toBe('noor@site.example');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(find('.et_subscribe_loader').style.display).toBe('');
    expect(server.sent).toHaveLength(1);
    server.answers = ['{"success":true}'];
    await press();
    expect(find('.et_pb_newsletter_success').style.display).toBe('block');
  });

  it.each([
    ['Configuration Error', '{"success":false,"data":{"error":"Configuration Error"}}'],
    ['-1', () => new Response('-1', { status: 403 })],
  ])('%s renews a signature that is too old, once', async (_, stale) => {
    const { press, fill, find } = await render();
    fill();
    server.answers = [stale, '<script>var et_pb_custom = {"et_frontend_nonce":"fr35h"};</script>', '{"success":true}'];
    await press();
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(server.sent[2]?.get('et_frontend_nonce')).toBe('fr35h');
    expect(find('.et_pb_newsletter_success').style.display).toBe('block');
  });

  it('stays what it is when the signature was not too old', async () => {
    const { press, fill, error } = await render();
    fill();
    server.answers = ['{"success":false,"data":{"error":"Configuration Error"}}', '{"et_frontend_nonce":"n0nce"}'];
    await press();
    expect(server.sent).toHaveLength(2);
    expect(error().textContent).toBe('Configuration Error');
  });
});

describe('the redirect', () => {
  const QUERY = 'name|last_name|email|ip_address|css_id';
  it.each([
    ['https://site.example/thanks', '', 'https://site.example/thanks'],
    [
      'https://site.example/thanks?a=1#top',
      QUERY,
      'https://site.example/thanks?a=1&first_name=Noor+%26+co&last_name=Vos&email=noor%40site.example&ip_address=10.0.0.1&form_id=su1#top',
    ],
    ['https://site.example/thanks', 'last_name', 'https://site.example/thanks?last_name=Vos'],
    ['https://site.example/thanks', 'toString|__proto__', 'https://site.example/thanks'],
    ['javascript:alert(1)', QUERY, undefined],
  ])('to %s with %j', async (address, query, goal) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open.push(() => assign.mockRestore());
    const { press, fill, find } = await render({
      more: `data-redirect_url="${address}" data-redirect_query="${query}" data-ip_address="10.0.0.1"`,
    });
    fill();
    server.answers = ['{"success":true}'];
    await press();
    expect(assign.mock.calls.flat()).toEqual(goal ? [goal] : []);
    expect(find('.et_pb_newsletter_success').style.display).toBe(goal ? '' : 'block');
  });
});

describe('what only looks like one', () => {
  it('is left alone: logging in', async () => {
    const login =
      '<div class="et_pb_login et_pb_newsletter"><div class="et_pb_newsletter_form et_pb_login_form"><form><button class="et_pb_newsletter_button">In</button></form></div></div>';
    document.body.innerHTML = login;
    expect(document.querySelector(newsletter.selector)).toBeNull();
    const { element } = await render({}, login.replace('et_pb_login ', ''));
    expect(element.outerHTML).toBe(login.replace('et_pb_login ', ''));
  });

  it('is left alone: a module without a list', async () => {
    const { element } = await render({}, '<div class="et_pb_newsletter"><h2>Soon</h2></div>');
    expect(element.outerHTML).toBe('<div class="et_pb_newsletter"><h2>Soon</h2></div>');
  });

  const feed =
    '<div class="et_pb_newsletter"><div class="et_pb_newsletter_form et_pb_feedburner_form"><form target="popupwindow"><input type="hidden" name="uri" value="a&amp;b"><a class="et_pb_newsletter_button" href="#">Go</a></form></div></div>';

  it.each([
    [false, []],
    [
      true,
      [
        [
          'https://feedburner.google.com/fb/a/mailverify?uri=a%26b',
          'et-feedburner-subscribe',
          'scrollbars=yes,width=550,height=520',
        ],
      ],
    ],
  ])('opens a feed’s own window only where the site wants that: %s', async (feeds, opened) => {
    const popup = vi.spyOn(window, 'open').mockReturnValue(null);
    open.push(() => popup.mockRestore());
    const { element } = await render(
      {},
      `${feed}<script type="application/json" id="enliven-config">{"forms":{"feeds":${feeds}}}</script>`,
    );
    await nextFrames(5);
    click(element.querySelector('a') as Element);
    expect(popup.mock.calls).toEqual(opened);
  });
});
