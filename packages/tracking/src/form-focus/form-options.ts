/** The data layer where the site asks for more, or has to be asked: only such pages fetch it (docs/reference/tracking.md#data-layer). */
import { asList, asRecord, asText, type Release, siteOptions } from '@enliven/core';
import { whenAllowed } from '../shared/allowed';
import { listeners } from '../shared/listeners';

/** How a plugin form ends. */
const ENDS: Readonly<Record<string, string>> = {
  wpcf7invalid: 'InvalidInput',
  wpcf7spam: 'SpamDetected',
  wpcf7mailsent: 'MailSent',
  wpcf7mailfailed: 'MailFailed',
  wpcf7submit: 'Submitted',
};

/**
 * Begins once it is allowed, and tells how plugin forms end where the site wants it.
 *
 * @param begin returns the function that ends what it has begun
 * @param layer the list of the tag manager
 */
export function applyOptions(
  owner: Document,
  begin: (owner: Document) => Release,
  layer: (owner: Document) => unknown[],
): Release {
  return whenAllowed(owner, () => {
    const { on, end } = listeners();
    if (siteOptions('tracking').formEvents === true)
      on<CustomEvent>(owner, Object.keys(ENDS).join(' '), ({ type, detail }) => {
        const { contactFormId, inputs } = asRecord(detail);
        // Names alone: what was typed is the visitor's.
        const names = asList(inputs).map((input) => ({ name: asText(asRecord(input).name) ?? '' }));
        const event = `gtm4wp.contactForm7${ENDS[type]}`;
        layer(owner).push({ event, 'gtm4wp.cf7formid': contactFormId, 'gtm4wp.cf7inputs': names });
      });
    const stop = begin(owner);
    return () => {
      stop();
      end();
    };
  });
}
