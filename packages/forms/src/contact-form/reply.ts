/** The server's reply is a whole page; the form's container in it says how it went (docs/reference/builder-forms.md#reply). */
import { parseHtml } from '@enliven/core';

export interface Reply {
  /** What takes the place of the container's content. */
  nodes: Node[];
  /** It was accepted. */
  sent: boolean;
  /** What the fresh form is signed with. */
  nonce: string | undefined;
}

const CONTAINER = '.et_pb_contact_form_container';
const SAME = ['id', 'data-form_unique_id', 'data-form_unique_num'];

export const nonceOf = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[name^="_wpnonce-et-pb-contact-form-submitted-"]');

/** The id, or what else tells it from others on the page. */
function counterpart(page: Document, container: Element): Element | undefined {
  const all = [...page.querySelectorAll(CONTAINER)];
  const by = SAME.find((name) => container.getAttribute(name));
  return by ? all.find((one) => one.getAttribute(by) === container.getAttribute(by)) : undefined;
}

/** Undefined when the reply says nothing about this form: it is no such page, was cut off, or never got what was sent. */
export function readReply(html: string, container: Element): Reply | undefined {
  const found = counterpart(parseHtml(html), container);
  const said = found?.querySelector('.et-pb-contact-message')?.textContent?.trim();
  const form = found?.querySelector('form');
  if (!found || (form && !said) || !found.textContent?.trim()) return undefined;
  const sent = !found.querySelector('.et_pb_contact_error_text');
  const nonce = nonceOf(found)?.value;
  return { sent, nonce, nodes: [...found.childNodes].map((node) => container.ownerDocument.adoptNode(node)) };
}
