// End points of the contact form plugin: schema, refill, feedback with every status, and failures.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { openStore } from '../src/database';
import { nonces } from '../src/nonces';
import { answerHash } from '../src/routes/contact-form-schema';

const base = '/wp-json/contact-form-7/v1/contact-forms';
const unitTag = 'wpcf7-f7-p12-o1';

const setUp = () => {
  const store = openStore();
  return { store, app: createApp({ store }) };
};

const form = (fields: Record<string, string> = {}): FormData => {
  const data = new FormData();
  const whole = {
    _wpcf7: '7',
    _wpcf7_unit_tag: unitTag,
    'your-name': 'Noor',
    'your-email': 'noor@site.example',
    ...fields,
  };
  for (const [name, value] of Object.entries(whole)) data.append(name, value);
  return data;
};

const send = async (fields?: Record<string, string>, query = '', id = 7) => {
  const { app, store } = setUp();
  const response = await app.request(`${base}/${id}/feedback${query}`, { method: 'POST', body: form(fields) });
  const answer = (await response.json()) as Record<string, unknown>;
  return { response, answer, stored: store.list() };
};

describe('feedback', () => {
  it('accepts a complete form and stores it', async () => {
    const { answer, stored } = await send({ 'your-message': '<b>Hello</b>' });
    expect(answer).toMatchObject({ contact_form_id: 7, status: 'mail_sent', into: `#${unitTag}`, invalid_fields: [] });
    expect(answer.posted_data_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(answer).not.toHaveProperty('captcha');
    expect(stored[0]).toMatchObject({
      kind: 'contact-form',
      payload: { form: 7, fields: { 'your-message': '<b>Hello</b>' } },
    });
  });

  it('names the fields that fail, one message each', async () => {
    const { answer } = await send({ 'your-name': '  ', 'your-email': 'noor@' });
    expect(answer).toMatchObject({ status: 'validation_failed', posted_data_hash: '' });
    expect(answer.invalid_fields).toEqual([
      { field: 'your-name', message: expect.any(String), idref: null, error_id: `${unitTag}-ve-your-name` },
      { field: 'your-email', message: expect.any(String), idref: null, error_id: `${unitTag}-ve-your-email` },
    ]);
  });

  it.each([
    ['mail_sent', true],
    ['validation_failed', false],
    ['acceptance_missing', false],
    ['spam', false],
    ['aborted', true],
    ['mail_failed', true],
    ['cup_is_full', true],
  ])('returns %s on request', async (status, hashed) => {
    const replies = [await send({}, `?reply=${status}`), await send({ _reply: status })];
    for (const { response, answer } of replies) {
      expect(response.status).toBe(200);
      expect(answer.status).toBe(status);
      expect(answer.message).toEqual(expect.any(String));
      expect(answer.posted_data_hash !== '').toBe(hashed);
    }
  });

  it('returns a new captcha and quiz with every response for a form that has them', async () => {
    for (const quiz of ['5', 'wrong']) {
      const { answer } = await send({ 'quiz-1': quiz, '_wpcf7_quiz_answer_quiz-1': answerHash('5') }, '', 8);
      expect(answer.status).toBe(quiz === '5' ? 'mail_sent' : 'validation_failed');
      expect(answer.captcha).toEqual({ 'captcha-1': expect.stringMatching(/\/\d+\.png$/) });
      expect(answer.quiz).toEqual({ 'quiz-1': [expect.any(String), expect.stringMatching(/^[0-9a-f]{32}$/)] });
    }
  });

  it('stores the name and size of a file, not its content', async () => {
    const { app, store } = setUp();
    const data = form();
    data.append('doc', new File(['beans'], 'beans.txt'));
    await app.request(`${base}/7/feedback`, { method: 'POST', body: data });
    expect(store.list()[0]?.payload).toMatchObject({ fields: { doc: { file: 'beans.txt', size: 5 } } });
  });

  it('rejects other media types, unknown forms, and a missing unit tag', async () => {
    const { app } = setUp();
    const json = await app.request(`${base}/7/feedback`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([json.status, await json.json()]).toMatchObject([
      415,
      { code: 'wpcf7_unsupported_media_type', data: { status: 415 } },
    ]);
    const unknown = await send({}, '', 99);
    expect([unknown.response.status, unknown.answer]).toMatchObject([404, { code: 'wpcf7_not_found' }]);
    const untagged = await send({ _wpcf7_unit_tag: '' });
    expect([untagged.response.status, untagged.answer]).toMatchObject([400, { code: 'wpcf7_unit_tag_not_found' }]);
  });

  it.each([403, 500])('fails with %i on request', async (status) => {
    const { response, answer, stored } = await send({}, `?reply=${status}`);
    expect(response.status).toBe(status);
    expect(answer.data).toEqual({ status });
    expect(stored).toEqual([]);
  });

  it('returns HTML or an empty response on request', async () => {
    const { app } = setUp();
    const post = (reply: string) => app.request(`${base}/7/feedback?reply=${reply}`, { method: 'POST', body: form() });
    expect((await post('html')).headers.get('Content-Type')).toMatch(/^text\/html/);
    expect((await post('204')).status).toBe(204);
  });
});

describe('a booking', () => {
  const booking = { day: '2026-12-24', guests: '2', course: 'First pour', terms: '1' };

  it('is accepted if all fields are valid', async () => {
    expect((await send(booking, '', 9)).answer.status).toBe('mail_sent');
  });

  it('requires acceptance of the terms', async () => {
    expect((await send({ ...booking, terms: '' }, '', 9)).answer).toMatchObject({
      status: 'acceptance_missing',
      invalid_fields: [],
    });
  });

  it.each([
    ['day', '2026-02-30'],
    ['day', '2026-11-30'],
    ['day', '2028-01-01'],
    ['guests', 'many'],
    ['guests', '13'],
    ['guests', '0'],
    ['course', 'Tea'],
    ['phone', 'call me'],
    ['cafe', 'no address'],
    ['wishes', 'w'.repeat(201)],
  ])('is rejected with %s %s', async (field, value) => {
    const { answer } = await send({ ...booking, [field]: value }, '', 9);
    expect(answer.invalid_fields).toMatchObject([{ field }]);
  });

  it('accepts files only of certain types and sizes', async () => {
    const { app } = setUp();
    const attach = async (name: string, type: string, size: number) => {
      const data = form(booking);
      data.append('plan', new File(['x'.repeat(size)], name, { type }));
      const response = await app.request(`${base}/9/feedback`, { method: 'POST', body: data });
      return ((await response.json()) as { status: string }).status;
    };
    expect(await attach('plan.PDF', 'application/pdf', 9)).toBe('mail_sent');
    expect(await attach('plan.png', 'image/png', 9)).toBe('mail_sent');
    expect(await attach('plan.exe', 'application/octet-stream', 9)).toBe('validation_failed');
    expect(await attach('plan.pdf', 'application/pdf', 300_000)).toBe('validation_failed');
  });
});

describe('captchas and nonces', () => {
  it('require the letters of the captcha picture', async () => {
    const quiz = { 'quiz-1': '5', '_wpcf7_quiz_answer_quiz-1': answerHash('5') };
    const read = (letters: string) =>
      send({ ...quiz, '_wpcf7_captcha_challenge_captcha-1': '1000001234', 'captcha-1': letters }, '', 8);
    expect((await read('mprt')).answer.status).toBe('mail_sent');
    expect((await read('KKKK')).answer.invalid_fields).toMatchObject([{ field: 'captcha-1' }]);
  });

  it('reject an outdated nonce, and accept a valid one', async () => {
    const { response, answer, stored } = await send({ _wpnonce: 'old' });
    expect([response.status, answer.code, stored]).toEqual([403, 'rest_cookie_invalid_nonce', []]);
    expect((await send({ _wpnonce: nonces.rest })).answer.status).toBe('mail_sent');
  });
});

describe('schema and refill', () => {
  it('return the rules', async () => {
    const response = await setUp().app.request(`${base}/7/feedback/schema`);
    const schema = (await response.json()) as { rules: unknown[] };
    expect(schema).toMatchObject({ version: expect.stringContaining('SWV'), locale: 'en_US' });
    expect(schema.rules).toContainEqual({ rule: 'email', field: 'your-email', error: expect.any(String) });
  });

  it('return data for a form with a quiz, and an empty list for a form without', async () => {
    const { app } = setUp();
    expect(await (await app.request(`${base}/7/refill`)).json()).toEqual([]);
    expect(await (await app.request(`${base}/8/refill`)).json()).toMatchObject({
      captcha: {},
      quiz: { 'quiz-1': [expect.any(String), expect.any(String)] },
    });
    expect((await app.request(`${base}/99/refill`)).status).toBe(404);
  });

  it('return the address of a captcha picture', async () => {
    const { app } = setUp();
    const { captcha } = (await (await app.request(`${base}/8/refill`)).json()) as { captcha: Record<string, string> };
    const picture = await app.request(captcha['captcha-1'] ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  });
});
