/** Requests to the site's own server, for JSON, text or pages, with a time limit and errors that visitors can read (docs/reference/plugin-forms.md#requests). */
import { global } from '../page/global';
import { message } from '../page/messages';

/**
 * Error of a request. Codes: `fetch_error` no response · `invalid_json` the response is not JSON · `invalid_html` the response is not a page ·
 * `timeout` no response in time · `aborted` by the caller · otherwise the code that the server sent, or `http_error`.
 */
export class HttpError extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** HTTP status; 0 without a response. */
    readonly status = 0,
    /** Parsed body of the response, if there was one. */
    readonly body: unknown = undefined,
  ) {
    super(text);
    this.name = 'HttpError';
  }
}

/** Options of a request. */
export interface HttpOptions {
  /** @default 'GET' */
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Time limit in milliseconds. @default 30000 */
  timeout?: number;
  signal?: AbortSignal;
  mode?: RequestMode;
  /** Whether to trigger jQuery's ajax events, for a request that the original sends through jQuery. @default false */
  announced?: boolean;
}

async function call<T>(
  url: string,
  accept: string,
  options: HttpOptions,
  read: (response: Response, text: string) => T,
): Promise<T> {
  const { timeout = 30_000, signal, headers, announced, ...rest } = options;
  // Without the part no events are triggered.
  const events = announced && global('jQuery') ? await import('./ajax-events').catch(() => undefined) : undefined;
  const announce = events?.announceRequest(url, rest.method ?? 'GET', rest.body);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), timeout);
  const onAbort = () => stop.abort('aborted');
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  try {
    const response = await fetch(url, { ...rest, headers: { Accept: accept, ...headers }, signal: stop.signal });
    const text = await response.text();
    const answer = read(response, text);
    announce?.({ status: response.status, text });
    return answer;
  } catch (error) {
    announce?.(undefined);
    if (error instanceof HttpError) throw error;
    const reason = stop.signal.aborted ? String(stop.signal.reason) : 'fetch_error';
    throw new HttpError(reason, reason === 'timeout' ? message('timeout') : message('fetch_error'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * Fetches JSON. 204 gives null.
 *
 * @throws {HttpError} for every failure, including answers outside 200–299, whose body then is on the error.
 */
export function fetchJson(url: string, options: HttpOptions = {}): Promise<unknown> {
  return call(url, 'application/json, */*;q=0.1', options, (response, text) => {
    if (response.status === 204) return null;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      throw new HttpError('invalid_json', message('invalid_json'), response.status, text);
    }
    if (response.ok) return body;
    const errorBody = (body ?? {}) as { code?: unknown; message?: unknown };
    throw new HttpError(
      typeof errorBody.code === 'string' ? errorBody.code : 'http_error',
      typeof errorBody.message === 'string' ? errorBody.message : `HTTP ${response.status}`,
      response.status,
      body,
    );
  });
}

/** Fetches a document as text, regardless of its status: some servers answer a page with status 404. */
export function fetchText(url: string, options: HttpOptions = {}): Promise<{ status: number; text: string }> {
  return call(url, 'text/html, */*;q=0.1', options, ({ status }, text) => ({ status, text }));
}

/**
 * Fetches a page of this site as text, regardless of its status. An upload of the same site may hold markup, too, so only an answer
 * that the server declares as `text/html` counts as a page.
 *
 * @throws {HttpError} `invalid_html` for another content type; `fetch_error` where the address leads to another site
 */
export function fetchHtml(url: string, options: HttpOptions = {}): Promise<{ status: number; text: string }> {
  return call(url, 'text/html, */*;q=0.1', { ...options, mode: 'same-origin' }, (response, text) => {
    const type = response.headers.get('content-type') ?? '';
    if (!/^\s*text\/html\s*(;|$)/i.test(type))
      throw new HttpError('invalid_html', message('invalid_html'), response.status, type);
    return { status: response.status, text };
  });
}
