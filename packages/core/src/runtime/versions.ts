/** Several versions of the library on one page: the newest runs, the others yield to it and say so. */
import { version } from '../../package.json';
import { remark } from '../errors/report';
import { sharedByVersions } from './shared';

/** All that versions know of each other. */
interface Present {
  version: string;
  /** Gives everything back, for the newer version of that name. */
  yieldTo(newer: string): void;
}

const present = sharedByVersions('versions', () => new Set<Present>());

/** Whether `a` is an older version than `b`. What sorts behind a hyphen makes a release newer than what led to it. */
export const isOlder = (a: string, b: string): boolean => `${a}~`.localeCompare(`${b}~`, 'en', { numeric: true }) < 0;

const remarkNewer = (newer: string): void =>
  remark(`version ${version} leaves this page to version ${newer}. Load one of them only.`, {
    package: '@enliven/core',
  });

/**
 * Asks older versions to yield.
 *
 * @param stop called when a newer version comes
 * @returns the function that says good-bye; undefined where a newer version is here already
 */
export function claimPage(stop: () => void): (() => void) | undefined {
  const newer = [...present].find((other) => isOlder(version, other.version));
  if (newer) {
    remarkNewer(newer.version);
    return undefined;
  }
  const own: Present = {
    version,
    yieldTo(other) {
      remarkNewer(other);
      stop();
    },
  };
  for (const other of present) if (isOlder(other.version, version)) other.yieldTo(version);
  present.add(own);
  return () => void present.delete(own);
}
