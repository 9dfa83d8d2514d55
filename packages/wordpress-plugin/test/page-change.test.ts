/** Pages, changed by the plugin. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

const CHANGE = `update_option( 'enliven_options', $args['options'] ?? array() );
  foreach ( $args['filters'] ?? array() as $name => $value ) add_filter( $name, fn() => $value );
  return Enliven_Takeover::change( $args['html'] );`;
const file = (handle: string) => `<script src="/js/${handle}.js" id="${handle}-js"></script>`;
const JQUERY = file('jquery-core') + file('jquery-migrate');
const TOGGLE = '<div class="et_pb_module et_pb_toggle"><h5 class="et_pb_toggle_title">a</h5></div>';
const DATA = '<script id="divi-custom-script-js-extra">var et_pb_custom = {"a":"1"};</script>';
const pageOf = (body: string, head = ''): string =>
  `<!DOCTYPE html>\n<html><head><title>a</title>${head}</head>\n<body class="a">${body}</body></html>\n`;
const PAGE = pageOf(`${JQUERY}${TOGGLE}${DATA}${file('divi-custom-script')}<p>ü &amp; &nbsp`);
const COMPOSED =
  /<script type="module" id="enliven-composed" src="\/wp-content\/uploads\/enliven\/enliven-[0-9a-f]{10}\.js"/;

describeSite('a page', (test) => {
  test('loses its covered scripts, gets one file, and keeps every other byte', async ({ run }) => {
    const html = await run<string>(CHANGE, { html: PAGE });
    expect(html).toMatch(COMPOSED);
    expect(html.replace(/(?:<style id="enliven-css">.*<\/script>\n\n)(?=<\/head>)/s, '')).toBe(
      pageOf(`${TOGGLE}${DATA}<p>ü &amp; &nbsp`),
    );
  });

  test('stays unchanged if it has no behaviors', async ({ run }) => {
    const html = pageOf(`${JQUERY}<p>a`);
    expect(await run(CHANGE, { html })).toBe(html);
  });

  test('stays unchanged if it is broken', async ({ run }) => {
    for (const html of ['', 'text', '{"a":1}', PAGE.slice(0, -20), PAGE.replace('</head>', '')])
      expect(await run(CHANGE, { html })).toBe(html);
  });

  test('stays unchanged after an error', async ({ run }) => {
    const throwing = `add_filter( 'enliven_behaviors', function () { throw new Error( 'x' ); } ); ${CHANGE}`;
    expect(await run(throwing, { html: PAGE })).toBe(PAGE);
    expect(await run(CHANGE, { html: PAGE, filters: { enliven_behaviors: ['no such'] } })).toBe(PAGE);
    expect(await run(CHANGE, { html: PAGE, filters: { enliven_config: 5 } })).toMatch(COMPOSED);
  });

  test('stays unchanged if memory is insufficient', async ({ run }) => {
    const short = `ini_set( 'memory_limit', ( memory_get_usage( true ) + 8000000 ) . '' ); ${CHANGE}`;
    expect(await run(short, { html: PAGE })).toBe(PAGE);
  });

  test('stays unchanged if it is larger than 10 MB', async ({ run }) => {
    const code = `${CHANGE.replace("$args['html']", "str_replace( 'MANY', str_repeat( 'x', 10000000 ), $args['html'] )")}`;
    const lengths = await run<number>(code.replace('return', 'return strlen(').replace(/;$/, ');'), {
      html: PAGE.replace('<p>', 'MANY'),
    });
    expect(lengths).toBe(Buffer.byteLength(PAGE) - 3 + 10_000_000);
  });

  test('stays unchanged in the builder', async ({ run }) => {
    const html = PAGE.replace('class="a"', 'class="home et-fb"');
    expect(await run(CHANGE, { html })).toBe(html);
  });

  test('gets the loader with preload links if no file can be written', async ({ run }) => {
    const code = `$GLOBALS['site']['upload_url'] = 'https://cdn.example/u'; ${CHANGE}`;
    const html = await run<string>(code, { html: PAGE });
    expect(html).toMatch(/<link rel="modulepreload" href="\/wp-content\/plugins\/enliven\/cdn\/lite\/chunks\/runtime-/);
    expect(html).toContain('id="enliven-loader" src="/wp-content/plugins/enliven/cdn/lite/enliven.js?ver=');
    expect(html).not.toContain('id="divi-custom-script-js"');
  });

  test('gets its module after an import map, and a preload link in the head', async ({ run }) => {
    const map = '<script type="importmap" id="wp-importmap">{"imports":{}}</script>';
    const late = await run<string>(CHANGE, { html: PAGE.replace('</body>', `${map}</body>`) });
    expect(late.indexOf('id="enliven-composed"')).toBeGreaterThan(late.indexOf('importmap'));
    expect(late).toMatch(/<link rel="preload" as="script" crossorigin="anonymous" href="[^"]+"[^>]*>\n+<\/head>/);
    const early = await run<string>(CHANGE, { html: PAGE.replace('</head>', `${map}</head>`) });
    expect(early).not.toContain('rel="preload"');
    expect(early).toMatch(/id="enliven-composed"[^>]+><\/script>\n+<\/head>/);
  });

  test('passes its nonce to added scripts and styles', async ({ run }) => {
    const html = await run<string>(CHANGE, { html: PAGE.replace('<script src', '<script nonce="a&quot;b" src') });
    for (const id of ['enliven-css', 'enliven-guard', 'enliven-composed'])
      expect(html).toMatch(new RegExp(`id="${id}"[^>]* nonce="a&quot;b"`));
  });

  test('has attributes that exclude added scripts from other plugins', async ({ run }) => {
    const html = await run<string>(CHANGE, { html: PAGE });
    const [tag = ''] = /<script type="module" id="enliven-composed"[^>]*>/.exec(html) ?? [];
    for (const attribute of [
      'data-no-optimize',
      'data-no-defer',
      'data-no-minify',
      'data-cfasync="false"',
      'nowprocket',
    ])
      expect(tag).toContain(attribute);
  });

  test('keeps the first tap if scripts are delayed', async ({ run }) => {
    expect(await run(CHANGE, { html: PAGE })).not.toContain('enliven-first-tap');
    const html = await run<string>(CHANGE, { html: PAGE, filters: { enliven_first_tap: true } });
    expect(html.indexOf('enliven-first-tap')).toBeGreaterThan(0);
  });

  test('contains the configuration as data that no text can break out of', async ({ run }) => {
    const filters = { enliven_config: { messages: { a: '</script><b>&' } } };
    const html = await run<string>(CHANGE, { html: PAGE, filters });
    const [, json = ''] = /id="enliven-config">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(filters.enliven_config);
    expect(json).not.toMatch(/[<&]/);
  });

  test('keeps its own configuration, and the scripts that the configuration requires', async ({ run }) => {
    const own = '<script type="application/json" id="enliven-config">{"disable":["toggle"]}</script>';
    const html = PAGE.replace('</head>', `${own}</head>`).replace(
      '<p>',
      `<div class="wpcf7"></div>${file('contact-form-7')}<p>`,
    );
    const changed = await run<string>(CHANGE, { html, options: { tiles: '/{z}/{x}/{y}' } });
    expect(changed.split('enliven-config')).toHaveLength(2);
    expect(changed).toContain('id="divi-custom-script-js"');
    expect(changed).not.toContain('id="contact-form-7-js"');
  });

  test('stays unchanged if an excluded element needs the script of the theme', async ({ run }) => {
    const options = { ignore: '.mine' };
    const html = PAGE.replace(TOGGLE, `<div class="mine">${TOGGLE}</div>`);
    expect(await run(CHANGE, { html, options })).toBe(html);
    expect(await run(CHANGE, { html: PAGE, options })).not.toContain('id="divi-custom-script-js"');
  });

  test('configures the runtime to ignore the elements that the site excludes', async ({ run }) => {
    const html = PAGE.replace('<p>', '<div class="a mine"><div class="wp-playlist"></div></div><p>');
    const changed = await run<string>(CHANGE, { html, options: { ignore: '.mine' } });
    expect(changed).toContain('"ignore":".mine"');
    expect(changed).not.toContain('id="divi-custom-script-js"');
  });

  test('gets only behaviors whose original is removed', async ({ run }) => {
    const form = '<div class="wpcf7"></div>';
    const foreign = `${TOGGLE}${form}<div class="et_pb_module dsm_card"></div>${file('divi-custom-script')}`;
    const code = `add_action( 'enliven_composed', function ( $path, $names ) { $GLOBALS['names'] = $names; }, 10, 2 );
      Enliven_Store::clear(); ${CHANGE.replace('return', '$html =')} return array( $GLOBALS['names'], $html );`;
    const composed = async (body: string) => (await run<[string[], string]>(code, { html: pageOf(body) }))[0];
    expect(await composed(foreign + file('contact-form-7'))).toEqual(['plugin-form']);
    expect(await composed(`${TOGGLE}${form}`)).toEqual(['toggle', 'plugin-form']);
    const five = `${foreign}${file('divi-module-library-script-toggle')}${file('contact-form-7')}`;
    expect(await composed(five)).toEqual(['toggle', 'plugin-form']);
    const html = pageOf(foreign.replace(form, ''));
    expect(await run(CHANGE, { html })).toBe(html);
  });

  test('of another theme stays unchanged unless one of its scripts can be replaced', async ({ run }) => {
    const html = pageOf('<main id="main-content"><div class="wpcf7"></div></main>');
    expect(await run(CHANGE, { html })).toBe(html);
    expect(await run(CHANGE, { html: html.replace('</main>', `${file('contact-form-7')}</main>`) })).toMatch(COMPOSED);
  });

  test('keeps the players of WordPress if the option for players is off', async ({ run }) => {
    const html = pageOf(`${TOGGLE}<video class="wp-video-shortcode"></video>${file('mediaelement-core')}`);
    expect(await run(CHANGE, { html })).not.toContain('mediaelement-core');
    const changed = await run<string>(CHANGE, { html, options: { media: false } });
    expect(changed).toContain('mediaelement-core');
    expect(changed).toContain('{"disable":["player","playlist"]}');
  });

  test("gets Enliven's scripts instead of the speed plugin's if that is switched on", async ({ run }) => {
    const own = '/wp-content/plugins/wp-rocket/assets/js/lazyload/17.8.3/lazyload.min.js';
    const html = PAGE.replace('<p>', `<script async src="https://a.site${own}"></script><p>`);
    expect(await run(CHANGE, { html })).toContain(own);
    const changed = await run<string>(CHANGE, { html, options: { lazyload: true } });
    expect(changed).not.toContain(own);
    expect(changed).toContain('src="/wp-content/plugins/enliven/cdn/lite/lazyload.js?ver=');
  });
});
