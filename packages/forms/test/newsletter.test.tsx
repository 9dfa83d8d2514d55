/** The sign-up: checks and submitted data (docs/reference/builder-forms.md#sign-ups). */
import { key, nextFrames, onEitherPage, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { area, boxes, input, isShown, logic, radio, select } from './builder-markup';
import { stageSignUp } from './newsletter-stage';

const { render, server } = stageSignUp();
const custom = { custom: true, required: false };

describe('checks', () => {
  it('require both names and an address, mark missing fields, and focus the first', async () => {
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
    'reject the address %s',
    async (address) => {
      const { press, error, fill, own } = await render({ names: false });
      fill(address);
      await press();
      expect(error().innerHTML).toBe('<ul><li>Invalid email</li></ul>');
      expect(own('email').classList.contains('et_pb_signup_error')).toBe(true);
    },
  );

  it('include custom fields, and remove their errors', async () => {
    const { press, error, fill, element } = await render({ custom: input('phone', 'input', { custom: true }) });
    fill();
    await press();
    expect(error().textContent).toContain('Phone');
    const field = element.querySelector('[name=et_pb_contact_phone_0]') as HTMLInputElement;
    expect(field.classList.contains('et_contact_error')).toBe(true);
    field.value = '123';
    server.answers = [() => new Promise(() => {})];
    await press();
    expect([error().style.display, error().textContent]).toEqual(['', '']);
    expect(element.querySelector('.et_contact_error, [aria-invalid]')).toBeNull();
    expect(server.sent).toHaveLength(1);
  });

  it('leave the message about a pattern to the browser', async () => {
    const { press, fill, element } = await render({
      custom: input('phone', 'input', { custom: true, pattern: '[0-9]+' }),
    });
    fill();
    (element.querySelector('[name=et_pb_contact_phone_0]') as HTMLInputElement).value = 'abc';
    await press();
    expect(server.sent).toEqual([]);
  });
});

describe('a field with conditions', () => {
  it('is shown despite the theme’s style, required only then, and restored', async () => {
    const code = input('code', 'input', { custom: true, more: logic('all', ['drink', 'is', 'Tea']) });
    const { element, fill, press, error, find, stop } = await render({
      custom: select('drink', ['Coffee', 'Tea'], custom) + code,
    });
    const wrapper = find('[data-id=code]');
    const choose = (value: string) => {
      const drink = find<HTMLSelectElement>('select');
      drink.value = value;
      drink.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Tea');
    await until(() => isShown(wrapper));
    fill();
    await press();
    expect(error().textContent).toContain('Code');
    choose('Coffee');
    await until(() => !isShown(wrapper));
    server.answers = ['{"error":"no"}'];
    await press();
    expect(server.sent).toHaveLength(1);
    await stop();
    expect(element.querySelector('[data-id=code]')?.hasAttribute('style')).toBe(false);
  });
});

describe('the entry', () => {
  it('contains every field of the server', async () => {
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

  it('contains empty names if the form has none', async () => {
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

  it('contains custom fields in the provider’s format', async () => {
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

  it('omits empty choices', async () => {
    expect(await customOf('mailchimp', false)).toEqual([
      ['et_custom_fields[phone]', ''],
      ['et_hidden_fields[]', 'why'],
    ]);
  });
});

describe('the button', () => {
  it('shows that the form is being sent, and does not send twice', async () => {
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

  it('works by keyboard, as does Enter in a field, but not in a text area', async () => {
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

onEitherPage('Enter in a field', () => {
  const sentBy = async (...presses: KeyboardEventInit[]) => {
    const { fill, own } = await render();
    fill();
    server.answers = ['{"error":"no"}'];
    const isSending = !presses.some((init) => init.isComposing || init.keyCode);
    for (const init of presses) expect(key('Enter', own('email'), init)).toBe(!isSending);
    // The request leaves once its code has loaded; a second one would follow within these frames.
    if (isSending) await until(() => server.sent.length > 0);
    await nextFrames(3);
    return server.sent.length;
  };

  it('sends', async () => {
    expect(await sentBy({})).toBe(1);
  });
  it('sends nothing while an input method composes', async () => {
    expect(await sentBy({ isComposing: true })).toBe(0);
  });
  it('sends nothing with the key that ends what it composed', async () => {
    expect(await sentBy({ keyCode: 229 })).toBe(0);
  });
  it('sends once when it is held', async () => {
    expect(await sentBy({}, { repeat: true }, { repeat: true })).toBe(1);
  });
});
