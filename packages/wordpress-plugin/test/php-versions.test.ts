/** PHP versions: each parses the plugin and changes a page without notices. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FURTHER_VERSIONS, furtherPhp, installedPhp } from '../../../scripts/setup/php.mjs';
import { filesBelow } from '../../../scripts/workspace';
import { layPluginSite, type PluginSite, siteProblem } from './support/plugin-site';
import { WORDPRESS } from './support/run-pages';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WASM = at('../../compose/test/php/php-wasm.mjs');
const PACKAGES = at('../..').replace(/\/$/, '');

interface Version {
  name: string;
  command: readonly [string, ...string[]];
  missing?: string;
}

const installed = installedPhp();
const VERSIONS: Version[] = [
  {
    name: `the installed PHP (${installed})`,
    command: ['php'],
    ...(!installed && { missing: 'No PHP is installed.' }),
  },
  ...FURTHER_VERSIONS.map((version): Version => {
    const home = furtherPhp(version);
    const name = `PHP ${version} as WebAssembly`;
    return home
      ? { name, command: [process.execPath, WASM, home] }
      : { name, command: ['php'], missing: `PHP ${version} is not there. "npm test" fetches it from npm.` };
  }),
];

/** Runs a script with input, in a PHP with read access to the given folders. */
function run<T>({ command }: Version, script: string, input: unknown, folders: string[]): Promise<T> {
  const [program, ...args] = command;
  const child = spawn(program, program === 'php' ? [script] : [...args, script, ...folders]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.end(JSON.stringify(input));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      try {
        resolve(JSON.parse(output) as T);
      } catch {
        reject(new Error(output));
      }
    });
  });
}

const HTML = `<html><head></head><body><div class="et_pb_module et_pb_toggle"></div><div class="et_pb_column_1_4"></div>
<script id="divi-custom-script-js-extra">var et_pb_custom = {"ab_tests":[{"a":"b"}]};</script>
<script src="/a.js" id="divi-custom-script-js"></script><span id="enliven-report"></span></body></html>`;
const CHANGE = `update_option( 'enliven_options', array( 'mode' => 'on', 'media' => false, 'ignore' => '.x' ) );
  $GLOBALS['site']['can'] = array( 'manage_options' );
  $GLOBALS['site']['upload_url'] = $args['uploads'];
  $_SERVER['REQUEST_URI'] = '/';
  Enliven_Store::clean();
  return Enliven_Takeover::change( $args['html'] );`;

describe.each(VERSIONS.map((version) => [version.name, version] as const))('%s', (_name, version) => {
  const why = version.missing || siteProblem();
  let site: PluginSite;
  beforeAll(() => {
    if (!why) site = layPluginSite();
  });
  afterAll(() => site?.remove());
  const folders = () => [PACKAGES, WORDPRESS, site.folder];

  it('parses all files of the plugin', async ({ skip }) => {
    skip(Boolean(why), why);
    const files = filesBelow(site.plugin).filter((path) => path.endsWith('.php'));
    expect(files.length).toBeGreaterThan(20);
    const report = await run<{ errors: object }>(version, at('php/parse-files.php'), files, folders());
    expect(report.errors).toEqual({});
  });

  it.for(['https://a.site/wp-content/uploads', 'https://cdn.example/uploads'])(
    'changes a page without a notice where uploads are at %s',
    async (uploads, { skip }) => {
      skip(Boolean(why), why);
      const input = site.inputOf(CHANGE, { html: HTML, uploads });
      const report = await run<{ result: string; notes: string[]; error?: string }>(
        version,
        at('php/run-code.php'),
        input,
        folders(),
      );
      expect(report.error).toBeUndefined();
      expect(report.notes).toEqual([]);
      expect(report.result).toMatch(uploads.includes('cdn') ? /id="enliven-loader"/ : /id="enliven-composed"/);
      expect(report.result).not.toContain('id="divi-custom-script-js"');
    },
  );
});
