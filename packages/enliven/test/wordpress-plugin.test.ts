/** Example plugin for WordPress: hashes and preloads of the runtime's files. Needs PHP, and is skipped without. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PLUGIN = fileURLToPath(new URL('../../../examples/wordpress-plugin/enliven.php', import.meta.url));
const WORDPRESS = fileURLToPath(new URL('./support/wordpress.php', import.meta.url));
const FOLDER = 'https://a.site/wp-content/plugins/enliven/cdn/';
const hasPhp = spawnSync('php', ['--version']).status === 0;

/** Chunks of behaviors as the build writes them, with a chunk that two behaviors share. */
const NEEDS = {
  runtime: ['./chunks/runtime-1234567.js'],
  behaviors: {
    toggle: { classes: ['et_pb_toggle'], files: ['./chunks/disclosure-1234567.js'] },
    accordion: { classes: ['et_pb_accordion'], files: ['./chunks/disclosure-1234567.js'] },
    tabs: { classes: ['et_pb_tabs'], files: ['./chunks/tabs-1234567.js'] },
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'enliven-plugin-'));
  cpSync(PLUGIN, join(folder, 'enliven.php'));
  for (const flavour of ['', 'lite/']) {
    mkdirSync(join(folder, 'cdn', flavour), { recursive: true });
    const integrity = { './enliven.js': `sha256-${flavour}loader`, './chunks/a-1234567.js': `sha256-${flavour}a` };
    writeFileSync(join(folder, 'cdn', flavour, 'importmap.json'), JSON.stringify({ integrity }));
    writeFileSync(join(folder, 'cdn', flavour, 'behaviors.json'), JSON.stringify(NEEDS));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Site {
  /** Block themes print modules in the head, others in the footer; WordPress before 6.5 prints none. */
  kind: 'block' | 'classic' | 'old';
  flavour?: 'react' | 'lite';
  integrity?: boolean;
  /** WordPress' own import map. */
  imports?: object;
  /** Content of an author; without content, the page is a list. */
  content?: string;
}

function print({ kind, flavour = 'react', integrity = true, imports, content = '' }: Site): string {
  const args = [join(folder, 'enliven.php'), kind, flavour, integrity ? 'yes' : 'no'];
  return execFileSync('php', [WORDPRESS, ...args, imports ? JSON.stringify(imports) : '', content], {
    encoding: 'utf8',
  });
}

const mapsIn = (html: string) =>
  [...html.matchAll(/<script type="importmap" id="wp-importmap">\s*(.*?)\s*<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe.skipIf(!hasPhp)('the WordPress plugin', () => {
  it.each<Site>([{ kind: 'block' }, { kind: 'classic' }, { kind: 'old' }])(
    'prints the integrity of the files, $kind',
    (site) => {
      const html = print(site);
      const integrity = {
        [`${FOLDER}enliven.js?ver=0.1.0`]: 'sha256-loader',
        [`${FOLDER}chunks/a-1234567.js`]: 'sha256-a',
      };
      expect(mapsIn(html)).toEqual([{ integrity }]);
      expect(html.indexOf('importmap')).toBeLessThan(html.indexOf(`src="${FOLDER}enliven.js?ver=0.1.0"`));
      expect(html).toContain(`src="${FOLDER}enliven.js?ver=0.1.0"`);
    },
  );

  it('prints the integrity of the lite flavour', () => {
    const [{ integrity }] = mapsIn(print({ kind: 'classic', flavour: 'lite' }));
    expect(integrity[`${FOLDER}lite/chunks/a-1234567.js`]).toBe('sha256-lite/a');
  });

  it.each(['block', 'classic'] as const)("adds hashes to WordPress' own import map, %s", (kind) => {
    const imports = { imports: { '@wordpress/interactivity': 'https://a.site/interactivity.js?ver=1' } };
    const html = print({ kind, imports });
    const maps = mapsIn(html);
    expect(maps).toHaveLength(1);
    expect(maps[0]).toMatchObject(imports);
    expect(maps[0].integrity[`${FOLDER}chunks/a-1234567.js`]).toBe('sha256-a');
    expect(html).toContain('polyfill');
    expect(html.indexOf('"imports"')).toBeLessThan(html.indexOf('type="module"'));
  });

  const linksIn = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, to]) => to);
  const RUNTIME = `${FOLDER}chunks/runtime-1234567.js`;

  it.each([
    ['[et_pb_toggle title="A"]B[/et_pb_toggle][et_pb_accordion][/et_pb_accordion]', ['disclosure']],
    ['<!-- wp:divi/tabs {} --><!-- /wp:divi/tabs --><!-- wp:divi/toggle /-->', ['disclosure', 'tabs']],
  ])('preloads the chunks for %s', (content, names) => {
    const html = print({ kind: 'block', content });
    expect(linksIn(html)).toEqual([RUNTIME, ...names.map((name) => `${FOLDER}chunks/${name}-1234567.js`)]);
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  });

  it.each<Site>([
    { kind: 'block' },
    { kind: 'block', content: '[et_pb_text]Nothing to do[/et_pb_text]' },
    // Classic themes print the import map after the head.
    { kind: 'classic', content: '[et_pb_toggle][/et_pb_toggle]' },
  ])('preloads nothing for %o', (site) => {
    expect(linksIn(print(site))).toEqual([]);
  });

  it("does not change WordPress' import map when the site disables integrity", () => {
    const imports = { imports: { a: 'https://a.site/a.js' } };
    expect(mapsIn(print({ kind: 'classic', integrity: false, imports }))).toEqual([imports]);
    expect(mapsIn(print({ kind: 'classic', integrity: false }))).toEqual([]);
  });

  it('prints no hashes when the build has none', () => {
    rmSync(join(folder, 'cdn/lite/importmap.json'));
    expect(mapsIn(print({ kind: 'classic', flavour: 'lite' }))).toEqual([]);
  });
});
