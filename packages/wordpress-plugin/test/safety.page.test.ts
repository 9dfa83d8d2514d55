/** Failures while a page is changed: the visitor always gets the page that the theme has printed. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors } from './stage/check-page';
import { onStage } from './stage/use-stage';

const TAKEN_OVER = 'id="enliven-composed"';

onStage('safe', {}, (stage) => {
  const place = () => join(stage.site.folder, 'wp-content/mu-plugins/trouble.php');
  /** Adds code to the site, as another plugin could. */
  const add = (code: string) => writeFileSync(place(), `<?php ${code}`);
  afterEach(() => {
    rmSync(place(), { force: true });
    rmSync(join(stage.site.folder, 'wp-content/debug.log'), { force: true });
  });

  async function readOff(path: string): Promise<string> {
    await stage.choose({ mode: 'off' });
    const html = await stage.read(path);
    await stage.choose({ mode: 'on' });
    return html;
  }

  it.each([
    [
      'a filter of the plugin throws',
      'add_filter( "enliven_behaviors", function () { throw new Exception( "x" ); } );',
    ],
    [
      'a filter of the plugin returns invalid values',
      'add_filter( "enliven_behaviors", fn() => array( array( 1 ), null ) );',
    ],
    ['the plugin causes an error', 'add_filter( "enliven_config", fn() => intdiv( 1, 0 ) );'],
    [
      'there is little memory',
      'add_action( "wp_footer", fn() => ini_set( "memory_limit", memory_get_usage( true ) ) );',
    ],
    ['the page is incomplete', 'add_action( "wp_footer", function () { exit; } );'],
    ['the page has no head', 'add_action( "wp_head", function () { ob_start( fn() => "" ); }, -1 );'],
    ['the page is plain text', 'add_action( "wp_head", fn() => header( "Content-Type: text/plain" ) );'],
    ['a filter rejects the page', 'add_filter( "enliven_applies", "__return_false" );'],
  ])('sends the page as the theme prints it if %s', async (_what, code) => {
    add(code);
    const off = await readOff('/tabs/');
    expect(off.length).toBeGreaterThan(0);
    expect(await stage.read('/tabs/')).toBe(off);
    rmSync(place());
    expect(await stage.read('/tabs/')).toContain(TAKEN_OVER);
  });

  it('takes over a page of 2 MB', async () => {
    add(
      `add_action( "wp_footer", function () { echo str_repeat( '<p class="long">A paragraph like many others</p>' . "\\n", 41000 ); } );`,
    );
    const off = await readOff('/tabs/');
    expect(off.length).toBeGreaterThan(2_000_000);
    const on = await stage.read('/tabs/');
    expect(on).toContain(TAKEN_OVER);
    expect(on.split('<p class="long">')).toHaveLength(41_001);
  });

  it('takes over a page that other plugins buffer as well', async () => {
    add(`add_action( "template_redirect", fn() => ob_start( fn( $html ) => $html . "<!-- outer -->" ) );
    add_action( "wp_head", fn() => ob_start( fn( $html ) => $html . "<!-- inner -->" ), -1 );`);
    await stage.choose({ mode: 'on' });
    const html = await stage.read('/tabs/');
    expect(html).toContain(TAKEN_OVER);
    expect(html).toContain('<!-- inner -->');
    expect(html.endsWith('<!-- outer -->')).toBe(true);
  });

  it('takes over a page that is sent in parts', async () => {
    add(
      'add_action( "wp_head", fn() => flush(), 99 ); add_action( "wp_body_open", function () { ob_flush(); flush(); } );',
    );
    await stage.choose({ mode: 'on' });
    expect(await stage.read('/tabs/')).toContain(TAKEN_OVER);
  });

  it('uses the output buffer of WordPress if there is one', async () => {
    // Releases from 6.9 on start the buffer after the last filter of the template.
    add(`function wp_start_template_enhancement_output_buffer() {
      ob_start( fn( $html ) => apply_filters( 'wp_template_enhancement_output_buffer', $html . '<!-- of WordPress -->', $html ) );
      return true;
    }
    add_action( 'wp_loaded', fn() => add_filter( 'template_include', function ( $template ) {
      wp_start_template_enhancement_output_buffer();
      return $template;
    }, PHP_INT_MAX ) );`);
    await stage.choose({ mode: 'on' });
    const html = await stage.read('/tabs/');
    expect(html.endsWith('<!-- of WordPress -->')).toBe(true);
    const { page, complaints, scripts } = await stage.visit('/tabs/');
    expect(await mountedBehaviors(page)).toContain('tabs');
    expect(await hasJquery(page)).toBe(false);
    expect(composed(scripts)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
