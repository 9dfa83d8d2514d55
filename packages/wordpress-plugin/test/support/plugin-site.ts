/** Plugin on a stand-in for WordPress that keeps all data in memory. */
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
  /** Folder of the site, which contains `wp-content`. */
  folder: string;
  /** Folder of the plugin. */
  plugin: string;
  /** Returns the input of the runner. */
  inputOf(code: string, args?: unknown): object;
  /** Runs PHP in a separate process. @param code body of a function of `$args` */
  run<T = unknown>(code: string, args?: unknown): Promise<T>;
  remove(): void;
}

/** @returns the reason why a site can't be created; '' if it can */
export const siteProblem = (): string =>
  problemWith('nightly') ||
  (existsSync(at('../../../enliven/cdn/lite/units.json')) ? '' : 'The script tag is not built. Run: pnpm build');

/** Creates a site with the same plugin files as in the zip. */
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
