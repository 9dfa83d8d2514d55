/** Tells the tag manager how plugin forms end, with the names of their fields: only for sites that want it (docs/reference/tracking.md#data-layer). */
import { asList, asRecord, asText } from '@enliven/core';

/** By the ends of the events' names. */
const ENDS: Readonly<Record<string, string>> = {
  invalid: 'InvalidInput',
  spam: 'SpamDetected',
  mailsent: 'MailSent',
  mailfailed: 'MailFailed',
  submit: 'Submitted',
};

/**
 * @param layer the list of the tag manager
 * @param stop ends it
 */
export function reportEnds(owner: Document, layer: (owner: Document) => unknown[], stop: AbortController): void {
  function report({ type, detail }: Event & { detail?: unknown }): void {
    const { contactFormId, inputs } = asRecord(detail);
    layer(owner).push({
      event: `gtm4wp.contactForm7${ENDS[type.slice(5)]}`,
      'gtm4wp.cf7formid': contactFormId,
      // Names alone: what was typed is the visitor's.
      'gtm4wp.cf7inputs': asList(inputs).map((input) => ({ name: asText(asRecord(input).name) ?? '' })),
    });
  }
  if (stop.signal.aborted) return;
  for (const end in ENDS) owner.addEventListener(`wpcf7${end}`, report, stop);
}
