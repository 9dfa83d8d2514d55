/** The contact form: handling of valid and invalid replies (docs/reference/builder-forms.md#reply). */
import { converted } from '@enliven/core';
import { htmlResponse, nextFrames, until, withJQuery } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { boxes, captcha, contact, input, logic, REFUSED, radio, reply, select, THANKS } from './builder-markup';
import { stageContact, VALUES } from './contact-stage';

const { render, server, open, consoleMessages } = stageContact();

describe('the reply', () => {
  it('is announced to listeners of jQuery once it is on the page, as captcha plugins expect', () =>
    withJQuery(async ($) => {
      const heard: unknown[] = [];
      const { press, fill, element } = await render();
      $(document).on('ajaxSend ajaxSuccess ajaxComplete ajaxError', (event, _request, settings) => {
        const isSent = `${settings.data}`.includes('et_pb_contactform_submit_');
        heard.push([event.type, isSent, element.querySelector('form') === null]);
      });
      fill(VALUES);
      server.answers = [reply({ form: false, message: THANKS })];
      await press();
      await until(() => heard.length === 3);
      expect(heard).toEqual([
        ['ajaxSend', true, false],
        ['ajaxSuccess', true, true],
        ['ajaxComplete', true, true],
      ]);
      $(document).off();
    }));

  it('replaces the form, receives focus, and counts as a conversion', async () => {
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

  it('with a refusal contains a new form, which keeps all values and can be sent', async () => {
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

  it('with a refusal keeps the values of hidden fields', async () => {
    const fields = input('name') + input('code', 'input', { more: logic('all', ['name', 'is', 'Agent']) });
    const { press, fill, field } = await render({ fields });
    fill({ name: 'Agent', code: '007' });
    fill({ name: 'Noor' });
    server.answers = [reply({ fields, message: REFUSED })];
    await press();
    expect(server.sent[0]?.get('et_pb_contact_email_hidden_fields_0')).toBe('["code"]');
    expect([field('name').value, field('code').value]).toEqual(['Noor', '007']);
  });

  it('is accepted although another form on the page is refused', async () => {
    const counted: Element[] = [];
    open.push(converted.on(({ element }) => counted.push(element)));
    const { press, fill } = await render();
    fill(VALUES);
    const other = contact({ message: REFUSED }).replaceAll('et_pb_contact_form_0', 'et_pb_contact_form_1');
    server.answers = [`${reply({ form: false, message: THANKS })}${other}`];
    await press();
    expect(counted).toHaveLength(1);
  });

  it('is found among forms that share an id', async () => {
    const { press, fill, message } = await render();
    fill(VALUES);
    const other = contact().replace('form_unique_num="0"', 'form_unique_num="1"');
    server.answers = [`${other}${reply({ form: false, message: THANKS })}`];
    await press();
    expect(message().textContent).toBe('Thanks for contacting us');
  });

  it('is found for a form whose id a script has changed', async () => {
    const { element, press, fill, message } = await render();
    element.id = 'popup-form';
    fill(VALUES);
    server.answers = [reply({ form: false, message: THANKS })];
    await press();
    expect(message().textContent).toBe('Thanks for contacting us');
  });

  it('is used if the server reports a failure but shows the form', async () => {
    const { press, fill, message, element } = await render();
    fill(VALUES);
    server.answers = [() => htmlResponse(reply({ message: REFUSED }), { status: 500 })];
    await press();
    expect(message().textContent).toContain('Make sure');
    expect(element.querySelectorAll('.et_pb_contact_form_container')).toHaveLength(0);
  });

  it('with an expired nonce is answered with a new nonce, once', async () => {
    const { press, fill, message } = await render({ nonce: 'old' });
    fill(VALUES);
    server.answers = [reply({ message: REFUSED, nonce: 'new' }), reply({ form: false, message: THANKS })];
    await press();
    expect(server.sent.map((sent) => sent.get('_wpnonce-et-pb-contact-form-submitted-0'))).toEqual(['old', 'new']);
    expect(message().textContent).toBe('Thanks for contacting us');
  });

  const FAILED = 'This could not be sent. Please try again later.';
  it.each([
    ['another page', '<h1>Gateway</h1>', FAILED],
    ['an unsent form', reply(), FAILED],
    ['a truncated page', reply({ message: THANKS }).slice(0, 200), FAILED],
    ['a text file', () => new Response(reply({ form: false, message: THANKS })), FAILED],
    ['the status 204', () => htmlResponse(null, { status: 204 }), FAILED],
    ['the status 403', () => htmlResponse('-1', { status: 403 }), FAILED],
    ['a network error', () => Promise.reject(new TypeError('network')), 'You are probably offline.'],
  ])('with %s keeps the form, shows a message, and lets the visitor try again', async (_, answer, sentence) => {
    const { press, fill, field, message, element } = await render();
    fill(VALUES);
    server.answers = [answer];
    // The message may be far above the button.
    const scrolled = vi.spyOn(message(), 'scrollIntoView');
    await press();
    expect(message().textContent).toBe(sentence);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
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
  ])('to %s navigates to %s', async (address, goal) => {
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
    // The redirect waits until the conversion is recorded.
    expect(assign).not.toHaveBeenCalled();
    note();
    await nextFrames();
    expect(assign.mock.calls.flat()).toEqual(goal ? [new URL(goal, location.href).href] : []);
    expect(consoleMessages().remarks.join()).toMatch(goal ? /^$/ : /is not followed/);
  });
});

describe('a pending request', () => {
  it('shows a message after five seconds, and ends the fade', async () => {
    const { setTimeout: later } = globalThis;
    // Timers run a hundred times as fast.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0) =>
      later(run, delay / 100)) as typeof setTimeout);
    open.push(() => void vi.restoreAllMocks());
    const { element, message, fill, press } = await render();
    fill(VALUES);
    server.answers = [() => new Promise(() => {})];
    const scrolled = vi.spyOn(message(), 'scrollIntoView');
    await press(1);
    await until(() => message().textContent?.includes('takes longer than usual') === true);
    await nextFrames();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(element.style.opacity).toBe('');
    expect(element.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  });
});

function contactAsParsed(): string | undefined {
  const probe = document.createElement('div');
  probe.innerHTML = contact();
  return probe.firstElementChild?.outerHTML;
}
