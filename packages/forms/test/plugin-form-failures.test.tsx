/** Failures of the server or the network: the form shows a message, keeps typed text, and can be sent again. */
import type { Failure } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { quiz } from '@enliven/testing/plugin-markup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { approach, deferred, hear, submit, type } from './plugin-visitor';

const stage = stagePlugin();

/** Details of `enliven:failure` events. */
const failures: unknown[][] = [];
const recordFailure = ({ target, detail }: Event & { detail?: Failure }) => failures.push([target, detail?.behavior]);
beforeEach(() => {
  failures.length = 0;
  document.addEventListener('enliven:failure', recordFailure);
});
afterEach(() => document.removeEventListener('enliven:failure', recordFailure));

const FAILED = 'This could not be sent. Please try again later.';
const NO_JSON = 'The response is not a valid JSON response.';
const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });

describe('a failed submission', () => {
  it.each([
    ['a missing connection', new TypeError('Failed to fetch'), 'You are probably offline.'],
    ['the status 500', json({ code: 'internal', message: '<p>critical</p>' }, 500), FAILED],
    ['the status 500 with a page', new Response('<h1>Sorry</h1>', { status: 500 }), FAILED],
    ['the plugin’s status 404', json({ code: 'wpcf7_not_found', message: 'No such form.' }, 404), 'No such form.'],
    ['the status 403 with -1', new Response('-1', { status: 403 }), FAILED],
    ['the status 204', new Response(null, { status: 204 }), NO_JSON],
    ['a page instead of JSON', new Response('<!doctype html>'), NO_JSON],
    ['a truncated answer', new Response('{"status":"mail_se'), NO_JSON],
    ['a list', [], NO_JSON],
    ['values of wrong types', { status: 7, message: {}, invalid_fields: 'no' }, NO_JSON],
    ['a hostile status', { status: 'sent" onload="x' }, NO_JSON],
  ])('by %s shows a message and can be repeated', async (_name, reply, sentence) => {
    stage.server.feedback = [reply, answer('mail_sent')];
    const { form, find, output, spoken } = await stage.open();
    type(find('[name=your-name]'), 'Noor');
    // The message may be below the window.
    const scrolled = vi.spyOn(output(), 'scrollIntoView');
    await submit(form);
    await until(() => output().textContent !== '');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect([output().textContent, spoken().textContent]).toEqual([sentence, sentence]);
    // Style sheets hide the output element in this status.
    expect([form.dataset.status, output().style.display]).toEqual(['init', 'block']);
    expect(form.hasAttribute('aria-busy')).toBe(false);
    expect(find('[name=your-name]').value).toBe('Noor');
    expect(stage.server.sent).toHaveLength(1);
    // Reported once, with its element, and not as an error of the page.
    expect([stage.consoleMessages.errors, stage.consoleMessages.remarks.length]).toEqual([[], 1]);
    expect(failures).toEqual([[form, 'plugin-form']]);
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(output().style.display).toBe('');
    await until(() => scrolled.mock.calls.length > 1);
  });

  it('shows that sending takes longer than usual, and later that it takes too long', async () => {
    const { form, output, spoken } = await stage.open();
    const scrolled = vi.spyOn(output(), 'scrollIntoView');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.mocked(fetch).mockImplementation(async (_url, { method, signal } = {}) => {
      if (method !== 'POST') return new Response('[]');
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    // The renderer uses its own clock.
    for (let tick = 0; tick < 5; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5100);
    expect(output().textContent).toBe('This takes longer than usual. Please wait, it is still being sent.');
    expect(spoken().textContent).toBe(output().textContent);
    expect(output().style.display).toBe('block');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(output().textContent).toBe('The server takes too long to answer. Please try again.');
    expect(form.dataset.status).toBe('init');
  });

  it('restores the previous status, unless that status is a transition', async () => {
    stage.server.feedback = [answer('validation_failed'), new TypeError('offline'), new TypeError('offline')];
    const { form } = await stage.open();
    await submit(form);
    await until(() => form.dataset.status === 'invalid');
    await submit(form);
    await until(() => stage.consoleMessages.remarks.length === 1);
    expect(form.dataset.status).toBe('invalid');
    form.dispatchEvent(new Event('reset'));
    expect(form.dataset.status).toBe('resetting');
    await submit(form);
    await until(() => stage.consoleMessages.remarks.length === 2);
    expect(form.dataset.status).toBe('init');
  });

  it('does not change a form that was removed meanwhile', async () => {
    const slow = deferred<unknown>();
    stage.server.feedback = [slow.promise];
    const heard = hear();
    const { form, stop: unmount } = await stage.open();
    await submit(form);
    await unmount();
    const restored = document.body.innerHTML;
    slow.resolve(answer('mail_sent'));
    await nextFrames();
    expect(document.body.innerHTML).toBe(restored);
    expect(heard.names).not.toContain('submit');
    heard.stop();
  });
});

describe('an expired nonce', () => {
  const nonce = { hidden: '<input type="hidden" name="_wpnonce" value="old">' };
  const stale = () => json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }, 403);

  it('is renewed once, without a message', async () => {
    stage.server.feedback = [stale(), answer('mail_sent')];
    stage.server.refill = [{ _wpnonce: 'new' }, []];
    const { form } = await stage.open(nonce);
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(stage.server.sent.map((data) => data.get('_wpnonce'))).toEqual(['new', 'new']);
    expect(stage.server.calls.filter((call) => !call.endsWith('schema')).slice(0, 3)).toEqual([
      'POST feedback',
      'GET refill',
      'POST feedback',
    ]);
    expect(stage.consoleMessages.errors).toEqual([]);
    // The next submission uses the new nonce at once.
    stage.server.sent.length = 0;
    stage.server.feedback = [answer('spam')];
    await submit(form);
    await until(() => form.dataset.status === 'spam');
    expect(stage.server.sent.map((data) => data.get('_wpnonce'))).toEqual(['new']);
  });

  it('is omitted if the server offers no new nonce', async () => {
    stage.server.feedback = [new Response('-1', { status: 403 }), answer('mail_sent')];
    const { form } = await stage.open(nonce);
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(stage.server.sent[1]?.has('_wpnonce')).toBe(false);
    await submit(form);
    await until(() => stage.server.sent.length === 3);
    expect(stage.server.sent[2]?.has('_wpnonce')).toBe(false);
  });

  it('is not renewed twice', async () => {
    stage.server.feedback = [stale()];
    const { form, output } = await stage.open(nonce);
    await submit(form);
    await until(() => output().textContent === 'Cookie check failed');
    expect(stage.server.sent).toHaveLength(2);
  });
});

