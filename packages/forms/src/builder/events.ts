/** Dispatches an event on a builder's form for each answer. */

export interface FormSubmitDetail {
  /** `mail_sent` when it was accepted, `mail_failed` when the server refused it or did not answer. */
  status: 'mail_sent' | 'mail_failed';
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Dispatched when a form of the builder got an answer. */
    'enliven:submit': CustomEvent<FormSubmitDetail>;
  }
}

/** The event bubbles, so that a page can listen on the document. */
export const ANSWERED = 'enliven:submit';

export const dispatchAnswer = (form: Element, accepted: boolean): boolean =>
  form.dispatchEvent(
    new CustomEvent<FormSubmitDetail>(ANSWERED, {
      bubbles: true,
      detail: { status: accepted ? 'mail_sent' : 'mail_failed' },
    }),
  );
