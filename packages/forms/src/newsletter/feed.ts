/** Opens the window of a feed's provider; off unless the site enables it. Lazy part: fetched by such forms. */
import { membersOf, query, type Scope } from '@enliven/core';
import { formOptions } from '../shared/form-options';
import type { NewsletterConfig } from './config';

const ADDRESS = 'https://feedburner.google.com/fb/a/mailverify?uri=';
const NAME = 'et-feedburner-subscribe';
const FEATURES = 'scrollbars=yes,width=550,height=520';

/** Opens the window on a press of the button and when the form is submitted. */
export function openFeed(scope: Scope, { form, button }: NewsletterConfig): void {
  if (!formOptions().feeds) return;
  const open = (event: Event) => {
    event.preventDefault();
    const uri = query<HTMLInputElement>(form, 'input[name=uri]')?.value ?? '';
    membersOf(form).ownerDocument.defaultView?.open(ADDRESS + encodeURIComponent(uri), NAME, FEATURES);
  };
  scope.on(button, 'click', open);
  scope.on(form, 'submit', open);
}
