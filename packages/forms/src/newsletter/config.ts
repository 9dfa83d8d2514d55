/** Reads a sign-up module. */

export interface NewsletterConfig {
  form: HTMLFormElement;
  button: HTMLElement;
  /** The provider's own page does the rest, in a window of its own. */
  feed: boolean;
}

/** Undefined where no list is chosen, since then there is no form, and where the form logs somebody in. */
export function config(element: Element): NewsletterConfig | undefined {
  const form = element.querySelector<HTMLFormElement>('.et_pb_newsletter_form:not(.et_pb_login_form) form');
  const button = form?.querySelector<HTMLElement>('.et_pb_newsletter_button');
  return form && button
    ? { form, button, feed: form.parentElement?.matches('.et_pb_feedburner_form') === true }
    : undefined;
}
