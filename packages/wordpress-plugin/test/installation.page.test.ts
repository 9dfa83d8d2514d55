/** Life cycle of the plugin: upload the zip, switch on, switch off, delete. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors, PATIENCE } from './stage/check-page';
import { pluginZip } from './stage/plugin-zip';
import { onStage } from './stage/use-stage';
import type { Visitor } from './stage/visitor';

const PATHS = ['/kitchen-sink/', '/post-9/', '/built/', '/?s=words'];

async function chooseMode(owner: Visitor, mode: string): Promise<void> {
  const { page } = await owner.open('/wp-admin/options-general.php?page=enliven');
  await page.getByLabel(mode, { exact: true }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved.').waitFor();
  await page.close();
}

/** PHP code that returns database rows and scheduled tasks with the plugin's name. */
const TRACES = `global $wpdb;
$found = array();
foreach ( array( 'options' => 'option_name', 'postmeta' => 'meta_key', 'usermeta' => 'meta_key', 'termmeta' => 'meta_key' ) as $table => $column ) {
  $like  = '%enliven%';
  $found = array_merge( $found, $wpdb->get_col( "SELECT $column FROM {$wpdb->$table} WHERE $column LIKE '$like'" ) );
}
foreach ( _get_cron_array() as $tasks ) $found = array_merge( $found, array_filter( array_keys( $tasks ), fn( $task ) => false !== strpos( $task, 'enliven' ) ) );
return $found;`;

/** PHP code that removes what a failed attempt has left. */
const REMOVE = `if ( ! file_exists( WP_PLUGIN_DIR . '/enliven' ) ) return;
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
deactivate_plugins( 'enliven/enliven.php' );
delete_plugins( array( 'enliven/enliven.php' ) );`;

async function deletePlugin(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  const row = page.locator('tr[data-slug="enliven"]').first();
  await row.getByRole('link', { name: 'Deactivate' }).click();
  // The address does not tell: WordPress removes its parameter as soon as the page loads.
  await page.getByText('Plugin deactivated.').waitFor();
  // Until WordPress' script has loaded, "Delete" leads to a page that asks.
  await page.waitForLoadState();
  await row.getByRole('link', { name: 'Delete' }).click();
  await page.getByText('was successfully deleted').waitFor();
}

onStage('installed by its owner', { plugins: ['contact-form-7', 'woocommerce'], isInstalled: false }, (stage) => {
  it('leaves every page byte for byte unchanged after it is deleted', async () => {
    await stage.site.php(REMOVE);
    const readAll = () => Promise.all(PATHS.map((path) => stage.read(path)));
    const before = await readAll();
    // WordPress itself sends identical pages, so the plugin causes all differences below.
    expect(await readAll()).toEqual(before);

    const owner = await stage.arrive();
    const { page } = await owner.open('/wp-login.php');
    await page.getByLabel('Username or Email Address').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/wp-admin/');
    await page.goto(`${stage.site.origin}/wp-admin/plugin-install.php?tab=upload`);
    await page.locator('input[type=file]').setInputFiles(pluginZip() ?? '');
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Plugin activated.').waitFor();
    expect(await readAll()).toEqual(before);

    await chooseMode(owner, 'on');
    const visit = await stage.visit('/kitchen-sink/');
    expect(await mountedBehaviors(visit.page)).toContain('toggle');
    expect(composed(visit.scripts)).toHaveLength(1);
    expect(await hasJquery(visit.page)).toBe(false);
    expect(visit.complaints).toEqual([]);
    for (const [at, html] of (await readAll()).entries()) expect(html).not.toBe(before[at]);

    await chooseMode(owner, 'off');
    expect(await readAll()).toEqual(before);

    await stage.site.php('update_post_meta( get_page_by_path( "tabs" )->ID, "_enliven_off", "1" );');
    const plugins = await owner.open('/wp-admin/plugins.php');
    await deletePlugin(plugins.page);
    const content = join(stage.site.folder, 'wp-content');
    await expect.poll(() => existsSync(join(content, 'plugins/enliven')), PATIENCE).toBe(false);
    expect(existsSync(join(content, 'uploads/enliven'))).toBe(false);
    expect(await stage.site.php(TRACES)).toEqual([]);
    expect(await readAll()).toEqual(before);
  });
});
