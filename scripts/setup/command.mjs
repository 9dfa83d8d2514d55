/** Runs commands at the root of the repository. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {number} the exit code; 127 when there is no such command
 */
export function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? (signal ? 1 : 127);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} output of the command; undefined when it fails or is not installed
 */
export function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    // Otherwise, Corepack asks before it downloads pnpm.
    env: { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  });
  return status === 0 ? stdout.trim() : undefined;
}
