/** Build of the WordPress plugin: its zip, its table, and its template of translations. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { version } from '../../packages/enliven/package.json';
import { compactSelector } from '../wordpress/compact-selectors';
import { pluginFiles } from '../wordpress/plugin-files';
import { phpValue } from '../wordpress/plugin-rules';
import { POT, pluginPot, potOf } from '../wordpress/write-pot';
import { readmeWithTable, scriptsTable, sinceVersions, withTable } from '../wordpress/write-table';
import { LARGEST, zipOf } from '../wordpress/zip';
import { ROOT } from '../workspace';

const isBuilt = existsSync(join(ROOT, 'packages/enliven/cdn/lite/units.json'));

describe.skipIf(!isBuilt)('the zip of the WordPress plugin', () => {
  const read = () => unzipSync(zipOf(pluginFiles('lite')));

  it('fits into the upload limit of PHP', () => {
    expect(zipOf(pluginFiles('lite')).length).toBeLessThan(LARGEST);
    expect(zipOf(pluginFiles('react')).length).toBeLessThan(LARGEST);
  });

  it('is the same for the same files', () => {
    expect(Buffer.from(zipOf(pluginFiles('lite'))).equals(Buffer.from(zipOf(pluginFiles('lite'))))).toBe(true);
  });

  it('contains the plugin, the code of one flavour, licences and notices', () => {
    const names = Object.keys(read());
    const expected = ['enliven.php', 'uninstall.php', 'readme.txt', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'];
    const inside = ['languages/enliven.pot', 'includes/rules.php', 'includes/class-enliven-composer.php'];
    const code = ['units.json', 'enliven.js', 'behaviors.json', 'failsafe.css', 'lazyload.js'].map(
      (name) => `cdn/lite/${name}`,
    );
    expect(names).toEqual(expect.arrayContaining([...expected, ...inside, ...code].map((name) => `enliven/${name}`)));
    expect(
      names.filter((name) => !name.startsWith('enliven/') || /\.map$|\.ts$|node_modules|\/test\//.test(name)),
    ).toEqual([]);
    expect(names.filter((name) => name.startsWith('enliven/cdn/') && !name.startsWith('enliven/cdn/lite/'))).toEqual(
      [],
    );
  });

  it('contains every file that its units name', () => {
    const files = read();
    const { units, later } = JSON.parse(Buffer.from(files['enliven/cdn/lite/units.json'] as Uint8Array).toString());
    const named = [...units, ...Object.values(later)].map(({ file }: { file: string }) => `enliven/cdn/lite/${file}`);
    expect(named.filter((name) => !files[name])).toEqual([]);
  });

  it('has one version everywhere', () => {
    const files = read();
    const text = (name: string) => Buffer.from(files[`enliven/${name}`] as Uint8Array).toString();
    expect(text('enliven.php')).toContain(`\n * Version: ${version}\n`);
    expect(text('enliven.php')).toContain(`define( 'ENLIVEN_VERSION', '${version}' );`);
    expect(text('readme.txt')).toContain(`\nStable tag: ${version}\n`);
    expect(text('includes/rules.php')).toContain(`'version' => '${version}'`);
  });
});

describe('the template of translations', () => {
  it('has all texts of the plugin', () => {
    expect(readFileSync(POT, 'utf8'), 'Run: npx tsx scripts/wordpress/build-zip.ts').toBe(pluginPot());
  });

  it('has texts with quotes, notes for translators, and each place', () => {
    const code = "\n/* translators: %s: name. */\n__( 'It\\'s \"%s\"', 'enliven' );";
    expect(
      potOf([
        ['a.php', code],
        ['b.php', "esc_html__( 'b', 'enliven' )"],
      ]),
    ).toContain(
      '#. translators: %s: name.\n#: a.php:3\n#, php-format\nmsgid "It\'s \\"%s\\""\nmsgstr ""\n\n#: b.php:1\nmsgid "b"\n',
    );
  });

  it('has no texts of other domains', () => {
    expect(() => potOf([['a.php', "__( 'a' );"]])).toThrow('a.php:1 translates a text without the text domain');
  });
});

describe("the table of the plugin's README", () => {
  it('matches the catalog', () => {
    const { is, shouldBe } = readmeWithTable();
    expect(is, 'Run: npx tsx scripts/wordpress/write-table.ts').toBe(shouldBe);
  });

  it('keeps the version since which a script is replaced', () => {
    const since = sinceVersions({ 'contact-form-7': '0.0.1' });
    expect(since['contact-form-7']).toBe('0.0.1');
    expect(since['wc-cart']).toBe(version);
    expect(scriptsTable(since)).toContain('| `contact-form-7` | `plugin-form` | 0.0.1 |');
  });

  it('needs marks in the README', () => {
    expect(() => withTable('a', 'b')).toThrow('The README has no place for the table');
  });
});

describe('selectors for the plugin', () => {
  it.each([
    ['.a.b', [{ c: ['a', 'b'] }]],
    ['a, #b', [{ t: 'A' }, { i: 'b' }]],
    [
      'x:is(.a, .b) > .c',
      [
        { c: ['c'], b: ['>', { t: 'X', c: ['a'] }] },
        { c: ['c'], b: ['>', { t: 'X', c: ['b'] }] },
      ],
    ],
    ['.a:not(.b .c)', [{ c: ['a'], n: [{ c: ['c'], b: [' ', { c: ['b'] }] }] }]],
    [
      'input[type=Text][name=a]',
      [
        {
          t: 'INPUT',
          a: [
            ['type', 'equals-any-case', 'Text'],
            ['name', 'equals', 'a'],
          ],
        },
      ],
    ],
  ])('have a compact form of %s', (selector, expected) => {
    expect(compactSelector(selector)).toEqual(expected);
  });

  it.each(['.a + .b', '.a:has(.b)', '.a::before', '[data-a] .b', '.a[b~=c]', '.a:last-of-type .b'])(
    'cannot be %s, which the plugin does not support',
    (selector) => {
      expect(() => compactSelector(selector)).toThrow("The WordPress plugin can't test");
    },
  );
});

it('phpValue writes values in the syntax of PHP', () => {
  expect(phpValue({ "it's": ['a\\b', 1, true] })).toBe("array('it\\'s'=>array('a\\\\b',1,true))");
});
