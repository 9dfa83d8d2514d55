/** Failures of a request to the shop. */
import { htmlResponse } from '@enliven/testing';
import { vi } from 'vitest';

const text =
  (body: string, status = 200) =>
  () =>
    htmlResponse(body, { status });

/** @param signal abort signal of the request */
export type Answer = (signal?: AbortSignal | null) => Response | Promise<Response>;

/** Milliseconds after which the shop aborts a request. Other timers keep their duration. */
const TIMEOUT = 15_000;
const { setTimeout: wait } = globalThis;

/** Makes the shop abort requests at once. Call it before each test; `vi.unstubAllGlobals` undoes it. */
export function shortenTimeout(): void {
  const sooner = (callback: () => void, delay = 0) => wait(callback, delay === TIMEOUT ? 20 : delay);
  vi.stubGlobal('setTimeout', sooner);
}

/** Waits until the request is aborted. */
const hang: Answer = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')));
  });

export const FAULTS: [string, Answer][] = [
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cannot be resolved', () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED'))],
  ['never answers', hang],
  ['answers with status 500', text('Internal Server Error', 500)],
  ['answers with status 403', text('-1', 403)],
  ['sends -1', text('-1')],
  ['sends another page', text('<html><body><h1>Log in</h1></body></html>')],
  ['sends an empty list', text('[]')],
  ['sends an empty answer', text('')],
  ['sends half an answer', text('{"fragments":{"div.widg')],
  ['sends values of other types', text('{"fragments":7,"result":[],"messages":{}}')],
  ['sends two megabytes', text(`<p>${'x'.repeat(2_000_000)}</p>`)],
];
