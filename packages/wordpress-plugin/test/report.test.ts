/** Report about a page, and scripts that do not need jQuery. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

const REPORT = '<span id="enliven-report"></span>';
const CHANGE = `update_option( 'enliven_options', array( 'mode' => 'on' ) );
  $GLOBALS['site']['can'] = $args['can'] ?? array();
  $GLOBALS['site']['scripts'] = array_map( fn( $deps ) => (object) array( 'deps' => $deps ), $args['deps'] ?? array() );
  $_SERVER['REQUEST_URI'] = '/a/?x=<b>';
  return array( Enliven_Takeover::change( $args['html'] ), Enliven_Report::latest() );`;
const file = (handle: string, address = `/js/${handle}.js`) => `<script src="${address}" id="${handle}-js"></script>`;
const pageOf = (body: string) => `<html><head></head><body>${body}</body></html>`;
const JQUERY = file('jquery-core', 'https://a.site/wp-includes/js/jquery/jquery.min.js');
const TOGGLE = '<div class="et_pb_module et_pb_toggle"></div>';

describeSite('the report about a page', (test) => {
  test('lists active behaviors, removed scripts, kept scripts with reasons, and the cost of the page', async ({
    run,
  }) => {
    const html = pageOf(`${JQUERY}${TOGGLE}${file('other')}${file('divi-custom-script')}${REPORT}`);
    const [changed, latest] = await run<[string, Record<string, string[]>]>(CHANGE, { html, can: ['manage_options'] });
    expect(changed).toContain('Active: toggle.<br>Removed: divi-custom-script.<br>');
    expect(changed).toContain(
      'Kept: jquery-core, since &quot;other&quot; may need it.<br>Kept: other, since it is not known.',
    );
    expect(latest['/a/']?.at(-1)).toMatch(/^Scripts before: 3 requests, 0\.0 KB\. Scripts now: 3 requests, \d+\.\d KB/);
  });

  test('explains why a page stays unchanged', async ({ run }) => {
    const html = `${pageOf(TOGGLE).replace('</body></html>', '')}${REPORT}`;
    const [changed] = await run<[string]>(CHANGE, { html, can: ['manage_options'] });
    expect(changed).toContain('Enliven left this page as it was: it has no end.');
  });

  test('is for administrators only', async ({ run }) => {
    const [changed, latest] = await run<[string, object]>(CHANGE, { html: pageOf(TOGGLE + REPORT) });
    expect(changed).toContain(REPORT);
    expect(latest).toEqual([]);
  });
});

describeSite('jQuery', (test) => {
  const address = 'https://a.site/wp-content/plugins/other/a.js';
  const html = pageOf(JQUERY + TOGGLE + file('other', `${address}?ver=1`));

  for (const [title, text, deps, stays] of [
    ['is removed if a script of this site does not use it', 'document.title = "a";', {}, false],
    [
      'is removed if a script uses dollar signs only in templates and patterns',
      `const a = \`\${b}\`; /^(c$|d)$/.test(a) && x$(1);`,
      {},
      false,
    ],
    ['stays for a script whose file uses members of $', 'setTimeout(() => $.each([], f))', {}, true],
    ['stays for a script whose file passes $ as an argument', '(function (q) {}(window.$))', {}, true],
    ['stays for a script whose file contains the name jQuery', 'window.jQuery && 1;', {}, true],
    ['stays for a script whose file calls $', '!function(){ $( "a" ) }()', {}, true],
    [
      'stays for a script that depends on it through another script',
      'document.title = "a";',
      { other: ['mid'], mid: ['jquery'] },
      true,
    ],
  ] as const)
    test(title, async ({ folder, run }) => {
      mkdirSync(join(folder, 'wp-content/plugins/other'), { recursive: true });
      writeFileSync(join(folder, 'wp-content/plugins/other/a.js'), text);
      const [changed] = await run<[string]>(CHANGE, { html, deps });
      expect(changed.includes('jquery-core-js')).toBe(stays);
      expect(changed).toContain('other-js');
    });

  test('stays for a script whose path leaves its folder', async ({ run }) => {
    const outside = html.replace('other/a.js', '../../../../../etc/hosts.js');
    const [changed] = await run<[string]>(CHANGE, { html: outside });
    expect(changed).toContain('jquery-core-js');
  });
});
