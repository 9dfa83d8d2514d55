/** Rare parts of a plugin form, and forms without some of the usual parts. */
import { until } from '@enliven/testing';
import { type FormOptions, text } from '@enliven/testing/plugin-markup';
import { describe, expect, it, vi } from 'vitest';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { submit } from './plugin-visitor';

const stage = stagePlugin(true);

async function open(fields: string, options: FormOptions = {}) {
  const rendered = await stage.open({ fields, ...options });
  return { ...rendered, button: rendered.find('.wpcf7-submit') };
}

describe('Turnstile', () => {
  const widget = '<div class="wpcf7-turnstile cf-turnstile" data-sitekey="k"></div>';
  it('is reset after each answer, in the form that was answered', async () => {
    const reset = vi.fn((_widget: Element) => {
      throw new Error('Nothing to reset found for provided container.');
    });
    vi.stubGlobal('turnstile', { reset });
    const { form, find } = await open(widget);
    stage.server.feedback = [answer('spam'), answer('mail_sent')];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    expect(reset.mock.calls).toEqual([[find('.wpcf7-turnstile')]]);
    await submit(form);
    await until(() => stage.server.calls.includes('GET refill') && form.dataset.status === 'sent');
    expect(reset).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it.each([
    ['a failure', new Response('', { status: 500 }), 1],
    ['a truncated answer', new Response('{"status":"mail_s'), 1],
    ['a list', [], 1],
    ['a network error', new TypeError('network'), 0],
  ])('after %s is reset if the server may have used up its token', async (_what, reply, resets) => {
    const reset = vi.fn();
    vi.stubGlobal('turnstile', { reset });
    const { form, find } = await open(widget);
    stage.server.feedback = [reply];
    await submit(form);
    await until(() => find('.wpcf7-response-output').textContent !== '');
    expect([form.dataset.status, reset.mock.calls.length]).toEqual(['init', resets]);
    vi.unstubAllGlobals();
  });

  it('can be missing', async () => {
    const { form } = await open(widget);
    await submit(form);
    await until(() => form.dataset.status === 'sent');
  });
});

describe('inert parts', () => {
  it('are inert in their status only', async () => {
    stage.server.feedback = [answer('spam'), answer('mail_failed')];
    const { find, form } = await open('<div class="inert-on-spam">Rests</div>');
    const rests = () => [
      find('.inert-on-spam').hasAttribute('inert'),
      find('.inert-on-spam').classList.contains('active-on-any'),
    ];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    expect(rests()).toEqual([true, true]);
    await submit(form);
    await until(() => form.dataset.status === 'failed');
    expect(rests()).toEqual([false, false]);
  });
});

describe('a form without its usual elements', () => {
  it('shows its message', async () => {
    const { form } = await open(text('your-name'), { output: '' });
    form.parentElement?.querySelector('.screen-reader-response')?.remove();
    stage.server.feedback = [answer('spam')];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    expect(form.querySelector('.wpcf7-response-output')?.textContent).toBe('Said: spam');
  });
});
