/** Runtimes and versions of the library on one page: the newest version runs, the others stop. */
import { version } from '../../package.json';
import { remark } from '../errors/report';
import { shared, sharedByVersions } from './shared';

/** Version on the page. Shared by all versions: its shape never changes. */
interface RegisteredVersion {
  version: string;
  /** Stops in favour of a newer version. */
  yieldTo(newer: string): void;
}

const registeredVersions = /* @__PURE__ */ sharedByVersions('versions', () => new Set<RegisteredVersion>());

/** Whether `a` is an older version than `b`. A release is newer than its pre-releases (`1.0.0-beta`). */
export const isOlder = (a: string, b: string): boolean => `${a}~`.localeCompare(`${b}~`, 'en', { numeric: true }) < 0;

const remarkNewer = (newer: string): void =>
  remark(`version ${version} leaves this page to version ${newer}. Load one of them only.`, {
    package: '@enliven/core',
  });

/**
 * Registers this version and stops older ones.
 *
 * @param stop called when a newer version registers
 * @returns the function that removes this version; undefined if a newer version runs
 */
export function registerVersion(stop: () => void): (() => void) | undefined {
  const newer = [...registeredVersions].find((other) => isOlder(version, other.version));
  if (newer) {
    remarkNewer(newer.version);
    return undefined;
  }
  const own: RegisteredVersion = {
    version,
    yieldTo(other) {
      remarkNewer(other);
      stop();
    },
  };
  for (const other of registeredVersions) if (isOlder(other.version, version)) other.yieldTo(version);
  registeredVersions.add(own);
  return () => void registeredVersions.delete(own);
}

interface RegisteredRuntime {
  root: Node;
  /** Scans again. @default the runtime's root */
  scan(from?: ParentNode): void;
}

const runtimes = /* @__PURE__ */ shared('runtimes', () => new Set<RegisteredRuntime>());

/** Adds a runtime. @returns the function that removes it, after which the others scan its root */
export function registerRuntime(running: RegisteredRuntime): () => void {
  runtimes.add(running);
  return () => {
    runtimes.delete(running);
    const root = running.root as Element;
    const rescan = () => {
      for (const { root: around, scan } of runtimes) scan(around.contains(root) ? root : undefined);
    };
    if (runtimes.size > 0) setTimeout(rescan);
  };
}
