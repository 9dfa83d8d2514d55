/** What follows a form that was sent: the conversion is announced, and the visitor goes where the author wants. */
import { converted, type Place, remark } from '@enliven/core';
import { webAddress } from './address';
import { dataOf } from './fields';

/** Milliseconds for which a visitor is kept until the conversion is noted. */
const PATIENCE = 2000;

/** Resolves when whoever counts conversions has done so, or has had time enough. */
async function announce(element: Element): Promise<void> {
  const works: Promise<unknown>[] = [];
  converted.emit({ element, until: (work) => void works.push(work) });
  if (works.length === 0) return;
  await Promise.race([Promise.allSettled(works), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Where the author of the form sends visitors afterwards; what is no web address is left out. */
export function nextPage(element: Element, place: Place): URL | undefined {
  const wanted = dataOf(element, 'redirect_url');
  const url = webAddress(wanted, element);
  if (wanted && !url) remark(`the redirect to "${wanted}" is not followed: it is no web address.`, place);
  return url;
}

export async function leave(element: Element, url: URL | undefined): Promise<void> {
  await announce(element);
  if (url) element.ownerDocument.defaultView?.location.assign(url.href);
}
