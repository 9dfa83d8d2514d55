/** Waits for something, but not for ever. */
import { TIME_LIMIT } from '../constants';

/** @returns what came, or undefined when the time is up; the timer ends with either */
export const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TIME_LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
