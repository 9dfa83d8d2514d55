/** Event that a form of the builder dispatches for each answer. */
import { membersOf } from '@enliven/core';

/** `event.detail` of `enliven:submit`. */
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
export const ANSWER_EVENT = 'enliven:submit';

export const dispatchAnswer = (form: Element, isAccepted: boolean): boolean =>
  membersOf(form).dispatchEvent(
    new CustomEvent<FormSubmitDetail>(ANSWER_EVENT, {
      bubbles: true,
      detail: { status: isAccepted ? 'mail_sent' : 'mail_failed' },
    }),
  );
