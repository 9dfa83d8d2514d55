/** Seeds of a run: `SEED=123` or `SEEDS=1-500,777`, otherwise few by default and many in the whole form. */
import { isLong } from './long';

function rangeOf(text: string): number[] {
  const [first = Number.NaN, last = first] = text.split('-').map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(last) || last < first)
    throw new RangeError(`"${text}" is no range of seeds. Write SEEDS=1-500, SEEDS=7,9 or SEED=123.`);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Returns the seeds that the environment names, or those of the short or the whole form. */
export const seedsOf = ({ short, whole }: { short: string; whole: string }): readonly number[] =>
  (process.env.SEED ?? process.env.SEEDS ?? (isLong ? whole : short)).split(',').flatMap(rangeOf);
