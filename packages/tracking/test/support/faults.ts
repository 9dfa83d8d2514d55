/** Failures of a request to the server. */

const text =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

/** By what is wrong; browsers tell a host without a name from one that is offline on the console alone. */
export const FAULTS: [fault: string, answer: () => Promise<Response>][] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a host without a name', () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED'))],
  ['500', text('{"id":"1"', 500)],
  ['403 and -1', text('-1', 403)],
  ['-1', text('-1')],
  ['0', text('0')],
  ['HTML', text('<!doctype html><p>cached</p>')],
  ['[]', text('[]')],
  ['null', text('null')],
  ['wrong types', text('{"id":["1"],"content":{"a":7}}')],
  ['truncated', text('{"id":"1","content":"<div')],
  ['2 MB', text('x'.repeat(2_000_000))],
];
