/** Which behavior on which element a hook runs for, so that every error can say where it happened. */
import { createContext, useContext } from 'react';
import { type Place, report } from './report';

export const MountContext = /* @__PURE__ */ createContext<Place>({ package: '@enliven/core' });

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

/** The place of the mount this hook runs for. */
export const usePlace = (): Place => useContext(MountContext);
