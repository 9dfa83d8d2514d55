/** Failures of requests, as replacements of `fetch`. */
import { htmlResponse } from '@enliven/testing';
import { vi } from 'vitest';

export interface Fault {
  name: string;
  reply(signal: AbortSignal | null | undefined): Promise<Response>;
  /** Message for the visitor if there is no answer. */
  silence?: string;
  /** Whether the answer is valid. */
  good?: boolean;
}

const replyWith =
  (body: string | null, status = 200) =>
  async () =>
    htmlResponse(body, { status });
const OFFLINE = 'You are probably offline.';

/** @param success a valid answer of the request, with `FILLER` in place of additional text */
export const faults = (success: string): Fault[] => [
  { name: 'a missing connection', silence: OFFLINE, reply: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    name: 'an unknown host',
    silence: OFFLINE,
    reply: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  },
  {
    name: 'a server that hangs',
    silence: 'The server takes too long to answer. Please try again.',
    reply: (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  },
  { name: 'the status 500', reply: replyWith('<h1>Critical error</h1>', 500) },
  { name: 'the status 403 with -1', reply: replyWith('-1', 403) },
  { name: 'the status 204', reply: replyWith(null, 204) },
  { name: 'another page', reply: replyWith('<!doctype html><title>Gateway</title><p>Log in first.</p>') },
  { name: 'a truncated answer', reply: replyWith(success.slice(0, success.length / 2).replace('FILLER', '')) },
  { name: 'a list', reply: replyWith('[]') },
  { name: 'an empty object', reply: replyWith('{}') },
  {
    name: 'values of wrong types',
    reply: replyWith(
      '{"status":7,"message":{"a":1},"invalid_fields":"no","rules":{"0":{"rule":{"toString":1}}},"captcha":[1],"quiz":"x","success":"yes","error":[],"data":7,"_wpnonce":{}}',
    ),
  },
  { name: 'two megabytes', good: true, reply: replyWith(success.replace('FILLER', 'x'.repeat(2 ** 21))) },
];

type Play = (url: string, options: RequestInit) => Promise<Response>;

/** Answers every request with `play`. Stages restore the previous `fetch`. */
export function answerAll(play: Play): void {
  const answer = async (url: unknown, options: RequestInit = {}) => play(String(url), options);
  if (vi.isMockFunction(globalThis.fetch)) vi.mocked(globalThis.fetch).mockImplementation(answer);
  else globalThis.fetch = answer;
}

/**
 * Runs `work`, which sends a request, and waits for the maximum duration of requests.
 *
 * @param work must not wait for timers
 */
export async function outlast(work: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work();
  // The renderer does not use the fake timers.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(70_000);
  await vi.advanceTimersByTimeAsync(70_000);
  vi.useRealTimers();
}
