/** The form plugin's server under the test's control. */
import { vi } from 'vitest';

const RULES = [
  { rule: 'required', field: 'your-name', error: 'Please tell us your name.' },
  { rule: 'required', field: 'your-email', error: 'Please leave an address.' },
  { rule: 'email', field: 'your-email', error: 'This is no address.' },
];

export const answer = (status: string, more: Record<string, unknown> = {}) => ({
  contact_form_id: 7,
  status,
  message: `Said: ${status}`,
  posted_data_hash: '',
  into: '#wpcf7-f7-p12-o1',
  invalid_fields: [],
  ...more,
});

type Reply = unknown | Response | Error | Promise<unknown>;

export interface FakeServer {
  /** Next responses, by the end of the path; the last one answers all later requests. */
  feedback: Reply[];
  refill: Reply[];
  schema: Reply[];
  /** Method and kind of each request, such as `POST feedback`, in order. */
  readonly calls: string[];
  /** Submitted forms. */
  readonly sent: FormData[];
  readonly addresses: string[];
  restore(): void;
}

const kindOf = (url: string) => (/schema$/.test(url) ? 'schema' : /refill$/.test(url) ? 'refill' : 'feedback');

/** Replaces `fetch` with the server, and adds the plugin's settings to the page. */
export function fakeServer(settings: Record<string, unknown> = {}): FakeServer {
  const globals = globalThis as { wpcf7?: unknown };
  globals.wpcf7 = { api: { root: 'https://site.test/wp-json/', namespace: 'contact-form-7/v1' }, ...settings };
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const kind = kindOf(String(url));
    server.calls.push(`${options?.method ?? 'GET'} ${kind}`);
    server.addresses.push(String(url));
    if (options?.body) server.sent.push(options.body as FormData);
    const replies = server[kind];
    const reply = await (replies.length > 1 ? replies.shift() : replies[0]);
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : new Response(JSON.stringify(reply));
  });
  const server: FakeServer = {
    feedback: [answer('mail_sent')],
    refill: [[]],
    schema: [{ version: 'SWV', locale: 'en_US', rules: RULES }],
    calls: [],
    sent: [],
    addresses: [],
    restore() {
      fetching.mockRestore();
      delete globals.wpcf7;
    },
  };
  return server;
}
