/** Runs a program as a check: it passes when the program ends with 0. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pnpmCommand } from '../setup/pnpm.mjs';
import { ROOT } from '../workspace';
import { FAILED, type Outcome, PASSED } from './outcome';

export interface CommandOptions {
  /** @default the root of the repository */
  cwd?: string;
  /** After so many minutes it counts as hung and is ended. @default 5 */
  minutes?: number;
  env?: Record<string, string>;
}

/** Programs of installed packages come first, as in a package script. */
const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);

/** @returns the exit code; 1 when it had to be ended */
export function command(name: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const { cwd = ROOT, minutes = 5, env = {} } = options;
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio: 'inherit' });
    const timer = setTimeout(() => {
      console.error(`"${name} ${args.join(' ')}" did not end within ${minutes} minutes, so it was ended.`);
      // Politely first, so that it can end its own children, browsers among them.
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

/** @returns one assertion: it ends well */
export const succeeds = async (name: string, args: readonly string[], options?: CommandOptions): Promise<Outcome> =>
  (await command(name, args, options)) === 0 ? PASSED : FAILED;

/** The same through the pinned pnpm. */
export function pnpmSucceeds(args: readonly string[], options?: CommandOptions): Promise<Outcome> {
  const [name = 'pnpm', ...first] = pnpmCommand();
  return succeeds(name, [...first, ...args], options);
}
