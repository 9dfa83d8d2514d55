// Ajax end point: newsletter, split tests and beacon, with valid and invalid nonces.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { openStore } from '../src/database';
import { nonces } from '../src/nonces';

const setUp = () => {
  const store = openStore();
  const app = createApp({ store });
  const call = async (fields: Record<string, string>, query = '', headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    const response = await app.request(`/wp-admin/admin-ajax.php${query}`, { method: 'POST', body, headers });
    return { status: response.status, text: await response.text() };
  };
  return { store, app, call };
};

const answer = ({ text }: { text: string }): unknown => JSON.parse(text);

describe('newsletter', () => {
  const fields = {
    action: 'et_pb_submit_subscribe_form',
    et_frontend_nonce: nonces.frontend,
    et_email: 'noor@site.example',
  };

  it('stores a subscriber with nested fields', async () => {
    const { call, store } = setUp();
    expect(answer(await call({ ...fields, 'et_custom_fields[tea]': 'no' }))).toEqual({ success: true });
    expect(store.list()[0]).toMatchObject({ kind: 'newsletter', payload: { 'et_custom_fields[tea]': 'no' } });
  });

  it('rejects an outdated nonce and an invalid address in the same format', async () => {
    const { call, store } = setUp();
    expect(answer(await call({ ...fields, et_frontend_nonce: 'old' }))).toEqual({
      success: false,
      data: { error: 'Configuration Error' },
    });
    expect(answer(await call({ ...fields, et_email: 'noor' }))).toMatchObject({
      success: false,
      data: { error: expect.any(String) },
    });
    expect(store.list()).toEqual([]);
  });

  it('returns the provider’s error or an empty response on request', async () => {
    const { call } = setUp();
    expect(answer(await call(fields, '?reply=error'))).toEqual({
      error: expect.stringMatching(/^Subscription Error: /),
    });
    expect((await call({ ...fields, _reply: 'empty' })).text).toBe('');
  });
});

describe('split test', () => {
  const record = { test_id: 42, subject_id: '1', record_type: 'click_goal' };
  const fields = {
    action: 'et_pb_update_stats_table',
    et_ab_log_nonce: nonces.splitTest,
    stats_data_array: JSON.stringify(record),
  };

  it('stores a record', async () => {
    const { call, store } = setUp();
    expect((await call(fields)).text).toBe('1');
    expect(store.list()[0]).toMatchObject({ kind: 'split-test', payload: record });
  });

  it.each([
    ['a bad nonce', { et_ab_log_nonce: 'old' }, '-1'],
    ['broken JSON', { stats_data_array: '{' }, '0'],
    ['an unknown type', { stats_data_array: '{"record_type":"sip"}' }, '0'],
    ['null', { stats_data_array: 'null' }, '0'],
  ])('refuses %s', async (_, change, text) => {
    const { call, store } = setUp();
    expect((await call({ ...fields, ...change })).text).toBe(text);
    expect(store.list()).toEqual([]);
  });

  it('returns the subject of a cached page, or none', async () => {
    const { call } = setUp();
    const ask = { action: 'et_pb_ab_get_subject_id', et_frontend_nonce: nonces.frontend, et_pb_ab_test_id: '42' };
    expect(answer(await call(ask))).toEqual({ id: '1', content: expect.stringContaining('et_pb_ab_subject_id-42_1') });
    expect(answer(await call(ask, '?reply=none'))).toEqual({ id: false, content: '' });
    expect((await call({ ...ask, et_frontend_nonce: 'old' })).text).toBe('-1');
    expect((await call({ ...ask, et_pb_ab_test_id: '"><script>' })).text).not.toContain('<script>');
  });
});

describe('beacon', () => {
  const page = { rocket_beacon_nonce: nonces.beacon, url: 'https://site.example/about', is_mobile: 'false' };
  const results = { lcp: [{ type: 'img', src: '/a.jpg', label: 'lcp' }], lrc: [] };
  const save = { ...page, action: 'rocket_beacon', status: 'success', results: JSON.stringify(results) };

  it('returns no results before a measurement, then the results', async () => {
    const { call, store } = setUp();
    const check = { ...page, action: 'rocket_check_beacon' };
    const nothing = { lcp: false, lrc: false, preload_fonts: false, preconnect_external_domain: false };
    expect(answer(await call(check))).toEqual({ success: true, data: nothing });
    expect(answer(await call(save, '', { 'wpr-saas-no-intercept': 'true' }))).toEqual({
      success: true,
      data: { lcp: results.lcp },
    });
    expect(store.list()[0]).toMatchObject({
      kind: 'beacon',
      payload: { status: 'success', results, intercept: 'true', isMobile: false },
    });
    expect(answer(await call(check))).toEqual({ success: true, data: { ...nothing, lcp: true, lrc: true } });
    expect(answer(await call({ ...check, is_mobile: 'true' }))).toEqual({ success: true, data: nothing });
    expect(answer(await call(save))).toEqual({ success: true, data: { lcp: 'item already in the database' } });
  });

  it('answers an expired nonce with 403 and -1', async () => {
    const { call } = setUp();
    expect(await call({ ...save, rocket_beacon_nonce: 'old' })).toEqual({ status: 403, text: '-1' });
  });

  it('survives results that are not JSON', async () => {
    expect(answer(await setUp().call({ ...save, results: '<html>' }))).toEqual({
      success: true,
      data: { lcp: 'not allowed' },
    });
  });
});

describe('an unknown action', () => {
  it.each(['', 'heartbeat', 'constructor', '__proto__'])('gets a bare 0 for %j', async (action) => {
    expect(await setUp().call({ action })).toEqual({ status: 400, text: '0' });
  });

  it('fails on request', async () => {
    const { call } = setUp();
    expect((await call({ action: 'rocket_beacon' }, '?reply=500')).status).toBe(500);
    expect((await call({ action: 'rocket_beacon' }, '?reply=html')).text).toContain('<h1>');
  });
});

describe('/submissions', () => {
  it('lists stored submissions, escaped', async () => {
    const { app, store } = setUp();
    store.add('contact-form', { name: '<img src=x onerror=alert(1)>' });
    store.add('<b>kind</b>', {});
    const html = await (await app.request('/submissions')).text();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;b&gt;kind&lt;/b&gt;');
    expect(await (await app.request('/submissions.json')).json()).toMatchObject([
      { id: 2 },
      { id: 1, kind: 'contact-form' },
    ]);
  });
});
