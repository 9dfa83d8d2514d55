/** Failures of a request to the server. */

const text =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

/** Failures by name. Scripts cannot tell an unknown host from a missing connection; browsers only log the difference. */
export const FAULTS: [fault: string, answer: () => Promise<Response>][] = [
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an unknown host', () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED'))],
  ['the status 500', text('{"id":"1"', 500)],
  ['the status 403', text('-1', 403)],
  ['the answer -1', text('-1')],
  ['the answer 0', text('0')],
  ['an HTML page', text('<!doctype html><p>cached</p>')],
  ['the answer []', text('[]')],
  ['the answer null', text('null')],
  ['values of wrong types', text('{"id":["1"],"content":{"a":7}}')],
  ['a truncated answer', text('{"id":"1","content":"<div')],
  ['an answer of 2 MB', text('x'.repeat(2_000_000))],
];
