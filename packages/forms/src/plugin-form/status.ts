/** What the server's statuses are called in classes, and what event each sends (contract §1.5). */

const CLASSES: Readonly<Record<string, string>> = {
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  payment_required: 'payment-required',
};

/** Called the same in both worlds; those a form already has come through here again when it returns to them. */
const SAME =
  /^(init|invalid|unaccepted|spam|aborted|sent|failed|submitting|resetting|validating|payment-required|custom-.*)$/;

export function statusClass(status: string): string {
  if (Object.hasOwn(CLASSES, status)) return CLASSES[status] as string;
  return SAME.test(status) ? status : `custom-${status.replace(/[^a-z\d]+/gi, '-')}`;
}

/** Undefined where only `wpcf7submit` tells. */
export const statusEvent = (status: string): string | undefined =>
  /^(validation_failed|acceptance_missing|spam|aborted|mail_sent|mail_failed)$/.test(status)
    ? `wpcf7${status.includes('mail') ? status.replace('_', '') : statusClass(status)}`
    : undefined;
