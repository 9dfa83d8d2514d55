/** Keeps what a callback throws away from the page. */
import { type Place, report } from './report';

/** Wraps a callback so that what it throws is reported with its place and never reaches the page. */
export function guard<A extends unknown[]>(place: Place, callback: (...args: A) => unknown): (...args: A) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      report(error, place);
    }
  };
}
