/** Pushes the results of plugin forms to the tag manager, with the names of their fields (docs/reference/tracking.md#data-layer). Lazy part: fetched by sites that enable it. */
import { asList, asRecord, asText, type Scope } from '@enliven/core';

/** Suffix of the form's event → suffix of the tag manager's. */
const RESULTS: Readonly<Record<string, string>> = {
  invalid: 'InvalidInput',
  spam: 'SpamDetected',
  mailsent: 'MailSent',
  mailfailed: 'MailFailed',
  submit: 'Submitted',
};

/** @param getLayer returns the list of the tag manager */
export function reportFormResults(scope: Scope, owner: Document, getLayer: (owner: Document) => unknown[]): void {
  function report({ type, detail }: Event & { detail?: unknown }): void {
    const { contactFormId, inputs } = asRecord(detail);
    getLayer(owner).push({
      event: `gtm4wp.contactForm7${RESULTS[type.slice(5)]}`,
      'gtm4wp.cf7formid': contactFormId,
      // Names only: values are private.
      'gtm4wp.cf7inputs': asList(inputs).map((input) => ({ name: asText(asRecord(input).name) ?? '' })),
    });
  }
  for (const name in RESULTS) scope.on(owner, `wpcf7${name}`, report);
}
