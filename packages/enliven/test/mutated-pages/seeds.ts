/** Seeds of a run: `SEED=123` or `SEEDS=1-500,777`, otherwise few by default and 10,000 in the whole form. */
import { isLong } from '../support/long';

const SHORT = '1-40';
const WHOLE = '1-10000';

function rangeOf(text: string): number[] {
  const [first = Number.NaN, last = first] = text.split('-').map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(last) || last < first)
    throw new RangeError(`"${text}" is no range of seeds. Write SEEDS=1-500, SEEDS=7,9 or SEED=123.`);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const seeds: readonly number[] = (process.env.SEED ?? process.env.SEEDS ?? (isLong ? WHOLE : SHORT))
  .split(',')
  .flatMap(rangeOf);
