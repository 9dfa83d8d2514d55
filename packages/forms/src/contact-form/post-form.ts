/** Posts a contact form and reads the reply (docs/reference/builder-forms.md#reply); renews an expired nonce once. */
import { attribute, documentOf, fetchHtml, member, membersOf, parseHtml, query, safeAddress } from '@enliven/core';
import { SEND_TIMEOUT } from '../shared/time-limits';

/** Returns the address of the form, and whether it belongs to this site, whose answers scripts can read. */
export function destinationOf(form: HTMLFormElement): { url: URL; isSameOrigin: boolean } {
  const { location } = membersOf(form).ownerDocument;
  // Not `form.action`: a field may have that name.
  const url =
    safeAddress(membersOf(form).getAttribute('action') || location.href, membersOf(form).baseURI) ??
    new URL(location.href);
  return { url, isSameOrigin: url.origin === location.origin };
}

/** The server replies with a whole page; the form's container in it holds the result (docs/reference/builder-forms.md#reply). */
export interface Reply {
  /** The new content of the container. */
  nodes: Node[];
  /** Whether the server accepted the form. */
  isAccepted: boolean;
  /** The nonce of the new form. */
  nonce: string | undefined;
}

const post = async (url: URL, body: URLSearchParams, container: Element): Promise<Reply | undefined> =>
  readReply(
    (await fetchHtml(url.href, { method: 'POST', body, timeout: SEND_TIMEOUT, announced: true })).text,
    container,
  );

/** Posts a form. Resolves to undefined if the reply has no result for it. @throws {HttpError} */
export async function postForm(
  form: HTMLFormElement,
  url: URL,
  data: URLSearchParams,
  container: Element,
): Promise<Reply | undefined> {
  const reply = await post(url, data, container);
  const name = nonceOf(form)?.name;
  // Refused, with a new nonce: the old one may have expired in a cache. The second reply names any other error.
  if (!reply || reply.isAccepted || !reply.nonce || !name || reply.nonce === data.get(name)) return reply;
  data.set(name, reply.nonce);
  return (await post(url, data, container)) ?? reply;
}

const CONTAINER = '.et_pb_contact_form_container';
const IDENTIFYING = ['id', 'data-form_unique_id', 'data-form_unique_num'];

const nonceOf = (root: ParentNode): HTMLInputElement | null =>
  query<HTMLInputElement>(root, 'input[name^="_wpnonce-et-pb-contact-form-submitted-"]');

/** Finds the same form in the reply. A copied form may have the id of its original, or one that its server does not know. */
function findCounterpart(page: Document, container: Element): Element | undefined {
  const isSame = (one: Element) => (name: string) => attribute(one, name) === attribute(container, name);
  const all = [...page.querySelectorAll(CONTAINER)];
  const known = IDENTIFYING.filter((name) => attribute(container, name));
  return (
    all.find((one) => IDENTIFYING.every(isSame(one))) ??
    known.flatMap((name) => all.find((one) => isSame(one)(name)) ?? [])[0]
  );
}

/** Reads the reply; undefined if it has no result for this form. */
function readReply(html: string, container: Element): Reply | undefined {
  const found = findCounterpart(parseHtml(html), container);
  const message = query(found, '.et-pb-contact-message')?.textContent?.trim();
  const form = query(found, 'form');
  if (!found || (form && !message) || !member(found, 'textContent')?.trim()) return undefined;
  const isAccepted = !query(found, '.et_pb_contact_error_text');
  const nonce = nonceOf(found)?.value;
  return {
    isAccepted,
    nonce,
    nodes: [...member(found, 'childNodes')].map((node) => documentOf(container).adoptNode(node)),
  };
}
