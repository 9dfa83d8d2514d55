/** Migration of files: languages, places, rewrites, and skipped files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { examineCode } from '../src/migrate/examine-code';
import { migrate } from '../src/migrate/migrate';
import { migrationText } from '../src/migrate/migration-text';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-migrate-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const places = (path: string, text: string) =>
  examineCode(path, text).findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

describe('places', () => {
  it('are positions in the file for inline scripts and attributes of HTML', () => {
    const html = `<p onclick="et_pb_toggle_expand(this)">x</p>\n<script>\n  et_pb_tabs_init();\n</script>
<script type="application/json">{"a": "et_pb_tabs_init()"}</script>`;
    expect(places('a.html', html)).toEqual(['1:13 toggle-functions', '3:3 refresh-functions']);
  });

  it('are positions in the file for inline scripts, printed strings and added code of PHP', () => {
    const php = `<?php if ($a->b < $c): ?>
<script>jQuery(function ($) { var n = <?php echo $n; ?>; et_pb_tabs_init(); });</script>
<?php endif;
echo '<script>et_pb_tabs_init(\\'.a\\');</script>';
wp_add_inline_script('mine', "if (a) { et_pb_tabs_init(); }");
wp_add_inline_script('mine', <<<JS
et_pb_tabs_init();
JS
);
$no = 'et_pb_tabs_init()'; et_pb_tabs_init();`;
    expect(places('a.php', php)).toEqual([
      '2:58 refresh-functions',
      '4:15 refresh-functions',
      '5:40 refresh-functions',
      '7:1 refresh-functions',
    ]);
  });

  it('are found in broken code', () => {
    expect(places('a.js', 'if (x { \n et_pb_tabs_init(); ')).toEqual(['2:2 refresh-functions']);
    expect(places('a.php', '<?php if ( { echo 1; ?><script>et_pb_tabs_init()</script>')).toHaveLength(1);
    expect(places('a.php', '<?php \u0000 <<< ?><script>et_pb_tabs_init()</script>')).toHaveLength(1);
  });

  it('account for functions that are passed to ready or called there', () => {
    const code = `function early() { document.querySelector('.et_mobile_menu'); } early();
function late() { document.querySelector('.et_mobile_menu'); } jQuery(function () { inner(); });
function inner() { late(); }`;
    expect(places('a.js', code)).toEqual(['1:20 built-elements-early', '2:19 built-elements']);
  });
});

describe('rewrites', () => {
  const rewritten = (path: string, text: string) => examineCode(path, text).rewritten;

  it.each([
    ['et_pb_tabs_init($x);', 'window.enliven?.scan();'],
    ["jQuery(window).trigger('et_pb_init_modules')", 'window.enliven?.scan()'],
    [
      "$('.a').data('et_pb_simple_slider').et_slider_move_to(index + 1);",
      "$('.a').get(0)?.dispatchEvent(Object.assign(new CustomEvent('enliven:move'), { to: index + 1 }));",
    ],
    [
      "$(el).data('et_pb_simple_slider').et_slider_destroy();",
      "$(el).get(0)?.dispatchEvent(new CustomEvent('enliven:end'));",
    ],
  ])('replace %s', (before, after) => {
    expect(rewritten('a.js', before)).toBe(after);
  });

  it.each([
    'const done = et_pb_tabs_init();',
    'et_pb_tabs_init($x, function () { work(); });',
    "if (typeof et_pb_tabs_init === 'function') et_pb_tabs_init();",
    "const slider = $('.a').data('et_pb_simple_slider'); slider.et_slider_move_to('next');",
    "$('.a').data('et_pb_simple_slider').et_slider_move_to();",
    'function et_pb_tabs_init() {} et_pb_tabs_init();',
  ])('leave %s unchanged, since its meaning is ambiguous', (code) => {
    expect(rewritten('a.js', code)).toBeUndefined();
  });

  it('insert no quotes into a PHP string', () => {
    const move = "$('.a').data('et_pb_simple_slider').et_slider_move_to(1);";
    expect(rewritten('a.php', `<?php wp_add_inline_script('m', "${move}");`)).toBeUndefined();
    expect(rewritten('a.php', `<script>${move}</script><?php echo 1;`)).toContain("CustomEvent('enliven:move')");
    expect(rewritten('a.php', `<?php wp_add_inline_script('m', "et_pb_tabs_init();");`)).toContain(
      'window.enliven?.scan()',
    );
  });
});

describe('migrate', () => {
  const CODE = 'et_pb_tabs_init();\n';

  it('writes files only with the write option', () => {
    const folder = site({ 'a.js': CODE });
    const { files, written } = migrate([folder]);
    expect(files[0]?.diff).toMatch(
      /^--- a\/.*a\.js\t?\n\+\+\+ b\/.*a\.js\t?\n@@ .*\n-et_pb_tabs_init\(\);\n\+window\.enliven\?\.scan\(\);\n/,
    );
    expect(written).toEqual([]);
    expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe(CODE);
    expect(migrate([folder], { write: true }).written).toHaveLength(1);
    expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe('window.enliven?.scan();\n');
    expect(migrate([folder]).files).toEqual([]);
  });

  it('keeps every other byte of files in other encodings', () => {
    const before = Buffer.concat([Buffer.from('// caf'), Buffer.from([0xe9]), Buffer.from(`\r\n${CODE}`)]);
    const folder = site({ 'a.js': before });
    migrate([folder], { write: true });
    expect(readFileSync(join(folder, 'a.js'), 'latin1')).toBe('// caf\u00e9\r\nwindow.enliven?.scan();\n');
  });

  it("leaves out the theme's own files, dependencies and known libraries", () => {
    const folder = site({
      'themes/Divi/js/custom.js': CODE,
      'node_modules/x/a.js': CODE,
      'js/jquery/jquery.min.js': CODE,
      'wp-includes/js/jquery/jquery.min.js': CODE,
      'themes/child/a.js': CODE,
      'themes/child/a.css': CODE,
    });
    const { files, skipped } = migrate([folder]);
    expect(files.map(({ path }) => path.slice(folder.length + 1).replaceAll('\\', '/'))).toEqual([
      'js/jquery/jquery.min.js',
      'themes/child/a.js',
    ]);
    expect(skipped).toEqual([expect.objectContaining({ why: 'it is the script "jquery-core" itself' })]);
  });

  it('ignores calls of functions that another file declares', () => {
    const folder = site({ 'a.js': 'function et_pb_mine() {}', 'b.js': 'et_pb_mine(); et_pb_other();' });
    expect(migrate([folder]).files.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual([
      'et_pb_other()',
    ]);
  });

  it('ends with the next steps', () => {
    const text = migrationText(migrate([site({ 'a.js': `${CODE}$('.et_pb_x').off('click');` })]));
    expect(text).toContain('2 places in 1 file of 1: 0 work as they are, 1 need legacy.js, 1 must be rewritten.');
    expect(text).toContain('legacy.js"></script>');
    expect(text).toContain('see them with --diff, make them with --write');
    expect(text).toContain('jQuery has to stay');
    expect(migrationText(migrate([site({ 'a.js': 'work();' })]))).toBe(
      'Nothing in 1 file leans on the theme’s scripts.\n',
    );
  });
});
