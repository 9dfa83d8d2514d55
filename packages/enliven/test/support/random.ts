/** Random choices from a seed: the same on every machine. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** Returns an integer from 0 to `limit - 1`. */
  below(limit: number): number;
  /** Returns a number from 0 up to, and without, 1. */
  share(): number;
  /** Returns true in `percent` of 100 calls. */
  chance(percent: number): boolean;
  /** @throws RangeError for an empty list */
  oneOf<T>(list: readonly T[]): T;
  /** Returns up to `count` different entries, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Spreads neighboring seeds, whose first numbers are alike otherwise. */
const SPREAD = 0x9e3779b1;

export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(Math.imul(seed, SPREAD));
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  return {
    below,
    share: () => below(2 ** 31) / 2 ** 31,
    chance: (percent) => below(100) < percent,
    oneOf<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('A choice expected at least one entry, but received none.');
      return list[below(list.length)] as T;
    },
    some(list, count) {
      const rest = [...list.keys()];
      const chosen = new Set<number>();
      while (chosen.size < count && rest.length > 0) {
        const [at] = rest.splice(below(rest.length), 1);
        chosen.add(at as number);
      }
      return list.filter((_, at) => chosen.has(at));
    },
  };
}
