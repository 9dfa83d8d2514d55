/** A server for tests that answers what it is told, what a visitor does, and the markup for both. */
import { nextFrames } from '@enliven/testing';
import { vi } from 'vitest';

export * from './support/plugin-markup';

export const RULES = [
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
  /** What comes next, by the end of the path; the last one stays. */
  feedback: Reply[];
  refill: Reply[];
  schema: Reply[];
  /** `POST feedback`, in order. */
  readonly calls: string[];
  /** Forms as they were sent. */
  readonly sent: FormData[];
  readonly addresses: string[];
  restore(): void;
}

const kindOf = (url: string) => (/schema$/.test(url) ? 'schema' : /refill$/.test(url) ? 'refill' : 'feedback');

/** Puts a server behind `fetch`, and the plugin's settings on the page. */
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

/** Every `wpcf7…` event that reaches the document, with its detail. */
export function hear(): { names: string[]; details: Record<string, unknown>[]; stop(): void } {
  const types = 'beforesubmit submit invalid unaccepted spam aborted mailsent mailfailed reset statuschanged'.split(
    ' ',
  );
  const heard = { names: [] as string[], details: [] as Record<string, unknown>[], stop: () => {} };
  const listener = (event: Event) => {
    heard.names.push(event.type.slice('wpcf7'.length));
    heard.details.push((event as CustomEvent).detail);
  };
  for (const type of types) document.addEventListener(`wpcf7${type}`, listener);
  heard.stop = () => {
    for (const type of types) document.removeEventListener(`wpcf7${type}`, listener);
  };
  return heard;
}

export function type(field: Element | null, value: string): void {
  const input = field as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function tick(field: Element | null, checked = true): void {
  const input = field as HTMLInputElement;
  input.checked = checked;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** As a browser asks a form to be sent. */
export async function submit(form: Element, submitter?: HTMLElement): Promise<boolean> {
  const allowed = form.dispatchEvent(
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: submitter ?? null }),
  );
  await nextFrames();
  return allowed;
}

/** A promise and the one who keeps it. */
export function deferred<T = unknown>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** Somebody comes to the form; there is no window that could show it here. */
export const approach = (field: Element): boolean => field.dispatchEvent(new Event('focusin', { bubbles: true }));
