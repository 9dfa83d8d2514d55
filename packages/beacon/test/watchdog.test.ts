/** The time limit of ten seconds for measurements and requests that hang. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBeacon } from '../src';
import type { BeaconData } from '../src/run';

const LIMIT = 10_000;
const ALL = { atf: true, lrc: true, preload_fonts: true, preconnect_external_domain: true };

/** A request that the test answers. */
interface Call {
  url: string;
  fields: Record<string, string>;
  answer(body: unknown): void;
  fail(): void;
}

let calls: Call[] = [];

function fetchStage(url: string, init: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fields = Object.fromEntries(
      [...((init.body as FormData | undefined) ?? new FormData())].map(([name, value]) => [name, String(value)]),
    );
    const answer = (body: unknown) => resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
    calls.push({ url, fields, answer, fail: () => reject(new TypeError('Failed to fetch')) });
  });
}

const marker = () => document.querySelector('script')?.getAttribute('beacon-completed');

function begin(data: BeaconData, html = '<p>Tea</p>'): void {
  document.body.innerHTML = `${html}<script type="text/plain" data-name="wpr-wpr-beacon"></script>`;
  const whole: BeaconData = {
    ajax_url: 'https://shop.example.test/ajax',
    elements: 'p',
    status: ALL,
    delay: 500,
    ...data,
  };
  vi.stubGlobal('rocket_beacon_data', whole);
  startBeacon();
}

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStage);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the delay', () => {
  it('precedes the run', async () => {
    begin({});
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ fields }) => fields.action)).toEqual(['rocket_beacon']);
  });

  it('starts only once the document has loaded', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([]);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toHaveLength(1);
  });

  it('does not start without page data', async () => {
    vi.stubGlobal('rocket_beacon_data', undefined);
    startBeacon();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a measurement that hangs', () => {
  it('is abandoned after ten seconds, and the available results are saved once with the status timeout', async () => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } });
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(LIMIT - 100);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls.map(({ fields }) => fields.status)).toEqual(['timeout']);
    expect(JSON.parse(calls[0]?.fields.results ?? '')).toEqual({
      lcp: [],
      lrc: [],
      preload_fonts: [],
      preconnect_external_domain: null,
    });
    expect(marker()).toBeNull();
    calls[0]?.answer({ success: true, data: { lcp: 'ok' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(marker()).toBe('true');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is not saved again when it completes later', async () => {
    let ready = () => {};
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { ready: new Promise<void>((resolve) => (ready = resolve)) },
    });
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(LIMIT + 100);
    calls[0]?.answer({ success: true, data: {} });
    ready();
    await vi.advanceTimersByTimeAsync(LIMIT * 3);
    expect(calls).toHaveLength(1);
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is saved with the status script_error if another measurement failed before', async () => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } });
    begin({ delay: 0, elements: '((' });
    await vi.advanceTimersByTimeAsync(LIMIT + 100);
    expect(calls.map(({ fields }) => fields.status)).toEqual(['script_error']);
    Reflect.deleteProperty(document, 'fonts');
  });
});

describe('a request that hangs', () => {
  it('to save is abandoned, and completion is marked', async () => {
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    expect([calls.length, marker()]).toEqual([1, null]);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect([calls.length, marker()]).toEqual([1, 'true']);
  });

  it('to check leads to an empty save with the status timeout', async () => {
    document.appendChild(document.createComment('Debug: cached'));
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(LIMIT + 100);
    expect(calls.map(({ fields }) => fields.action)).toEqual(['rocket_check_beacon', 'rocket_beacon']);
    expect(calls[1]?.fields).toMatchObject({
      status: 'timeout',
      results: '{"lcp":null,"lrc":null,"preload_fonts":null,"preconnect_external_domain":null}',
    });
    document.lastChild?.remove();
  });

  it('completes the run when it fails later', async () => {
    begin({ delay: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.fail();
    await vi.advanceTimersByTimeAsync(10);
    expect(marker()).toBe('true');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a completed run leaves no timer', async () => {
  begin({ delay: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  calls[0]?.answer({ success: true, data: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(marker()).toBe('true');
  expect(vi.getTimerCount()).toBe(0);
});

it('a completed run changes only its own attribute on the page', async () => {
  begin({ delay: 0 }, '<div data-rocket-location-hash="a"><p style="color:red">Tea</p></div>');
  const before = document.documentElement.outerHTML;
  await vi.advanceTimersByTimeAsync(1000);
  calls[0]?.answer({ success: true, data: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(document.documentElement.outerHTML.replace(' beacon-completed="true"', '')).toBe(before);
});
