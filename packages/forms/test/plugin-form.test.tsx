/** Mounting and sending of plugin forms: one submission, events in order, and no stuck state. */
import { html, until, withJQuery } from '@enliven/testing';
import { pluginForm as markup } from '@enliven/testing/plugin-markup';
import { describe, expect, it, vi } from 'vitest';
import type { PluginFormElement } from '../src/plugin-form/state';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { approach, deferred, hear, submit, type } from './plugin-visitor';

interface Api {
  submit(form: Element, options?: object): void;
  reset(form: Element): void;
  init(form: Element): void;
  schemas: Map<number, unknown>;
  blocked?: boolean;
}

const api = () => (globalThis as unknown as { wpcf7: Api }).wpcf7;

const stage = stagePlugin();

describe('mounting', () => {
  it('sets the class, the state and the spinner', async () => {
    const { element, form, find } = await stage.open();
    expect([element.classList.contains('js'), element.classList.contains('no-js')]).toEqual([true, false]);
    expect(find('.has-spinner').nextElementSibling?.className).toBe('wpcf7-spinner');
    expect(form.wpcf7).toMatchObject({
      id: 7,
      status: 'init',
      pluginVersion: '6.1.6',
      locale: 'en_US',
      unitTag: 'wpcf7-f7-p12-o1',
      containerPost: 12,
      parent: element,
    });
  });

  it('fetches the rules once for two forms with the same id', async () => {
    await stage.open({}, markup({ n: 2 }));
    for (const field of document.querySelectorAll('[name=your-name]')) approach(field);
    await until(() => api().schemas.has(7));
    expect(stage.server.calls).toEqual(['GET schema']);
    expect(stage.server.addresses[0]).toBe(
      'https://site.test/wp-json/contact-form-7/v1/contact-forms/7/feedback/schema',
    );
  });

  it('supports servers with plain permalinks', async () => {
    stage.serve({ api: { root: 'https://site.test/index.php?rest_route=/' } });
    approach((await stage.open()).form);
    await until(() => stage.server.addresses.length > 0);
    expect(stage.server.addresses[0]).toBe(
      'https://site.test/index.php?rest_route=/contact-form-7/v1/contact-forms/7/feedback/schema',
    );
  });

  it.each([
    [undefined, 'wpcf7 is not defined.'],
    [{}, 'wpcf7.api is not defined.'],
  ])('leaves the form to the browser without %j', async (settings, sentence) => {
    (globalThis as { wpcf7?: unknown }).wpcf7 = settings;
    const { form, element } = await stage.open();
    expect(stage.consoleMessages.remarks.join()).toContain(sentence);
    expect(element.className).toBe('wpcf7 no-js');
    expect(await submit(form)).toBe(true);
    expect(stage.server.calls).toEqual([]);
  });

  const NEEDED: Record<string, object> = {
    'window.fetch()': globalThis,
    'window.FormData()': globalThis,
    'NodeList.forEach()': NodeList.prototype,
    'String.replaceAll()': String.prototype,
  };

  it.each(Object.keys(NEEDED))('leaves the form to a browser without %s', async (what) => {
    const { server } = stage;
    const holder = NEEDED[what] as object;
    const name = what.replace(/^.*\.|\(\)$/g, '');
    const own = Object.getOwnPropertyDescriptor(holder, name) as PropertyDescriptor;
    Object.defineProperty(holder, name, { configurable: true, value: undefined });
    try {
      const { form, element } = await stage.open();
      expect(stage.consoleMessages.remarks.join()).toContain(
        `Your browser does not support ${what}. The browser sends the form.`,
      );
      expect(element.className).toBe('wpcf7 no-js');
      expect(await submit(form)).toBe(true);
    } finally {
      Object.defineProperty(holder, name, own);
    }
    expect(server.calls).toEqual([]);
  });

  it('waits for settings that are printed late', async () => {
    const { wpcf7 } = globalThis as { wpcf7?: unknown };
    delete (globalThis as { wpcf7?: unknown }).wpcf7;
    const { form, find } = await stage.open();
    (globalThis as { wpcf7?: unknown }).wpcf7 = wpcf7;
    approach(find('[name=your-name]'));
    await until(() => !!form.wpcf7);
    expect(await submit(form)).toBe(false);
  });

  it('keeps calls that the site has defined', async () => {
    const submitted = vi.fn();
    Object.assign(api(), { submit: submitted });
    const { form } = await stage.open();
    const button = document.createElement('button');
    await submit(form, button);
    expect(submitted).toHaveBeenCalledWith(form, { submitter: button });
    expect(stage.server.calls).not.toContain('POST feedback');
  });

  it('ignores a form of the plugin’s own script', async () => {
    const theirs = { id: 7 };
    document.body.innerHTML = markup();
    (document.querySelector('form') as PluginFormElement).wpcf7 = theirs as never;
    await stage.openPage();
    expect(await submit(document.querySelector('form') as Element)).toBe(true);
    expect((document.querySelector('form') as PluginFormElement).wpcf7).toBe(theirs);
  });

  it('replaces a form inside another form with a message', async () => {
    const inner = html`<div class="wpcf7 no-js" data-wpcf7-id="9"><input name="inner"></div>`;
    const rendered = await stage.openPage(`<form>${inner}</form>`);
    const before = `<form>${inner}</form>`;
    await until(() => document.querySelector('.wpcf7-form-in-wrong-place') !== null);
    expect(document.querySelector('.wpcf7-form-in-wrong-place')?.innerHTML).toBe(
      '<strong>Error:</strong> This contact form is placed in the wrong place.',
    );
    expect([...new FormData(document.querySelector('form') as HTMLFormElement)]).toEqual([]);
    await rendered.stop();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('sending', () => {
  it('dispatches events in order, shows the answer, and resets the form', async () => {
    const heard = hear();
    stage.server.feedback = [answer('mail_sent', { posted_data_hash: 'd41d8' })];
    const { form, find, status, output, spoken } = await stage.open();
    type(find('[name=your-name]'), 'Noor');
    await until(() => heard.names.length === 2);
    heard.names.length = 0;
    heard.details.length = 0;
    await submit(form);
    await until(() => heard.names.includes('reset'));
    expect(heard.names).toEqual([
      ...['beforesubmit', 'statuschanged', 'statuschanged', 'mailsent', 'submit'],
      ...['statuschanged', 'statuschanged', 'reset'],
    ]);
    const statuses = heard.details.filter((detail) => 'prevStatus' in detail).map((d) => [d.prevStatus, d.status]);
    expect(statuses).toEqual([
      ['init', 'submitting'],
      ['submitting', 'sent'],
      ['sent', 'resetting'],
      ['resetting', 'sent'],
    ]);
    expect(heard.details[3]).toMatchObject({
      contactFormId: 7,
      pluginVersion: '6.1.6',
      contactFormLocale: 'en_US',
      unitTag: 'wpcf7-f7-p12-o1',
      containerPostId: 12,
      status: 'mail_sent',
      inputs: [
        { name: 'your-name', value: 'Noor' },
        { name: 'your-email', value: '' },
      ],
      apiResponse: { status: 'mail_sent' },
    });
    expect(status()).toBe('sent');
    expect(form.className).toContain('sent');
    expect(find('[name=your-name]').value).toBe('');
    expect(find('[name=_wpcf7_posted_data_hash]').value).toBe('d41d8');
    expect([output().textContent, spoken().textContent]).toEqual(['Said: mail_sent', 'Said: mail_sent']);
    expect(form.wpcf7).not.toHaveProperty('resetOnMailSent');
    heard.stop();
  });

  it.each([
    ['validation_failed', 'invalid', 'invalid'],
    ['acceptance_missing', 'unaccepted', 'unaccepted'],
    ['spam', 'spam', 'spam'],
    ['aborted', 'aborted', 'aborted'],
    ['mail_failed', 'failed', 'mailfailed'],
    ['payment_required', 'payment-required', undefined],
    ['cup_is_full', 'custom-cup-is-full', undefined],
  ])('shows %s with the class %s', async (reply, className, event) => {
    const heard = hear();
    stage.server.feedback = [answer(reply)];
    const { form, status, output } = await stage.open();
    await submit(form);
    await until(() => heard.names.includes('submit'));
    expect(status()).toBe(className);
    expect(form.classList.contains(className)).toBe(true);
    expect(form.classList.contains('init')).toBe(false);
    expect(heard.names.filter((name) => !/statuschanged|beforesubmit|^submit/.test(name))).toEqual(
      event ? [event] : [],
    );
    expect(heard.details.at(-1)).toMatchObject({ status: reply });
    expect(output().textContent).toBe(`Said: ${reply}`);
    heard.stop();
  });

  it('sends every field, entries of listeners, and the pressed button', async () => {
    const { form, find } = await stage.open({
      hidden: '<input type="hidden" name="_wpcf7_recaptcha_response" value="token">',
    });
    type(find('[name=your-name]'), 'Noor');
    const add = (event: Event) => (event as CustomEvent).detail.formData.append('added', 'yes');
    document.addEventListener('wpcf7beforesubmit', add, { once: true });
    const button = Object.assign(document.createElement('button'), { name: 'way', value: 'fast' });
    await submit(form, button);
    await until(() => stage.server.sent.length > 0);
    const sent = Object.fromEntries(stage.server.sent[0] as FormData);
    expect(sent).toMatchObject({ _wpcf7: '7', 'your-name': 'Noor', way: 'fast', added: 'yes' });
    expect(sent._wpcf7_recaptcha_response).toBe('token');
  });

  it('sends once, even if the button is pressed again', async () => {
    const slow = deferred<unknown>();
    stage.server.feedback = [slow.promise];
    const { form, find } = await stage.open();
    for (let press = 0; press < 3; press += 1) await submit(form);
    api().submit(form);
    expect(form.getAttribute('aria-busy')).toBe('true');
    expect(find('.wpcf7-submit').getAttribute('aria-disabled')).toBe('true');
    slow.resolve(answer('spam'));
    await until(() => form.dataset.status === 'spam');
    expect(stage.server.calls.filter((call) => call === 'POST feedback')).toHaveLength(1);
    expect([form.hasAttribute('aria-busy'), find('.wpcf7-submit').hasAttribute('aria-disabled')]).toEqual([
      false,
      false,
    ]);
    await submit(form);
    await until(() => stage.server.sent.length === 2);
  });

  it('waits for a script that wraps the call, and ignores a second press', async () => {
    const { form } = await stage.open();
    const own = api().submit;
    const token = deferred<void>();
    const wrapped = vi.fn((...all: Parameters<typeof own>) => void token.promise.then(() => own(...all)));
    api().submit = wrapped;
    await submit(form);
    await submit(form);
    // A script that delays a form may count presses or pay for each.
    expect(wrapped).toHaveBeenCalledOnce();
    expect(stage.server.sent).toHaveLength(0);
    token.resolve();
    await until(() => form.dataset.status === 'sent');
    expect(stage.server.sent).toHaveLength(1);
  });

  it('calls such a script again after three seconds without a submission', async () => {
    const { form } = await stage.open();
    const wrapped = vi.fn();
    api().submit = wrapped;
    const now = vi.spyOn(Date, 'now');
    for (const [at, calls] of [
      [10_000, 1],
      [12_900, 1],
      [13_100, 2],
    ] as const) {
      now.mockReturnValue(at);
      await submit(form);
      expect(wrapped).toHaveBeenCalledTimes(calls);
    }
    now.mockRestore();
  });

  it('sends nothing while the plugin is blocked, and can be sent afterwards', async () => {
    const { form, status } = await stage.open();
    api().blocked = true;
    await submit(form);
    expect(status()).toBe('submitting');
    expect(stage.server.sent).toHaveLength(0);
    api().blocked = false;
    await submit(form);
    await until(() => status() === 'sent');
  });

  it('exchanges events with jQuery', () =>
    withJQuery(async ($) => {
      const { form, find } = await stage.open();
      const heard = vi.fn();
      $(document).on('wpcf7submit', (event) => heard((event.originalEvent as CustomEvent).detail.status));
      type(find('[name=your-name]'), 'Noor');
      $(form).trigger('submit');
      await until(() => heard.mock.calls.length > 0);
      expect(heard).toHaveBeenCalledExactlyOnceWith('mail_sent');
      $(document).off('wpcf7submit');
    }));
});
