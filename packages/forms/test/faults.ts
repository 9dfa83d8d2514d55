/** Whatever may happen to a call, as a stand-in for `fetch`. */
import { htmlResponse } from '@enliven/testing';
import { vi } from 'vitest';

export interface Fault {
  name: string;
  reply(signal: AbortSignal | null | undefined): Promise<Response>;
  /** Nobody answered: what a visitor can read about that. */
  silence?: string;
  /** The answer is a good one after all. */
  good?: boolean;
}

const says =
  (body: string | null, status = 200) =>
  async () =>
    htmlResponse(body, { status });
const OFFLINE = 'You are probably offline.';

/** @param success a good answer of the call, with `FILLER` where it may be longer */
export const faults = (success: string): Fault[] => [
  { name: 'offline', silence: OFFLINE, reply: () => Promise.reject(new TypeError('Failed to fetch')) },
  {
    name: 'a name that nobody knows',
    silence: OFFLINE,
    reply: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  },
  {
    name: 'a server that hangs',
    silence: 'The server takes too long to answer. Please try again.',
    reply: (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  },
  { name: '500', reply: says('<h1>Critical error</h1>', 500) },
  { name: '403 with -1', reply: says('-1', 403) },
  { name: '204', reply: says(null, 204) },
  { name: 'a page of somebody else', reply: says('<!doctype html><title>Gateway</title><p>Log in first.</p>') },
  { name: 'half of the answer', reply: says(success.slice(0, success.length / 2).replace('FILLER', '')) },
  { name: 'a list', reply: says('[]') },
  { name: 'nothing of what it should hold', reply: says('{}') },
  {
    name: 'wrong types',
    reply: says(
      '{"status":7,"message":{"a":1},"invalid_fields":"no","rules":{"0":{"rule":{"toString":1}}},"captcha":[1],"quiz":"x","success":"yes","error":[],"data":7,"_wpnonce":{}}',
    ),
  },
  { name: 'two megabytes', good: true, reply: says(success.replace('FILLER', 'x'.repeat(2 ** 21))) },
];

type Play = (url: string, options: RequestInit) => Promise<Response>;

/** Answers every call so. Stages put back what was there. */
export function answerAll(play: Play): void {
  const answer = async (url: unknown, options: RequestInit = {}) => play(String(url), options);
  if (vi.isMockFunction(globalThis.fetch)) vi.mocked(globalThis.fetch).mockImplementation(answer);
  else globalThis.fetch = answer;
}

/**
 * Does something that calls a server, and waits as long as the longest of calls may take.
 *
 * @param work must not wait for timers
 */
export async function outlast(work: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work();
  // The renderer has a clock of its own.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(70_000);
  await vi.advanceTimersByTimeAsync(70_000);
  vi.useRealTimers();
}
