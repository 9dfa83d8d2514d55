/** Runs a program as a check, which passes when the exit code is 0. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pnpmCommand } from '../setup/pnpm.mjs';
import { ROOT } from '../workspace';
import { FAILED, type Outcome, PASSED } from './outcome';

export interface CommandOptions {
  /** @default the root of the repository */
  cwd?: string;
  /** Minutes after which the program counts as hung and is ended. @default 5 */
  minutes?: number;
  env?: Record<string, string>;
}

/** Search path with the programs of installed packages first, as in a package script. */
const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);

/** Runs a program. @returns the exit code; 1 if the program had to be ended */
export function command(name: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const { cwd = ROOT, minutes = 5, env = {} } = options;
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio: 'inherit' });
    const timer = setTimeout(() => {
      console.error(`"${name} ${args.join(' ')}" did not end within ${minutes} minutes, so it was ended.`);
      // SIGTERM comes first, so that the program can end its own children, such as browsers.
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    }, minutes * 60_000);
    const end = (code: number) => {
      clearTimeout(timer);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`"${name}" cannot be run (${error.message}). Install the dependencies: npm start does it.`);
      end(127);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Runs a program. @returns one assertion, which passes if the exit code is 0 */
export const succeeds = async (name: string, args: readonly string[], options?: CommandOptions): Promise<Outcome> =>
  (await command(name, args, options)) === 0 ? PASSED : FAILED;

/** Runs the pinned pnpm. @returns one assertion, which passes if the exit code is 0 */
export function pnpmSucceeds(args: readonly string[], options?: CommandOptions): Promise<Outcome> {
  const [name = 'pnpm', ...first] = pnpmCommand();
  return succeeds(name, [...first, ...args], options);
}
