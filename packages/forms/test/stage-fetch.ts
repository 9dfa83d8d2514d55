/** A server under the test's control, which records requests. */
import { htmlResponse } from '@enliven/testing';
import { afterEach, beforeEach } from 'vitest';

export interface Sent {
  url: string;
  method: string;
  /** Names and values in order. */
  entries: [string, string][];
  get(name: string): string | null;
}

export interface Server {
  sent: Sent[];
  /** Responses to the next calls; the last one answers all later calls. */
  answers: (string | (() => Response | Promise<Response>))[];
}

export function stageFetch(): Server {
  const server: Server = { sent: [], answers: [] };
  const { fetch } = globalThis;
  beforeEach(() => {
    server.sent = [];
    server.answers = [];
    globalThis.fetch = async (url, init = {}) => {
      const data = new URLSearchParams(`${init.body ?? ''}`);
      server.sent.push({
        url: `${url}`,
        method: init.method ?? 'GET',
        entries: [...data],
        get: (name) => data.get(name),
      });
      const answer = (server.answers.length > 1 ? server.answers.shift() : server.answers[0]) ?? '';
      return typeof answer === 'string' ? htmlResponse(answer) : answer();
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  return server;
}
