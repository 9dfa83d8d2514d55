/** Responses that the plugin does not change while it is on. */
import { expect, it } from 'vitest';
import { handles } from './stage/check-page';
import { onStage } from './stage/use-stage';

const ANSWERS = [
  '/feed/',
  '/comments/feed/',
  '/wp-json/wp/v2/pages?slug=tabs',
  '/wp-json/oembed/1.0/embed?url=x',
  '/robots.txt',
  '/wp-sitemap.xml',
  '/wp-login.php',
  '/wp-admin/admin-ajax.php?action=nothing',
  '/xmlrpc.php',
];

/** Address of a page in the customizer's preview. */
const CUSTOMIZER =
  '/tabs/?customize_changeset_uuid=11111111-1111-4111-8111-111111111111&customize_theme=Divi&customize_messenger_channel=preview-0';

onStage('left alone', {}, (stage) => {
  it.each(ANSWERS)('sends %s unchanged', async (path) => {
    await stage.choose({ mode: 'off' });
    const off = await stage.read(path);
    expect(await stage.read(path)).toBe(off);
    await stage.choose({ mode: 'on' });
    expect(await stage.read(path)).toBe(off);
  });

  it('does not change the embed for other sites', async () => {
    await stage.choose({ mode: 'on' });
    const html = await stage.read('/post-9/embed/');
    expect(html).toContain('wp-embed-share');
    expect(html).not.toContain('enliven');
  });

  it('takes over an ordinary page', async () => {
    await stage.choose({ mode: 'on' });
    expect(await stage.read('/tabs/')).not.toContain('divi-custom-script-js"');
  });

  it.each(['/tabs/?et_fb=1', '/tabs/?preview=true', CUSTOMIZER])('does not change %s for an editor', async (path) => {
    await stage.choose({ mode: 'on' });
    const editor = await stage.arrive();
    await editor.logIn();
    const { page, scripts } = await editor.open(path);
    expect(await handles(page)).toEqual(expect.arrayContaining(['jquery-core', 'divi-custom-script']));
    expect(scripts.filter((address) => address.includes('enliven'))).toEqual([]);
  });

  it('does not change a partial page', async () => {
    await stage.choose({ mode: 'on' });
    await stage.site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/part.php', '<?php add_filter( "template_include", fn( $template ) => isset( $_GET["part"] ) ? __DIR__ . "/part-template.inc" : $template );' );
      file_put_contents( WPMU_PLUGIN_DIR . '/part-template.inc', '<div class="et_pb_tabs">Only <script id="divi-custom-script-js" src="/a.js"></script> a part' );`,
    );
    expect(await stage.read('/tabs/?part=1')).toBe(
      '<div class="et_pb_tabs">Only <script id="divi-custom-script-js" src="/a.js"></script> a part',
    );
  });
});
