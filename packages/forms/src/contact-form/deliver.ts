/** Takes a form to the address it names; a signature that grew old in a cache is renewed behind the scenes, once. */
import { fetchText, type HttpOptions, safeAddress } from '@enliven/core';
import { SEND_TIMEOUT } from '../shared/constants';
import { nonceOf, type Reply, readReply } from './reply';

/** Where the form goes; a page can only read what its own site answers. */
export function destination(form: HTMLFormElement): { url: URL; own: boolean } {
  const { location } = form.ownerDocument;
  // Not the form's own member: a field may be called `action`.
  const url = safeAddress(form.getAttribute('action') || location.href, form.baseURI) ?? new URL(location.href);
  return { url, own: url.origin === location.origin };
}

async function post(url: URL, body: URLSearchParams, container: Element): Promise<Reply | undefined> {
  // A redirect to another site is as good as no answer.
  const options = { method: 'POST', body, timeout: SEND_TIMEOUT, mode: 'same-origin' } as HttpOptions;
  return readReply((await fetchText(url.href, options)).text, container);
}

/** @throws {HttpError} */
export async function deliver(
  form: HTMLFormElement,
  url: URL,
  data: URLSearchParams,
  container: Element,
): Promise<Reply | undefined> {
  const reply = await post(url, data, container);
  const name = nonceOf(form)?.name;
  // Refused, and signed differently now. It may be something else that is wrong; then the second reply says so as well.
  if (!reply || reply.sent || !reply.nonce || !name || reply.nonce === data.get(name)) return reply;
  data.set(name, reply.nonce);
  return (await post(url, data, container)) ?? reply;
}
