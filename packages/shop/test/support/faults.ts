/** Failures of a request to the shop. */
import { htmlResponse } from '@enliven/testing';
import { vi } from 'vitest';

const text =
  (body: string, status = 200) =>
  () =>
    htmlResponse(body, { status });

/** @param signal of the call */
export type Answer = (signal?: AbortSignal | null) => Response | Promise<Response>;

/** Milliseconds after which the shop gives a call up; other timers are as long as they are. */
const TIMEOUT = 15_000;
const { setTimeout: wait } = globalThis;

/** The shop gives calls up at once; to be called before each test, ended by `vi.unstubAllGlobals`. */
export function shortenPatience(): void {
  const sooner = (callback: () => void, delay = 0) => wait(callback, delay === TIMEOUT ? 20 : delay);
  vi.stubGlobal('setTimeout', sooner);
}

/** Until the call is given up. */
const hang: Answer = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')));
  });

export const FAULTS: [string, Answer][] = [
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no name that is known', () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED'))],
  ['never answers', hang],
  ['fails', text('Internal Server Error', 500)],
  ['refuses', text('-1', 403)],
  ['says -1', text('-1')],
  ['sends another page', text('<html><body><h1>Log in</h1></body></html>')],
  ['sends an empty list', text('[]')],
  ['sends nothing', text('')],
  ['sends half an answer', text('{"fragments":{"div.widg')],
  ['sends other types', text('{"fragments":7,"result":[],"messages":{}}')],
  ['sends far too much', text(`<p>${'x'.repeat(2_000_000)}</p>`)],
];
