/** PHP versions in which the PHP composer is tested. */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FURTHER_VERSIONS, furtherPhp, installedPhp } from '../../../../scripts/setup/php.mjs';
import type { Case } from './cases';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SOURCE = at('../../php/class-enliven-composer.php');
const PROGRAM = 'php';
const RUNNER = at('./run-cases.php');
const WASM = at('./php-wasm.mjs');
const PACKAGES = at('../../..').replace(/\/$/, '');

interface PhpVersion {
  name: string;
  /** Returns the program and arguments that run a script with read access to `folder`. */
  command?: (folder: string) => readonly [string, ...string[]];
  /** Reason why the version can't be used. */
  missing?: string;
}

/** Result of a case: the returned values or the exception. */
export interface PhpResult {
  name?: string;
  /** SHA-512 of the code. */
  hash?: string;
  code?: string;
  integrity?: string;
  behaviors?: string[];
  later?: string[];
  thrown?: string;
  message?: string;
}

export interface PhpReport {
  version: string;
  results: PhpResult[];
  /** Warnings, notices and deprecations. */
  notes: string[];
  printed: string;
  /** Opened addresses, in order. */
  opened: string[];
  /** Classes and functions that the source declares. */
  declared: string[];
}

function installed(): PhpVersion {
  const version = installedPhp();
  const name = `the installed PHP${version ? ` (${version})` : ''}`;
  return version
    ? { name, command: () => [PROGRAM, RUNNER] }
    : { name, missing: 'No PHP is installed. On Debian "npm test" installs it.' };
}

function further(version: string): PhpVersion {
  const name = `PHP ${version} as WebAssembly`;
  const home = furtherPhp(version);
  return home
    ? { name, command: (folder) => [process.execPath, WASM, home, RUNNER, PACKAGES, folder] }
    : { name, missing: `PHP ${version} is not there. "npm test" fetches it from npm.` };
}

export const PHP_VERSIONS: readonly PhpVersion[] = [installed(), ...FURTHER_VERSIONS.map(further)];

const run = promisify(execFile);

/** Composes all cases in one process. @param folder folder of cases outside the packages */
export async function composeInPhp(
  command: NonNullable<PhpVersion['command']>,
  cases: readonly Case[],
  folder: string,
): Promise<PhpReport> {
  const [program, ...args] = command(folder);
  const running = run(program, args, { maxBuffer: 2 ** 28, timeout: 100_000 });
  running.child.stdin?.end(JSON.stringify({ source: SOURCE, cases }));
  return JSON.parse((await running).stdout);
}

/** Returns the output of the installed PHP's syntax check. */
export const checkSyntax = (): string => execFileSync(PROGRAM, ['-l', SOURCE], { encoding: 'utf8' });
