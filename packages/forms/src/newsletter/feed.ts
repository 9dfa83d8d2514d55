/** The sign-up to a feed by e-mail, whose provider asks in a window of its own; off unless the site asks for it. */
import { formOptions } from '../shared/options';
import type { NewsletterConfig } from './config';

const ADDRESS = 'https://feedburner.google.com/fb/a/mailverify?uri=';
const NAME = 'et-feedburner-subscribe';
const FEATURES = 'scrollbars=yes,width=550,height=520';

/** @returns the function that ends it */
export function openFeed({ form, button }: NewsletterConfig): () => void {
  if (!formOptions().feeds) return () => {};
  const undo = new AbortController();
  const open = (event: Event) => {
    event.preventDefault();
    const uri = form.querySelector<HTMLInputElement>('input[name=uri]')?.value ?? '';
    form.ownerDocument.defaultView?.open(ADDRESS + encodeURIComponent(uri), NAME, FEATURES);
  };
  button.addEventListener('click', open, { signal: undo.signal });
  form.addEventListener('submit', open, { signal: undo.signal });
  return () => undo.abort();
}
