/** What a form of the builder tells the page: an event on the form for every answer. */

export interface FormSubmitDetail {
  /** `mail_sent` when it was accepted, `mail_failed` when the server refused it or did not answer. */
  status: 'mail_sent' | 'mail_failed';
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A form of the builder was answered. */
    'enliven:submit': CustomEvent<FormSubmitDetail>;
  }
}

/** Bubbles, so that the page's own scripts can hear it from anywhere. */
export const ANSWERED = 'enliven:submit';

export const tellAnswer = (form: Element, accepted: boolean): boolean =>
  form.dispatchEvent(
    new CustomEvent<FormSubmitDetail>(ANSWERED, {
      bubbles: true,
      detail: { status: accepted ? 'mail_sent' : 'mail_failed' },
    }),
  );