describe('a failed refill', () => {
  it.each([
    ['a missing connection', new TypeError('offline')],
    ['HTML', new Response('<p>')],
    ['an error', json({ code: 'no' }, 500)],
    ['an empty list', []],
    ['values of wrong types', { captcha: 'x', quiz: { 'quiz-1': 'no pair' } }],
  ])('by %s does not hide the success', async (_name, reply) => {
    stage.server.refill = [reply];
    const heard = hear();
    const { form, output } = await stage.open({ fields: `<p>${quiz('quiz-1')}</p>` });
    await submit(form);
    await until(() => heard.names.includes('reset'));
    expect([form.dataset.status, output().textContent]).toEqual(['sent', 'Said: mail_sent']);
    heard.stop();
  });

  it('does not change the status of a submission', async () => {
    const slow = deferred<unknown>();
    const other = deferred<unknown>();
    stage.server.refill = [slow.promise];
    stage.server.feedback = [other.promise];
    const { form } = await stage.open();
    form.dispatchEvent(new Event('reset'));
    await submit(form);
    slow.resolve([]);
    await nextFrames();
    expect(form.dataset.status).toBe('submitting');
    other.resolve(answer('spam'));
    await until(() => form.dataset.status === 'spam');
  });

  it('does not replace the answer of a submission', async () => {
    const slow = deferred<unknown>();
    stage.server.refill = [slow.promise];
    stage.server.feedback = [answer('mail_sent'), answer('validation_failed')];
    const { form } = await stage.open();
    await submit(form);
    await until(() => form.dataset.status === 'resetting');
    await submit(form);
    await until(() => form.dataset.status === 'invalid');
    slow.resolve([]);
    await nextFrames();
    expect(form.dataset.status).toBe('invalid');
  });

  it('does not hide a success if an earlier refill is pending', async () => {
    const slow = deferred<unknown>();
    stage.server.refill = [slow.promise, []];
    const { form } = await stage.open();
    form.dispatchEvent(new Event('reset'));
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    slow.resolve([]);
    await nextFrames();
    expect(form.dataset.status).toBe('sent');
  });
});

describe('overlapping refills', () => {
  const openWithTwoRefills = async (replies: unknown[]) => {
    stage.server.refill = replies;
    const opened = await stage.open({ fields: `<p>${quiz('quiz-1')}</p>` });
    opened.form.dispatchEvent(new Event('reset'));
    opened.form.dispatchEvent(new Event('reset'));
    await until(() => stage.server.calls.filter((call) => call === 'GET refill').length === 2);
    return { ...opened, question: () => opened.find('.wpcf7-quiz-label').textContent };
  };
  const quizReply = (question: string) => ({ quiz: { 'quiz-1': [question, 'hash'] } });

  it.each(['before', 'after'])('show the question of the first that arrives %s the second fails', async (when) => {
    const first = deferred<unknown>();
    const second = deferred<unknown>();
    const { form, question } = await openWithTwoRefills([first.promise, second.promise]);
    if (when === 'before') first.resolve(quizReply('First?'));
    await nextFrames();
    second.resolve(new TypeError('offline'));
    await until(() => form.dataset.status === 'init');
    first.resolve(quizReply('First?'));
    await until(() => question() === 'First?');
  });

  it('keep the question of the second', async () => {
    const first = deferred<unknown>();
    const { question } = await openWithTwoRefills([first.promise, quizReply('Second?')]);
    await until(() => question() === 'Second?');
    first.resolve(quizReply('First?'));
    await nextFrames();
    expect(question()).toBe('Second?');
  });
});

describe('the rules', () => {
  it('are requested again after a failure', async () => {
    stage.server.schema = [
      new TypeError('offline'),
      { rules: [{ rule: 'required', field: 'your-name', error: 'Who?' }] },
    ];
    const { find } = await stage.open();
    approach(find('[name=your-name]'));
    await until(() => stage.consoleMessages.remarks.length === 1);
    expect(stage.consoleMessages.remarks[0]).toContain('only the server checks the form');
    type(find('[name=your-name]'), '');
    await until(() => find('.wpcf7-not-valid-tip')?.textContent === 'Who?');
    expect(stage.consoleMessages.errors).toEqual([]);
  });
});
