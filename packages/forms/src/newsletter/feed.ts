/** Opens the window of a feed's provider; off unless the site enables it. Lazy part: fetched by such forms. */
import { membersOf } from '@enliven/core';
import { formOptions } from '../shared/options';
import type { NewsletterConfig } from './config';

const ADDRESS = 'https://feedburner.google.com/fb/a/mailverify?uri=';
const NAME = 'et-feedburner-subscribe';
const FEATURES = 'scrollbars=yes,width=550,height=520';

/** Listens for presses. @returns the function that stops it */
export function openFeed({ form, button }: NewsletterConfig): () => void {
  if (!formOptions().feeds) return () => {};
  const undo = new AbortController();
  const open = (event: Event) => {
    event.preventDefault();
    const uri = membersOf(form).querySelector<HTMLInputElement>('input[name=uri]')?.value ?? '';
    membersOf(form).ownerDocument.defaultView?.open(ADDRESS + encodeURIComponent(uri), NAME, FEATURES);
  };
  button.addEventListener('click', open, { signal: undo.signal });
  membersOf(form).addEventListener('submit', open, { signal: undo.signal });
  return () => undo.abort();
}
