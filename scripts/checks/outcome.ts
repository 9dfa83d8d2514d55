/** Outcome of a check: numbers of passed and failed assertions, and notes on failures. */

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Notes to repeat below the totals, a line each: failures and doubts. */
  notes?: readonly string[];
}

export interface Check {
  name: string;
  run(): Promise<Outcome> | Outcome;
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 };

export const outcome = (passed: number, failed: number, skipped = 0, notes: readonly string[] = []): Outcome => ({
  passed,
  failed,
  skipped,
  ...(notes.length > 0 && { notes }),
});

/** Returns one assertion, and prints the problem if there is one. */
export function assert(problem: string | undefined): Outcome {
  if (problem === undefined) return PASSED;
  console.error(problem);
  return outcome(0, 1, 0, [problem]);
}

export const total = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, { passed, failed, skipped, notes = [] }) =>
      outcome(sum.passed + passed, sum.failed + failed, sum.skipped + skipped, [...(sum.notes ?? []), ...notes]),
    NOTHING,
  );

/** Formats an outcome as `12 passed, 0 failed`, with the number of skipped assertions if there are any. */
export const totals = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
