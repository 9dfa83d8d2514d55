/** Posts a contact form and reads the reply (docs/reference/builder-forms.md#reply); renews an expired nonce once. */

import { fetchHtml, membersOf, parseHtml, safeAddress } from '@enliven/core';
import { dataOf, type Field } from '../builder/fields';
import { labelOf } from '../builder/show-errors';
import type { Claims } from '../shared/claims';
import { SEND_TIMEOUT } from '../shared/request';

/** The server compares these with its own; order and spelling matter. */
const descriptorOf = (field: Field) => ({
  field_id: field.id,
  original_id: field.originalId,
  required_mark: field.requiredMark,
  field_type: field.type,
  field_label: labelOf(field).replaceAll('"', '&quot;'),
});

/** Joins the values of a group of checkboxes. */
export const ticked = ({ values }: Field, { five }: Identity): string =>
  five ? values.map(encodeURIComponent).join(',') : values.join(', ');

type Entry = [name: string, value: string];

/** Returns the entries that are sent in addition to the form's. */
export function extraEntries(
  form: Element,
  { key, five }: Identity,
  shown: readonly Field[],
  hidden: readonly Field[],
  token: string,
): Entry[] {
  const described = shown.filter(({ id }) => id).map(descriptorOf);
  const entries: Entry[] = [[`et_pb_contact_email_fields_${key}`, JSON.stringify(described)]];
  const skipped = hidden.map(({ originalId }) => originalId);
  if (skipped.length > 0) entries.push([`et_pb_contact_email_hidden_fields_${key}`, JSON.stringify(skipped)]);
  const captcha = captchaOf(form);
  if (five && captcha) {
    const [first, second] = digitsOf(captcha);
    entries.push([`et_pb_contact_captcha_first_digit_${key}`, first]);
    entries.push([`et_pb_contact_captcha_second_digit_${key}`, second]);
  }
  return [...entries, ['token', token]];
}

/** Returns the form's entries, as the browser would send them: lines end in CR and LF. */
export const formEntries = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].map(([name, value]) => [name, `${value}`.replace(/\r\n?|\n/g, '\r\n')]);

/** Largest number of a captcha (docs/reference/builder-forms.md#checks). */
const LARGEST = 15;

/** The sum a visitor is asked for. */
export const captchaOf = (form: Element): HTMLInputElement | null =>
  membersOf(form).querySelector<HTMLInputElement>('input.et_pb_contact_captcha');

const digitsOf = (captcha: Element): [first: string, second: string] => [
  dataOf(captcha, 'first_digit'),
  dataOf(captcha, 'second_digit'),
];

const numberOf = (text: string): number => Number.parseInt(text, 10);

export function isWrong(captcha: HTMLInputElement): boolean {
  const [first, second] = digitsOf(captcha);
  return captcha.value !== '' && numberOf(captcha.value) !== numberOf(first) + numberOf(second);
}

const random = (): number => 1 + Math.floor(Math.random() * LARGEST);

/** Shows another captcha. */
export function renewCaptcha(captcha: HTMLInputElement, claims: Claims): void {
  const [first, second] = [random(), random()];
  const question = captcha.parentElement?.querySelector('.et_pb_contact_captcha_question');
  claims.set(captcha, 'attr:data-first_digit', first);
  claims.set(captcha, 'attr:data-second_digit', second);
  if (question) claims.fill(question, `${first} + ${second}`);
  captcha.value = '';
}

/** What the server calls a form: a number in one generation of the builder, a long name in the other. */
interface Identity {
  /** Suffix of the names of entries. */
  key: string;
  /** Whether generation 5 printed the form. */
  five: boolean;
  /** Action name for the spam protection service. */
  action: string;
}

const MARK = 'et_pb_contactform_submit_';

export function identify(container: Element): Identity {
  const number = dataOf(container, 'form_unique_num');
  const unique = dataOf(container, 'form_unique_id') || container.id.replace('et_pb_contact_form_', '');
  // Read from the form: a site has forms of both generations while it is being converted.
  const mark = container.querySelector<HTMLInputElement>(`input[name^="${MARK}"]`);
  const key = mark?.name.slice(MARK.length) || number || unique;
  const five = key !== number;
  return { key, five, action: `Divi/Module/ContactForm/${five ? key.replaceAll('-', '_') : key}` };
}

/** Returns the address of the form and whether it is of this site, whose answers can be read. */
export function destination(form: HTMLFormElement): { url: URL; own: boolean } {
  const { location } = membersOf(form).ownerDocument;
  // Not `form.action`: a field may have that name.
  const url =
    safeAddress(membersOf(form).getAttribute('action') || location.href, membersOf(form).baseURI) ??
    new URL(location.href);
  return { url, own: url.origin === location.origin };
}

async function post(url: URL, body: URLSearchParams, container: Element): Promise<Reply | undefined> {
  // An answer of another site cannot be read.
  return readReply(
    (await fetchHtml(url.href, { method: 'POST', body, timeout: SEND_TIMEOUT, announced: true })).text,
    container,
  );
}

/** @throws {HttpError} */
export async function postForm(
  form: HTMLFormElement,
  url: URL,
  data: URLSearchParams,
  container: Element,
): Promise<Reply | undefined> {
  const reply = await post(url, data, container);
  const name = nonceOf(form)?.name;
  // Refused, with a new nonce: the old one may have expired in a cache. If something else is wrong, the second reply says so.
  if (!reply || reply.sent || !reply.nonce || !name || reply.nonce === data.get(name)) return reply;
  data.set(name, reply.nonce);
  return (await post(url, data, container)) ?? reply;
}

/** The server's reply is a whole page; the form's container in it says how it went (docs/reference/builder-forms.md#reply). */
export interface Reply {
  /** The new content of the container. */
  nodes: Node[];
  /** Whether the form was accepted. */
  sent: boolean;
  /** The nonce of the new form. */
  nonce: string | undefined;
}

const CONTAINER = '.et_pb_contact_form_container';
const SAME = ['id', 'data-form_unique_id', 'data-form_unique_num'];

const nonceOf = (root: ParentNode): HTMLInputElement | null =>
  membersOf(root).querySelector<HTMLInputElement>('input[name^="_wpnonce-et-pb-contact-form-submitted-"]');

/** Finds the same form in the reply. A copied form may have the id of its original, or one that its server does not know. */
function counterpart(page: Document, container: Element): Element | undefined {
  const isSame = (one: Element) => (name: string) => one.getAttribute(name) === container.getAttribute(name);
  const all = [...page.querySelectorAll(CONTAINER)];
  const known = SAME.filter((name) => container.getAttribute(name));
  return (
    all.find((one) => SAME.every(isSame(one))) ?? known.flatMap((name) => all.find((one) => isSame(one)(name)) ?? [])[0]
  );
}

/** Reads the reply; undefined if it has no result for this form. */
function readReply(html: string, container: Element): Reply | undefined {
  const found = counterpart(parseHtml(html), container);
  const message = found?.querySelector('.et-pb-contact-message')?.textContent?.trim();
  const form = found?.querySelector('form');
  if (!found || (form && !message) || !found.textContent?.trim()) return undefined;
  const sent = !found.querySelector('.et_pb_contact_error_text');
  const nonce = nonceOf(found)?.value;
  return { sent, nonce, nodes: [...found.childNodes].map((node) => container.ownerDocument.adoptNode(node)) };
}
