/** The built runtime for tests: rebuilt if it is missing or older than its sources, and copied so that later builds do not change it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
/** Folder of the build in the repository. */
export const CDN = join(ROOT, 'packages/enliven/cdn');
/** Written last, so its time is the build's. */
const MANIFEST = join(CDN, 'manifest.json');
/** Lock by which only one of several test files builds. */
const LOCK = join(ROOT, 'packages/enliven/.cache/build.lock');
/** Milliseconds. A slow machine builds for minutes. */
const LOCK_EXPIRES = 600_000;

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Time of the newest source; descriptions of behaviors are not part of the build. */
function newestSource(): number {
  const folders = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'));
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => !file.endsWith('.md'));
  const scripts = join(ROOT, 'scripts');
  const builders = [
    ...readdirSync(scripts).filter((name) => /^(build-cdn|cdn-.*)\.ts$/.test(name)),
    ...readdirSync(join(scripts, 'units')).map((name) => join('units', name)),
  ];
  return Math.max(...[...files, ...builders.map((name) => join(scripts, name))].map(modified));
}

const isFresh = (): boolean => modified(MANIFEST) >= newestSource();

function takeLock(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true });
  if (Date.now() - modified(LOCK) > LOCK_EXPIRES) rmSync(LOCK, { recursive: true, force: true });
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

const sleep = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Pages fetch neither source maps nor units, which only composers read. */
const isServed = (path: string): boolean => !/\.map$|(^|[\\/])units([\\/]|$)/.test(path);

/** The copy, unless another process has replaced it with a new build in the meantime. */
function copyWhole(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-cdn-'));
  try {
    cpSync(CDN, folder, { recursive: true, filter: isServed });
    const listed = Object.keys(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    if (listed.every((name) => !isServed(name) || existsSync(join(folder, name)))) return folder;
  } catch {
    // Files were removed during the copy.
  }
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

const build = () =>
  execFileSync('npx', ['tsx', 'scripts/build-cdn.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });

/** @returns a copy of the build that exists until `remove()`, independent of later builds */
export function builtCdn(): { folder: string; remove(): void } {
  while (!takeLock()) sleep(100);
  try {
    if (!isFresh()) build();
    for (;;) {
      const folder = copyWhole();
      if (folder) return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
      sleep(500);
    }
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}
