/** Posts a contact form and reads the reply (docs/reference/builder-forms.md#reply); renews an expired nonce once. */
import { fetchText, type HttpOptions, parseHtml, safeAddress } from '@enliven/core';
import { SEND_TIMEOUT } from '../shared/constants';

/** Returns the address of the form and whether it is of this site, whose answers can be read. */
export function destination(form: HTMLFormElement): { url: URL; own: boolean } {
  const { location } = form.ownerDocument;
  // Not `form.action`: a field may have that name.
  const url = safeAddress(form.getAttribute('action') || location.href, form.baseURI) ?? new URL(location.href);
  return { url, own: url.origin === location.origin };
}

async function post(url: URL, body: URLSearchParams, container: Element): Promise<Reply | undefined> {
  // An answer of another site cannot be read.
  const options = { method: 'POST', body, timeout: SEND_TIMEOUT, mode: 'same-origin' } as HttpOptions;
  return readReply((await fetchText(url.href, options)).text, container);
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
  root.querySelector<HTMLInputElement>('input[name^="_wpnonce-et-pb-contact-form-submitted-"]');

/** Finds the same form in the reply. */
function counterpart(page: Document, container: Element): Element | undefined {
  const all = [...page.querySelectorAll(CONTAINER)];
  const by = SAME.find((name) => container.getAttribute(name));
  return by ? all.find((one) => one.getAttribute(by) === container.getAttribute(by)) : undefined;
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
