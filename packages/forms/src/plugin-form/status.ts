/** What the server's statuses are called in classes, and what event each sends (docs/reference/plugin-forms.md#status). */

/** Those that send an event, by their class. */
const TOLD = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
]);
const SAME = /^(init|submitting|resetting|validating|payment_required)$/;

/** Add-ons bring statuses of their own. */
export const statusClass = (status: string): string =>
  TOLD.get(status) ?? (SAME.test(status) ? '' : 'custom-') + status.replace(/[^a-z\d]+/gi, '-');

/** Undefined where only `wpcf7submit` tells. */
export function statusEvent(status: string): string | undefined {
  const name = TOLD.get(status);
  return name && `wpcf7${/^mail/.test(status) ? 'mail' : ''}${name}`;
}
