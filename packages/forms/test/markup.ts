/** A server for tests that answers what it is told, what a visitor does, and the markup for both. */
import { nextFrames } from '@enliven/testing';
import { vi } from 'vitest';

export interface FormOptions {
  id?: number;
  version?: string;
  /** n of the unit tag. */
  n?: number;
  classes?: string;
  fields?: string;
  hidden?: string;
  output?: string;
}

export const wrap = (field: string, content: string): string =>
  `<span class="wpcf7-form-control-wrap" data-name="${field}">${content}</span>`;

export const text = (field: string, attributes = '', type = 'text'): string =>
  wrap(
    field,
    `<input size="40" class="wpcf7-form-control wpcf7-${type} wpcf7-text" aria-required="true" aria-invalid="false" value="" type="${type}" name="${field}" aria-label="${field}" ${attributes}>`,
  );

export const choices = (field: string, type: 'checkbox' | 'radio', labels: string[], classes = ''): string =>
  wrap(
    field,
    `<span class="wpcf7-form-control wpcf7-${type} ${classes}">${labels
      .map(
        (label) =>
          `<span class="wpcf7-list-item"><label><input type="${type}" name="${field}" value="${label}"><span class="wpcf7-list-item-label">${label}</span></label></span>`,
      )
      .join('')}</span>`,
  );

export const acceptance = (field: string, classes = ''): string =>
  wrap(
    field,
    `<span class="wpcf7-form-control wpcf7-acceptance ${classes}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${field}" value="1" aria-invalid="false"><span class="wpcf7-list-item-label">I accept ${field}</span></label></span></span>`,
  );

export const quiz = (field: string): string =>
  wrap(
    field,
    `<label><span class="wpcf7-quiz-label">1+1=?</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" type="text" name="${field}"></label><input type="hidden" name="_wpcf7_quiz_answer_${field}" value="old">`,
  );

export const captcha = (field: string): string =>
  `<input type="hidden" name="_wpcf7_captcha_challenge_${field}" value="1"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-${field.replace(':', '')}" width="72" height="24" alt="captcha" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">${text(field).replace('wpcf7-text', 'wpcf7-captchar')}`;

const PLAIN = `<p>${text('your-name')}</p><p>${text('your-email', 'id="mail" aria-describedby="hint"', 'email')}<span id="hint">We answer there.</span></p>`;

/** One wrapper with its form. */
export function pluginForm({
  id = 7,
  version = '6.1.6',
  n = 1,
  classes = '',
  fields = PLAIN,
  hidden = '',
  output = '<div class="wpcf7-response-output" aria-hidden="true"></div>',
}: FormOptions = {}): string {
  const tag = `wpcf7-f${id}-p12-o${n}`;
  return `<div class="wpcf7 no-js" id="${tag}" lang="en-US" dir="ltr" data-wpcf7-id="${id}">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/contact/#${tag}" method="post" class="wpcf7-form init ${classes}" aria-label="Contact form" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_version" value="${version}"><input type="hidden" name="_wpcf7_locale" value="en_US"><input type="hidden" name="_wpcf7_unit_tag" value="${tag}"><input type="hidden" name="_wpcf7_container_post" value="12"><input type="hidden" name="_wpcf7_posted_data_hash" value="">${hidden}</fieldset>
${fields}
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
${output}
</form></div>`;
}

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
