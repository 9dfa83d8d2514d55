/** Errors of fields: their display, announcement and removal. */
import { html, until } from '@enliven/testing';
import { choices, type FormOptions, pluginForm as markup, text } from '@enliven/testing/plugin-markup';
import { describe, expect, it } from 'vitest';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { approach, hear, submit, type } from './plugin-visitor';

const stage = stagePlugin(true);

async function open(options: FormOptions = {}) {
  const rendered = await stage.open(options);
  const tips = () => rendered.all('.wpcf7-not-valid-tip').map((tip) => tip.textContent);
  const list = () => rendered.find('.screen-reader-response ul').innerHTML.replaceAll(' data-enliven-ignore=""', '');
  return { ...rendered, tips, list };
}

/** Sends a form that the server rejects. */
async function refuse(form: Element, ...fields: [field: string, message: unknown][]): Promise<void> {
  const invalid = fields.map(([field, message]) => ({ field, message, idref: null, error_id: 'x' }));
  stage.server.feedback = [answer('validation_failed', { invalid_fields: invalid })];
  await submit(form);
  await until(() => (form as HTMLElement).dataset.status === 'invalid');
}

describe('an error from the server', () => {
  it('is shown below the field, in the list, and in the field’s attributes', async () => {
    const { form, find, tips, list } = await open();
    await refuse(form, ['your-name', 'Who are you?'], ['your-email', 'No address.']);
    expect(tips()).toEqual(['Who are you?', 'No address.']);
    expect(find('.wpcf7-not-valid-tip').getAttribute('aria-hidden')).toBe('true');
    expect(list()).toBe(
      html`<li id="wpcf7-f7-p12-o1-ve-your-name">Who are you?</li><li id="wpcf7-f7-p12-o1-ve-your-email"><a href="#mail">No address.</a></li>`,
    );
    const email = find('[name=your-email]');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe('hint wpcf7-f7-p12-o1-ve-your-email');
    expect(email.classList.contains('wpcf7-not-valid')).toBe(true);
    expect(email.validationMessage).toBe('No address.');
  });

  it('moves the focus to the first field with an error', async () => {
    const { form, find } = await open();
    await refuse(form, ['your-email', 'No address.'], ['your-name', 'Who are you?']);
    expect(document.activeElement).toBe(find('[name=your-name]'));
  });

  it('does not move the focus of a visitor who has left the form', async () => {
    const { form } = await open();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await refuse(form, ['your-name', 'Who are you?']);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('is removed with the next submission', async () => {
    const { form, find, tips, list } = await open();
    await refuse(form, ['your-email', 'No address.']);
    stage.server.feedback = [answer('spam')];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    expect([tips(), list()]).toEqual([[], '']);
    const email = find('[name=your-email]');
    expect([
      email.getAttribute('aria-invalid'),
      email.getAttribute('aria-describedby'),
      email.validationMessage,
    ]).toEqual(['false', 'hint', '']);
    expect(email.classList.contains('wpcf7-not-valid')).toBe(false);
  });

  it('is inserted as text, whatever its content', async () => {
    const bad = '<img src=x onerror="globalThis.hacked = true">';
    const { form, tips, list, find } = await open({ fields: text('your-name') + text('a.b:c') });
    await refuse(form, ['your-name', bad], [bad, bad], ['__proto__', 'odd'], ['a.b:c', 'dots'], ['constructor', 7]);
    expect(tips()).toEqual([bad, 'dots']);
    expect(find('img')).toBeNull();
    expect(list()).toContain('&lt;img');
    expect(list()).toContain('<li id="wpcf7-f7-p12-o1-ve-abc">dots</li>');
    expect('hacked' in globalThis).toBe(false);
  });

  it('has a default message if the server sends none', async () => {
    const { form, tips } = await open();
    await refuse(form, ['your-name', null]);
    expect(tips()).toEqual(['Please check this field.']);
  });

  it('marks a whole group, and both wraps with the same name', async () => {
    const { form, find, tips } = await open({
      fields: choices('drink', 'radio', ['Tea', 'Coffee']) + text('twice') + text('twice'),
    });
    await refuse(form, ['drink', 'Choose one.'], ['twice', 'Not so.']);
    expect(tips()).toEqual(['Choose one.', 'Not so.', 'Not so.']);
    expect(find('.wpcf7-radio').className).toContain('wpcf7-not-valid');
    expect(document.activeElement).toBe(find('[name=drink]'));
  });

  it('hides errors that the server printed', async () => {
    const id = 'wpcf7-f7-p12-o1-ve-your-name';
    const printed = markup({
      fields: text('your-name')
        .replace('aria-invalid="false"', `aria-invalid="true" aria-describedby="${id}"`)
        .replace('wpcf7-text"', 'wpcf7-text wpcf7-not-valid"')
        .replace('</span>', '<span class="wpcf7-not-valid-tip" aria-hidden="true">Printed.</span></span>'),
    })
      .replace('<ul></ul>', `<ul><li id="${id}">Printed.</li></ul>`)
      .replace('aria-hidden="true"></div>', 'aria-hidden="true">Printed message</div>');
    const rendered = await stage.openPage(printed);
    const form = rendered.element.querySelector('form') as HTMLFormElement;
    stage.server.feedback = [answer('spam')];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    const find = (selector: string) => rendered.element.querySelector(selector) as HTMLElement;
    expect([find('.wpcf7-not-valid-tip').style.display, find('li').style.display]).toEqual(['none', 'none']);
    expect(find('[name=your-name]').getAttribute('aria-invalid')).toBe('false');
    expect(find('[name=your-name]').hasAttribute('aria-describedby')).toBe(false);
    await rendered.stop();
    expect(find('.wpcf7-response-output').textContent).toBe('Printed message');
    expect(find('[name=your-name]').getAttribute('aria-describedby')).toBe(id);
  });
});

describe('floating tips', () => {
  it('hide when the field gets the focus or the tip is clicked', async () => {
    const { form, find } = await open({ classes: 'use-floating-validation-tip' });
    approach(form);
    await refuse(form, ['your-name', 'Who?'], ['your-email', 'Where?']);
    const [first, second] = [...form.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')];
    expect([first?.style.display, second?.style.display]).toEqual(['', '']);
    expect(form.contains(document.activeElement?.closest('.wpcf7-form-control-wrap') ?? null)).toBe(false);
    find<HTMLElement>('[name=your-email]').focus();
    await until(() => second?.style.display === 'none');
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(first?.style.display).toBe('none');
  });

  it('of a focused field hide when it is clicked or edited', async () => {
    const { form, find } = await open({ classes: 'use-floating-validation-tip' });
    const field = find<HTMLInputElement>('[name=your-name]');
    field.focus();
    for (const type of ['click', 'input']) {
      await refuse(form, ['your-name', 'Who?']);
      const tip = () => form.querySelector<HTMLElement>('.wpcf7-not-valid-tip')?.style.display;
      expect(tip()).toBe('');
      field.dispatchEvent(new Event(type, { bubbles: true }));
      expect(tip()).toBe('none');
    }
  });
});

describe('a form that is being filled in', () => {
  it('is checked up to the changed field', async () => {
    const { find, tips } = await open();
    type(find('[name=your-name]'), '');
    await until(() => tips().length > 0);
    expect(tips()).toEqual(['Please tell us your name.']);
    type(find('[name=your-email]'), 'noor@');
    await until(() => tips().length === 2);
    expect(tips()).toEqual(['Please tell us your name.', 'This is no address.']);
  });

  it('removes errors of valid fields, and passes through the status validating', async () => {
    const heard = hear();
    const { find, tips, form } = await open();
    type(find('[name=your-email]'), 'noor@');
    await until(() => tips().length === 2);
    heard.details.length = 0;
    type(find('[name=your-name]'), 'Noor');
    await until(() => tips().length === 1);
    expect(tips()).toEqual(['This is no address.']);
    expect(heard.details.map(({ prevStatus, status }) => [prevStatus, status])).toEqual([
      ['init', 'validating'],
      ['validating', 'init'],
    ]);
    expect(form.dataset.status).toBe('init');
    heard.stop();
  });

  it('returns to a custom status unchanged', async () => {
    stage.server.feedback = [answer('cup_is_full')];
    const { form, find, tips } = await open();
    await submit(form);
    await until(() => form.dataset.status === 'custom-cup-is-full');
    type(find('[name=your-name]'), '');
    await until(() => tips().length === 1);
    expect(form.dataset.status).toBe('custom-cup-is-full');
  });

  it('removes the error of an optional field that is empty', async () => {
    stage.server.schema = [{ rules: [{ rule: 'email', field: 'your-email', error: 'No address.' }] }];
    const { find, tips } = await open();
    type(find('[name=your-email]'), 'noor@');
    await until(() => tips().length === 1);
    type(find('[name=your-email]'), '');
    await until(() => tips().length === 0);
  });

  it('skips fields with novalidate', async () => {
    const { find, tips } = await open({
      fields: `<div class="novalidate">${text('your-name')}</div>${text('your-email')}`,
    });
    type(find('[name=your-name]'), '');
    type(find('[name=your-email]'), '');
    await until(() => tips().length > 0);
    expect(tips()).toEqual(['Please leave an address.']);
  });

  it('checks only a part if a script passes a scope', async () => {
    const { find, tips, form } = await open({
      fields: `<fieldset>${text('your-name')}</fieldset>${text('your-email')}`,
    });
    approach(find('[name=your-name]'));
    const { wpcf7 } = globalThis as unknown as {
      wpcf7: { validate(form: Element, options: object): void; schemas: Map<number, unknown> };
    };
    await until(() => wpcf7.schemas.has(7));
    wpcf7.validate(form, { scope: find('fieldset:not([class])') });
    await until(() => tips().length > 0);
    expect(tips()).toEqual(['Please tell us your name.']);
  });

  it.each([[[]], [{ rules: 'none' }], [null], [{ rules: [{ rule: 'required' }] }]])(
    'tolerates invalid rules such as %j',
    async (schema) => {
      stage.server.schema = [schema];
      const { find, tips, form } = await open();
      type(find('[name=your-name]'), '');
      await until(() => stage.server.calls.includes('GET schema'));
      await submit(form);
      expect(tips()).toEqual([]);
    },
  );
});

describe('reflections', () => {
  const fields = `${text('your-name')}${choices('colors[]', 'checkbox', ['Red', 'Blue']).replace('data-name="colors[]"', 'data-name="colors"')}
<output class="wpcf7-form-control wpcf7-output" name="n" data-reflection-of="your-name" data-default="Nobody">Nobody</output>
<fieldset class="wpcf7-form-control wpcf7-reflection" data-reflection-of="colors"><output name="colors" data-default="None">None</output></fieldset>`;

  it('show valid values, and defaults otherwise', async () => {
    const { find, form } = await open({ fields });
    type(find('[name=your-name]'), 'Noor');
    const colors = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
    for (const box of colors) {
      box.checked = true;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await until(() => form.querySelectorAll('fieldset output').length === 3);
    expect(find('[name=n]').textContent).toBe('Noor');
    expect([...form.querySelectorAll('fieldset output')].map((o) => [o.textContent, o.hasAttribute('hidden')])).toEqual(
      [
        ['None', true],
        ['Red', false],
        ['Blue', false],
      ],
    );
    await submit(form);
    await until(() => form.dataset.status === 'sent' && find('[name=n]').textContent === 'Nobody');
    expect(form.querySelectorAll('fieldset output')).toHaveLength(1);
  });
});
