/** Composed files in the uploads folder. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, readUnits } from '@enliven/compose';
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';
import type { PluginSite } from './support/plugin-site';

const NAMES = ['toggle', 'anchors'];
const ADDRESS = 'return Enliven_Store::address_for( $args, false );';
const PLUGIN = '/wp-content/plugins/enliven/cdn/lite/';

const uploads = ({ folder }: PluginSite) => join(folder, 'wp-content/uploads/enliven');
const files = (site: PluginSite) => (existsSync(uploads(site)) ? readdirSync(uploads(site)).sort() : []);
const empty = (site: PluginSite) => rmSync(join(site.folder, 'wp-content/uploads'), { recursive: true, force: true });

describeSite('composed files', (test) => {
  test('are equal to the output of compose() with addresses of the plugin', async (site) => {
    empty(site);
    const address = await site.run<string>(ADDRESS, NAMES);
    const units = readUnits('lite', fileURLToPath(new URL('../../enliven/cdn', import.meta.url)));
    const expected = compose(NAMES, { units, later: `${PLUGIN}later/`, loader: `${PLUGIN}enliven.js` });
    expect(address).toBe(`/wp-content/uploads/enliven/${expected.name}`);
    expect(readFileSync(join(uploads(site), expected.name), 'utf8')).toBe(expected.code);
  });

  test('are written once for a set of behaviors', async (site) => {
    empty(site);
    const code = `add_action( 'enliven_composed', function () { $GLOBALS['written'] = ( $GLOBALS['written'] ?? 0 ) + 1; } );
      $one = Enliven_Store::address_for( $args, false );
      $other = Enliven_Store::address_for( $args, false );
      return array( $one === $other, $GLOBALS['written'] );`;
    expect(await site.run(code, NAMES)).toEqual([true, 1]);
  });

  test('are written again after they were deleted', async (site) => {
    const code = `$one = Enliven_Store::address_for( $args, false );
      array_map( 'unlink', glob( WP_CONTENT_DIR . '/uploads/enliven/*' ) );
      return array( $one === Enliven_Store::address_for( $args, false ), count( glob( WP_CONTENT_DIR . '/uploads/enliven/*' ) ) );`;
    expect(await site.run(code, NAMES)).toEqual([true, 1]);
  });

  test('are complete after concurrent first visits', async (site) => {
    empty(site);
    const addresses = await Promise.all(Array.from({ length: 24 }, () => site.run<string>(ADDRESS, NAMES)));
    expect(new Set(addresses).size).toBe(1);
    expect(files(site)).toHaveLength(1);
    expect(addresses[0]).toBe(`/wp-content/uploads/enliven/${files(site)[0]}`);
  });

  test('are not written to an unwritable folder, which is not retried immediately', async (site) => {
    empty(site);
    const uploadsFolder = join(site.folder, 'wp-content');
    const code = `$GLOBALS['site']['uploads'] = $args['folder'];
      return array( Enliven_Store::address_for( array( 'toggle' ), false ), get_transient( 'enliven_folder_refused' ) );`;
    // A file at the folder's path prevents creating the folder, even for root.
    writeFileSync(join(uploadsFolder, 'occupied'), '');
    expect(await site.run(code, { folder: join(uploadsFolder, 'occupied') })).toEqual(['', 1]);
    chmodSync(join(uploadsFolder, 'occupied'), 0o600);
  });

  test('are not used if uploads come from another host or a stream', async ({ run }) => {
    const elsewhere = `$GLOBALS['site']['upload_url'] = 'https://cdn.example/uploads'; ${ADDRESS}`;
    expect(await run(elsewhere, NAMES)).toBe('');
    expect(await run(`$GLOBALS['site']['uploads'] = 's3://bucket/uploads'; ${ADDRESS}`, NAMES)).toBe('');
  });

  test('are deleted if no page has used them for a long time, and other files are kept', async (site) => {
    empty(site);
    await site.run(ADDRESS, NAMES);
    const [kept = ''] = files(site);
    const old = new Date(Date.now() - 200 * 86_400_000);
    for (const name of ['enliven-0123456789.js', '.enliven-0123456789.js.0123456789ab', 'mine.txt']) {
      writeFileSync(join(uploads(site), name), 'x');
      utimesSync(join(uploads(site), name), old, old);
    }
    const code = `$day = (int) floor( time() / 86400 );
      update_option( 'enliven_files', array( 'a' => array( $args['kept'], $day - 5 ), 'b' => array( 'enliven-0123456789.js', $day - 91 ), 'c' => array( '../x.js', $day ) ) );
      Enliven_Store::clean();
      return array_keys( get_option( 'enliven_files' ) );`;
    expect(await site.run(code, { kept })).toEqual(['a']);
    expect(files(site)).toEqual([kept, 'mine.txt'].sort());
  });

  test('of another version stay for cached pages, and do not count toward the limit', async (site) => {
    empty(site);
    const code = `Enliven_Store::address_for( $args, false );
      touch( glob( WP_CONTENT_DIR . '/uploads/enliven/*' )[0], time() - 200 * 86400 );
      clearstatcache();
      Enliven_Store::renew();
      Enliven_Store::clean();
      return get_option( 'enliven_files' );`;
    expect(await site.run(code, NAMES)).toEqual([]);
    expect(files(site)).toHaveLength(1);
  });

  test('are all deleted with their folder when they are cleared', async (site) => {
    empty(site);
    await site.run(`${ADDRESS.replace('return', '$a =')} Enliven_Store::clear();`, NAMES);
    expect(existsSync(uploads(site))).toBe(false);
  });
});
