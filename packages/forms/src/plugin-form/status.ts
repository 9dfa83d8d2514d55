/** Classes and events of a form's status (docs/reference/plugin-forms.md#status). */

/** Server's status → class, for statuses that have an event. */
const STATUS_CLASSES = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
]);
/** Statuses whose class has the same name. */
const UNCHANGED = /^(init|submitting|resetting|validating|payment_required)$/;

/** Returns the class of a status. Statuses of add-ons get the prefix `custom-`. */
export const statusClass = (status: string): string =>
  STATUS_CLASSES.get(status) ?? (UNCHANGED.test(status) ? '' : 'custom-') + status.replace(/[^a-z\d]+/gi, '-');

/** Returns the event of a status; undefined for statuses without one. */
export function statusEvent(status: string): string | undefined {
  const name = STATUS_CLASSES.get(status);
  return name && `wpcf7${/^mail/.test(status) ? 'mail' : ''}${name}`;
}
