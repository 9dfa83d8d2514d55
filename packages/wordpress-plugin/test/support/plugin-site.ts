/** Plugin on a stand-in for WordPress, whose functions keep everything in memory. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { pluginFiles } from '../../../../scripts/wordpress/plugin-files';
import { htmlApi, problemWith } from './run-pages';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface PluginSite {
  /** Folder of the site: `wp-content` is in it. */
  folder: string;
  /** Folder of the plugin. */
  plugin: string;
  /** Returns the input of the runner. */
  inputOf(code: string, args?: unknown): object;
  /** Runs PHP in a process of its own. @param code body of a function of `$args` */
  run<T = unknown>(code: string, args?: unknown): Promise<T>;
  remove(): void;
}

/** @returns why there can be no site; '' if there can */
export const siteProblem = (): string =>
  problemWith('nightly') ||
  (existsSync(at('../../../enliven/cdn/lite/units.json')) ? '' : 'The script tag is not built. Run: pnpm build');

/** Lays a site with the plugin as the zip has it. */
export function layPluginSite(): PluginSite {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-site-'));
  const plugin = join(folder, 'wp-content/plugins/enliven');
  for (const [path, content] of pluginFiles('lite')) {
    mkdirSync(dirname(join(plugin, path)), { recursive: true });
    writeFileSync(join(plugin, path), content);
  }
  const includes = htmlApi('nightly');
  const inputOf = (code: string, args: unknown = {}): object => ({ code, args, folder, plugin, includes });
  return {
    folder,
    plugin,
    inputOf,
    run: (code, args) =>
      new Promise((resolve, reject) => {
        const child = spawn('php', [at('../php/run-code.php')]);
        let output = '';
        child.stdout.on('data', (chunk) => {
          output += chunk;
        });
        child.on('error', reject);
        child.on('close', () => {
          try {
            const { result, notes, error } = JSON.parse(output);
            if (error) throw new Error(error);
            expect(notes).toEqual([]);
            resolve(result);
          } catch (problem) {
            reject(problem instanceof SyntaxError ? new Error(output) : problem);
          }
        });
        child.stdin.end(JSON.stringify(inputOf(code, args)));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
