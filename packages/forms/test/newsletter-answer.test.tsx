/** The sign-up: handling of answers and redirects (docs/reference/builder-forms.md#sign-up-answer). */
import { converted } from '@enliven/core';
import { click, nextFrames, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { newsletter } from '../src/newsletter';
import { FAILED, stageSignUp } from './newsletter-stage';
import { deferred } from './plugin-visitor';

const { render, server, open } = stageSignUp();

describe('the answer', () => {
  it('hides the fields, shows the success message, and counts as a conversion', async () => {
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
    ['a refusal without a message', '{"success":false}', FAILED],
    ['nothing', '', FAILED],
    ['null', 'null', FAILED],
    ['a list', '[]', FAILED],
    ['values of wrong types', '{"success":"yes","error":{"a":1},"data":7}', FAILED],
    ['a page', '<h1>Gateway</h1>', FAILED],
    ['a truncated answer', '{"success":tr', FAILED],
    ['no content', () => new Response(null, { status: 204 }), FAILED],
    ['a failure', () => new Response('{}', { status: 500 }), FAILED],
    ['a network error', () => Promise.reject(new TypeError('network')), `You are probably offline.${FAILED}`],
  ])('with %s is shown as text, and typed text is kept', async (_, answer, sentence) => {
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
    ['the error Configuration Error', '{"success":false,"data":{"error":"Configuration Error"}}'],
    ['-1', () => new Response('-1', { status: 403 })],
  ])('with %s renews an expired nonce once', async (_, stale) => {
    const { press, fill, find } = await render();
    fill();
    server.answers = [stale, '<script>var et_pb_custom = {"et_frontend_nonce":"fr35h"};</script>', '{"success":true}'];
    await press();
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(server.sent[2]?.get('et_frontend_nonce')).toBe('fr35h');
    expect(find('.et_pb_newsletter_success').style.display).toBe('block');
  });

  it('keeps the new nonce for the next press', async () => {
    const { press, fill, error } = await render();
    fill();
    const stale = '{"success":false,"data":{"error":"Configuration Error"}}';
    server.answers = [stale, '{"et_frontend_nonce":"fr35h"}', '{"error":"Subscription Error: full"}'];
    await press();
    expect(error().textContent).toBe('Subscription Error: full');
    await press();
    expect(server.sent.slice(3).map((sent) => [sent.method, sent.get('et_frontend_nonce')])).toEqual([
      ['POST', 'fr35h'],
    ]);
  });

  it('is shown unchanged if the nonce had not expired', async () => {
    const { press, fill, error } = await render();
    fill();
    server.answers = ['{"success":false,"data":{"error":"Configuration Error"}}', '{"et_frontend_nonce":"n0nce"}'];
    await press();
    expect(server.sent).toHaveLength(2);
    expect(error().textContent).toBe('Configuration Error');
  });
});

describe('a pending request', () => {
  it('shows a message after five seconds, and removes it with the answer', async () => {
    const { setTimeout: later } = globalThis;
    // A second is a hundredth of one here.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0) =>
      later(run, delay / 100)) as typeof setTimeout);
    open.push(() => void vi.restoreAllMocks());
    const { press, fill, find, error } = await render();
    const slow = deferred<Response>();
    fill();
    server.answers = [() => slow.promise];
    await press();
    await until(() => error().textContent?.includes('takes longer than usual') === true);
    expect(error().style.display).toBe('block');
    slow.resolve(new Response('{"success":true}'));
    await until(() => find('.et_pb_newsletter_success').style.display === 'block');
    expect([error().textContent, error().style.display]).toEqual(['', '']);
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
  ])('to %s with the values %j navigates to %s', async (address, query, goal) => {
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

  async function follow() {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open.push(() => assign.mockRestore());
    const rendered = await render({ more: 'data-redirect_url="https://site.example/" data-redirect_query="email"' });
    const send = (email: string) => {
      rendered.fill(email);
      server.answers = ['{"success":true}'];
      return rendered.press();
    };
    const busy = () => rendered.button.classList.contains('et_pb_button_text_loading');
    return { send, busy, went: () => assign.mock.calls.flat() };
  }

  it('keeps the form busy until the visitor leaves, and sends new values of a visitor who comes back', async () => {
    const { send, busy, went } = await follow();
    await send('noor@site.example');
    expect(busy()).toBe(true);
    await send('noor@site.example');
    expect(server.sent).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    await nextFrames();
    expect(busy()).toBe(false);
    await send('vos@site.example');
    expect(went()).toEqual([
      'https://site.example/?email=noor%40site.example',
      'https://site.example/?email=vos%40site.example',
    ]);
  });

  it('ends the busy state if the visitor stays, as after a redirect to a file', async () => {
    const { setTimeout: later } = globalThis;
    // A second is a hundredth of one here.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay = 0) =>
      later(run, delay / 100)) as typeof setTimeout);
    open.push(() => void vi.restoreAllMocks());
    const { send, busy } = await follow();
    await send('noor@site.example');
    expect(busy()).toBe(true);
    await until(() => !busy());
    await send('noor@site.example');
    expect(server.sent).toHaveLength(2);
  });
});

describe('other forms', () => {
  it('such as a login are ignored', async () => {
    const login =
      '<div class="et_pb_login et_pb_newsletter"><div class="et_pb_newsletter_form et_pb_login_form"><form><button class="et_pb_newsletter_button">In</button></form></div></div>';
    document.body.innerHTML = login;
    expect(document.querySelector(newsletter.selector)).toBeNull();
    const { element } = await render({}, login.replace('et_pb_login ', ''));
    expect(element.outerHTML).toBe(login.replace('et_pb_login ', ''));
  });

  it('such as a module without a list are ignored', async () => {
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
  ])('include a feed, whose window opens only if the site enables it: %s', async (feeds, opened) => {
    const popup = vi.spyOn(window, 'open').mockReturnValue(null);
    open.push(() => popup.mockRestore());
    const { element } = await render(
      {},
      `${feed}<script type="application/json" id="enliven-config">{"forms":{"feeds":${feeds}}}</script>`,
    );
    await nextFrames(5);
    const press = () => click(element.querySelector('a') as Element);
    press();
    // The code is still loading.
    if (feeds)
      await until(() => {
        press();
        return popup.mock.calls.length > 0;
      });
    expect(popup.mock.calls.slice(0, 1)).toEqual(opened);
  });
});
