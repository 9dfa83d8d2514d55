/** What may come instead of an answer. */

const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

export const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
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
