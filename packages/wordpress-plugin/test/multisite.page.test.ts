/** Network of sites: each has its own options, files and pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors } from './stage/check-page';
import { onStage } from './stage/use-stage';

const MAKE_NETWORK = readFileSync(fileURLToPath(new URL('./stage/server/make-network.php', import.meta.url)), 'utf8');

const ADD_SECOND_SITE = `$host = wp_parse_url( STAGE_ORIGIN, PHP_URL_HOST ) . ':' . wp_parse_url( STAGE_ORIGIN, PHP_URL_PORT );
$id = wp_insert_site( array( 'domain' => $host, 'path' => '/two/', 'network_id' => 1, 'user_id' => 1, 'title' => 'Two' ) );
if ( is_wp_error( $id ) ) throw new Exception( $id->get_error_message() );
// WordPress removes the colon before the port.
$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->blogs, array( 'domain' => $host ), array( 'blog_id' => $id ) );
clean_blog_cache( $id );
switch_to_blog( $id );
update_option( 'home', STAGE_ORIGIN . '/two' );
update_option( 'siteurl', STAGE_ORIGIN . '/two' );
update_option( 'stylesheet', 'Divi' );
update_option( 'template', 'Divi' );
update_option( 'permalink_structure', '/%postname%/' );
delete_option( 'rewrite_rules' );
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tabs', 'post_name' => 'tabs', 'post_content' => '[standin modules="tabs"]' ) );
restore_current_blog();`;

const CHOOSE_ON_SECOND_SITE = 'switch_to_blog( 2 ); update_option( "enliven_options", $args ); restore_current_blog();';

const REMAINING_OPTIONS = `$left = array();
foreach ( array( 1, 2 ) as $id ) {
  switch_to_blog( $id );
  $left = array_merge( $left, $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%enliven%'" ) );
  restore_current_blog();
}
return $left;`;

onStage('a network of sites', {}, (stage) => {
  const uploads = (path: string) => join(stage.site.folder, 'wp-content/uploads', path);
  beforeAll(async () => {
    await stage.site.php(MAKE_NETWORK.replace('<?php', ''));
    await stage.site.php('return activate_plugin( "enliven/enliven.php", "", true );');
    await stage.site.php(ADD_SECOND_SITE);
  });

  it('takes over pages only on sites where it is switched on, each with its own files', async () => {
    await stage.choose({ mode: 'off' });
    await stage.site.php(CHOOSE_ON_SECOND_SITE, { mode: 'on' });
    expect(await stage.read('/tabs/')).not.toContain('enliven');
    const { page, complaints, scripts } = await stage.visit('/two/tabs/');
    expect(await mountedBehaviors(page)).toContain('tabs');
    expect(await hasJquery(page)).toBe(false);
    const [address = ''] = composed(scripts);
    expect(address).toMatch(/\/sites\/2\/enliven\/enliven-[0-9a-f]+\.js$/);
    expect(complaints).toEqual([]);
    expect(existsSync(uploads('sites/2/enliven'))).toBe(true);
    expect(existsSync(uploads('enliven'))).toBe(false);
  });

  it('removes its data from all sites when it is deleted', async () => {
    await stage.choose({ mode: 'on' });
    await stage.read('/tabs/');
    expect(existsSync(uploads('enliven'))).toBe(true);
    await stage.site.php(
      'deactivate_plugins( "enliven/enliven.php", false, true ); return is_wp_error( delete_plugins( array( "enliven/enliven.php" ) ) );',
    );
    expect(await stage.site.php(REMAINING_OPTIONS)).toEqual([]);
    expect(existsSync(uploads('enliven'))).toBe(false);
    expect(existsSync(uploads('sites/2/enliven'))).toBe(false);
  });
});
