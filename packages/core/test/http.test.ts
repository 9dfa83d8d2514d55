/** Requests to the site's server: every way in which they can end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchHtml, fetchJson, fetchText, HttpError, type HttpOptions } from '../src/net/http';

const URL = 'https://example.test/api';
type Call = [string, RequestInit & { headers: Record<string, string>; signal: AbortSignal }];

let calls: Call[];
/** Answers every call with `answer`, or lets `answer` decide. */
function server(answer: Response | ((init: Call[1]) => Promise<Response>)): void {
  vi.stubGlobal('fetch', (...call: Call) => {
    calls.push(call);
    return typeof answer === 'function' ? answer(call[1]) : Promise.resolve(answer);
  });
}

/** Never answers, and rejects when the signal aborts, as a browser does. */
const hanging = ({ signal }: Call[1]) =>
  new Promise<Response>((_resolve, reject) => {
    if (signal.aborted) reject(new DOMException('stopped', 'AbortError'));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as HttpError,
  );

beforeEach(() => {
  calls = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('fetchJson', () => {
  it('resolves with the JSON of the response', async () => {
    server(Response.json({ data: [1, 2] }));
    await expect(fetchJson(URL)).resolves.toEqual({ data: [1, 2] });
  });

  it('resolves with null for status 204', async () => {
    server(new Response(null, { status: 204 }));
    await expect(fetchJson(URL)).resolves.toBeNull();
  });

  it('resolves with JSON that is no object', async () => {
    server(new Response('0'));
    await expect(fetchJson(URL)).resolves.toBe(0);
  });

  it('accepts JSON and passes the method, the body and headers to fetch()', async () => {
    server(Response.json({}));
    const body = new URLSearchParams({ action: 'subscribe' });
    await fetchJson(URL, { method: 'POST', body, headers: { 'X-Nonce': 'n' } });
    const [[url, init]] = calls as [Call];
    expect(url).toBe(URL);
    expect(init).toMatchObject({
      method: 'POST',
      body,
      headers: { Accept: 'application/json, */*;q=0.1', 'X-Nonce': 'n' },
    });
    expect(init).not.toHaveProperty('timeout');
  });

  it.each([
    ['a web page', '<!doctype html><title>Login</title>'],
    ['empty', ''],
    ['JSON after a warning of PHP', 'Notice: undefined index {"data":1}'],
  ])('fails as invalid_json when the response is %s', async (_what, text) => {
    server(new Response(text, { status: 200 }));
    const error = await failure(fetchJson(URL));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', code: 'invalid_json', status: 200, body: text });
    expect(error.message).toBe('The response is not a valid JSON response.');
  });

  it('fails as invalid_json for an error page, with the page’s status', async () => {
    server(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failure(fetchJson(URL))).toMatchObject({ code: 'invalid_json', status: 502 });
  });

  it('fails with code and message of a WordPress error', async () => {
    const body = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
    server(Response.json(body, { status: 403 }));
    expect(await failure(fetchJson(URL))).toMatchObject({ code: body.code, message: body.message, status: 403, body });
  });

  it.each([null, [], 'no', { code: 17, message: null }].map((body) => [body]))(
    'fails as http_error when the body %j has no code and message',
    async (body) => {
      server(Response.json(body, { status: 500 }));
      expect(await failure(fetchJson(URL))).toMatchObject({
        code: 'http_error',
        message: 'HTTP 500',
        status: 500,
        body,
      });
    },
  );

  it('fails as fetch_error when the request fails', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(fetchJson(URL));
    expect(error).toMatchObject({
      code: 'fetch_error',
      message: 'You are probably offline.',
      status: 0,
      body: undefined,
    });
  });

  it('fails as fetch_error when the response breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
    server(new Response(broken));
    expect(await failure(fetchJson(URL))).toMatchObject({ code: 'fetch_error' });
  });

  it('takes its messages from the page', async () => {
    vi.stubGlobal('et_pb_custom', { fetch_error: 'Keine Verbindung.' });
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(fetchJson(URL))).message).toBe('Keine Verbindung.');
  });
});

describe('the time limit of fetchJson', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    [undefined, 30_000],
    [500, 500],
  ])('with the option timeout %s is %d ms', async (timeout, wait) => {
    server(hanging);
    const seen = vi.fn();
    const call = failure(fetchJson(URL, timeout === undefined ? {} : { timeout }));
    void call.then(seen);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ code: 'timeout', status: 0 });
    expect((await call).message).toMatch(/takes too long/);
  });

  it('applies while the body is still loading', async () => {
    server(async ({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body);
    });
    const call = failure(fetchJson(URL, { timeout: 100 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(await call).toMatchObject({ code: 'timeout' });
  });

  it('leaves no timer running after a response or a failure', async () => {
    server(Response.json({}));
    await fetchJson(URL);
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await failure(fetchJson(URL));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the caller’s signal', () => {
  /** Returns a controller, and the number of listeners of its signal. */
  function counted(): { controller: AbortController; listeners: () => number } {
    const controller = new AbortController();
    const { signal } = controller;
    let open = 0;
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      open += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      open -= 1;
      remove(...args);
    };
    return { controller, listeners: () => open };
  }

  it('ends the request as aborted', async () => {
    server(hanging);
    const { controller, listeners } = counted();
    const call = failure(fetchJson(URL, { signal: controller.signal }));
    expect(listeners()).toBe(1);
    controller.abort();
    expect(await call).toMatchObject({ code: 'aborted', status: 0 });
    expect(listeners()).toBe(0);
  });

  it('ends the request at once when it is already aborted', async () => {
    server(hanging);
    expect(await failure(fetchJson(URL, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'aborted' });
  });

  it.each<[string, HttpOptions]>([
    ['an answer', {}],
    ['a failure', { method: 'POST' }],
  ])('has no listener after %s', async (_what, options) => {
    server(({ method }) => (method ? Promise.reject(new Error('down')) : Promise.resolve(Response.json({}))));
    const { controller, listeners } = counted();
    await fetchJson(URL, { ...options, signal: controller.signal }).catch(() => {});
    expect(listeners()).toBe(0);
  });
});

describe('fetchText', () => {
  it.each([200, 404, 500])('resolves with the text of a response with status %d', async (status) => {
    server(new Response('<p>page</p>', { status }));
    await expect(fetchText(URL)).resolves.toEqual({ status, text: '<p>page</p>' });
    expect(calls[0]?.[1].headers.Accept).toBe('text/html, */*;q=0.1');
  });

  it('fails as fetch_error when the request fails', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(fetchText(URL))).toMatchObject({ code: 'fetch_error' });
  });
});

describe('fetchHtml', () => {
  const typed = (type: string, status = 200) =>
    new Response('<p>Page</p>', { status, headers: { 'content-type': type } });

  it.each(['text/html', 'text/html; charset=UTF-8', ' TEXT/HTML;charset=utf-8'])(
    'resolves with a page of type %j',
    async (type) => {
      server(typed(type, 404));
      await expect(fetchHtml(URL)).resolves.toEqual({ status: 404, text: '<p>Page</p>' });
      expect((calls[0] as Call)[1].mode).toBe('same-origin');
    },
  );

  it.each(['text/plain', 'text/html-like', 'image/svg+xml', 'application/xhtml+xml', ''])(
    'rejects a response of type %j',
    async (type) => {
      server(typed(type));
      expect(await failure(fetchHtml(URL))).toMatchObject({
        code: 'invalid_html',
        message: 'The response is not a web page.',
        status: 200,
      });
    },
  );
});
