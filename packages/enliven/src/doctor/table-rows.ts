/** Rows of the table that people see: one for each behavior. */
import type { Diagnosis } from '../api';

export interface TableRow {
  /** Name of the behavior. */
  behavior: string;
  found: number;
  alive: number;
  waiting: number;
  failed: number;
  /** Reason why the behavior is not mounted. */
  note: string;
}

type Counts = Diagnosis['behaviors'][number];

function noteOf({ matched, mounted, waiting, failed, stayedOut }: Counts): string {
  if (stayedOut) return `stays out: ${stayedOut} runs`;
  if (failed > 0) return 'failed';
  if (matched === 0 || mounted >= matched) return '';
  return waiting > 0 ? 'waits until it is needed' : 'is not started';
}

/**
 * Returns the rows.
 *
 * @param all whether behaviors without elements on the page have rows
 */
export const tableRows = ({ behaviors }: Pick<Diagnosis, 'behaviors'>, all = false): TableRow[] =>
  behaviors
    .filter(({ matched, failed }) => all || matched > 0 || failed > 0)
    .map((counts) => ({
      behavior: counts.name,
      found: counts.matched,
      alive: counts.mounted,
      waiting: counts.waiting,
      failed: counts.failed,
      note: noteOf(counts),
    }));

/** Returns the steps as text, numbered. */
export const stepsText = ({ steps }: Pick<Diagnosis, 'steps'>): string =>
  steps.map(({ text, code }, at) => `${at + 1}. ${text}${code ? `\n\n${code}\n` : ''}`).join('\n');
