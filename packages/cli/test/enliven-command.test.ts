/** Command of the package `enliven`, which delegates to this package if it is installed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { folderWith } from './support/run';

const COMMAND = join(import.meta.dirname, '../../enliven/bin/enliven.js');
const start = (cwd: string, ...args: string[]) => {
  // Package managers may set it to a folder that contains all packages.
  const env = { ...process.env, NODE_PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('enliven', () => {
  it('prints the command to run if the command line is not installed', () => {
    const { status, stdout, stderr } = start(folderWith(), 'doctor', "it's here", '--all');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`\n  npx @enliven/cli@${version} doctor 'it'\\''s here' --all\n`);
  });

  it('runs the command line of the project', () => {
    const cli = 'export const runCli = async (args, { write }) => (write(args.join(" ")), 1);';
    const manifest =
      '{ "name": "@enliven/cli", "type": "module", "exports": { ".": { "import": "./index.js", "default": "./index.js" } } }';
    const folder = folderWith({
      'package.json': '{}',
      'node_modules/@enliven/cli/package.json': manifest,
      'node_modules/@enliven/cli/index.js': cli,
    });
    expect(start(folder, 'migrate', 'a.js')).toEqual({ status: 1, stdout: 'migrate a.js', stderr: '' });
  });
});
