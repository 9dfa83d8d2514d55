/** Several runtimes, copies and versions of the library on one page: the newest version runs, the others stop. */
import { version } from '../../package.json';
import { remark } from '../errors/report';
import { shared, sharedByVersions } from './shared';

/** A version on the page. Shared by all versions: its shape never changes. */
interface Present {
  version: string;
  /** Stops in favour of a newer version. */
  yieldTo(newer: string): void;
}

const present = /* @__PURE__ */ sharedByVersions('versions', () => new Set<Present>());

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
 * @returns the function that removes this version; undefined if a newer one runs
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

interface Running {
  root: Node;
  /** Looks again. @default at its root */
  scan(from?: ParentNode): void;
}

const all = /* @__PURE__ */ shared('runtimes', () => new Set<Running>());

/** Adds a runtime. @returns the function that removes it; then the others scan its root */
export function joinRuntimes(running: Running): () => void {
  all.add(running);
  return () => {
    all.delete(running);
    const root = running.root as Element;
    const rescan = () => {
      for (const { root: around, scan } of all) scan(around.contains(root) ? root : undefined);
    };
    if (all.size > 0) setTimeout(rescan);
  };
}
