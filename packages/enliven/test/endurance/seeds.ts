/** Seeds of random input, and the pages they choose. */
import { isLong } from '../support/long';
import found from './found-seeds.json' with { type: 'json' };
import { FLAVOURS, type Flavour, PLACES } from './places';

export interface Run {
  seed: number;
  path: string;
  flavour: Flavour;
}

/** Two in the short form, with different pages and flavours. */
const SHORT = [1, 2];
/** Number of runs in the whole form: an hour of input. The first nine choose different pages. */
const RUNS = 12;
/** Seconds of input in each run. @default 2 or 300, without and with `LONG` */
export const SECONDS = Number(process.env.SECONDS ?? (isLong ? 300 : 2));
/** Milliseconds between two actions. Visitors pause, and a long run leaves the machine to others. */
export const PAUSE = isLong ? 80 : 5;

const runOf = (seed: number): Run => ({
  seed,
  path: PLACES[seed % PLACES.length] as string,
  flavour: FLAVOURS[seed % FLAVOURS.length] as Flavour,
});

/** The only seed that runs, from the environment variable `SEED`. */
export const only = process.env.SEED ? Number(process.env.SEED) : undefined;

const wanted = isLong ? Array.from({ length: RUNS }, (_, at) => at) : SHORT;
/** All runs. Seeds that once showed a fault are always among them. */
export const runs: Run[] = (
  only === undefined ? [...new Set([...wanted, ...found.map(({ seed }) => seed)])] : [only]
).map(runOf);
