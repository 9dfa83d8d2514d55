/** Composed files: the first visit writes each file once and atomically. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors } from './stage/check-page';
import { onStage } from './stage/use-stage';

const VISITS = 50;

onStage('composed files', { plugins: ['contact-form-7', 'woocommerce'] }, (stage) => {
  const folder = () => join(stage.site.folder, 'wp-content/uploads/enliven');
  const files = () => (existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.js')) : []);
  beforeEach(async () => {
    await stage.choose({ mode: 'on' });
    // The plugin does not retry an unwritable folder for a while.
    await stage.site.php('delete_transient( "enliven_folder_refused" );');
    rmSync(folder(), { recursive: true, force: true });
  });

  it('writes one file during 50 concurrent first visits, and sends the whole page to each', async () => {
    const answers = await Promise.all(Array.from({ length: VISITS }, () => stage.read('/kitchen-sink/')));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/<\/html>\s*$/);
    const [name = '', ...more] = files();
    expect(more).toEqual([]);
    expect(answers[0]).toContain(`/uploads/enliven/${name}`);
    expect(readdirSync(folder()).filter((file) => /tmp|temp|lock/i.test(file))).toEqual([]);
    const { page, complaints } = await stage.visit('/kitchen-sink/');
    expect(await mountedBehaviors(page)).toContain('toggle');
    expect(complaints).toEqual([]);
  });

  it('writes nothing on later visits', async () => {
    await stage.read('/tabs/');
    const [name = ''] = files();
    const digest = () =>
      createHash('sha256')
        .update(readFileSync(join(folder(), name)))
        .digest('hex');
    const first = digest();
    await Promise.all(Array.from({ length: 10 }, () => stage.read('/tabs/')));
    expect(files()).toEqual([name]);
    expect(digest()).toBe(first);
  });

  it('shares a file between pages with the same behaviors', async () => {
    const tag = /\/uploads\/enliven\/[^"']+\.js/;
    const [one, two] = [await stage.read('/project/project-1/'), await stage.read('/project/project-2/')];
    expect(one.match(tag)?.[0]).toBeDefined();
    expect(one.match(tag)?.[0]).toBe(two.match(tag)?.[0]);
    expect(files()).toHaveLength(1);
  });

  it('falls back to the loader if it cannot write', async () => {
    // A file at the folder's path prevents creating the folder, even for root.
    writeFileSync(folder(), '');
    const { page, complaints, scripts } = await stage.visit('/disclosure/');
    expect(await mountedBehaviors(page)).toContain('toggle');
    expect(composed(scripts)).toEqual([]);
    expect(scripts.some((address) => address.endsWith('/enliven.js'))).toBe(true);
    expect(await hasJquery(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('writes the file again after it was deleted', async () => {
    await stage.read('/tabs/');
    mkdirSync(folder(), { recursive: true });
    for (const name of files()) rmSync(join(folder(), name));
    const { page, complaints, scripts } = await stage.visit('/tabs/');
    expect(await mountedBehaviors(page)).toContain('tabs');
    expect(composed(scripts)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('deletes only files that no page has used for 90 days', async () => {
    await stage.read('/tabs/');
    const [old = ''] = files();
    await stage.read('/slider/');
    const [fresh = ''] = files().filter((name) => name !== old);
    const days = (time: number) => time / 1000 - 91 * 24 * 3600;
    for (const name of [old, fresh]) utimesSync(join(folder(), name), days(Date.now()), days(Date.now()));
    writeFileSync(join(folder(), 'of-somebody-else.js'), '');
    await stage.site.php(
      `$files = get_option( 'enliven_files' );
      foreach ( $files as $key => $file ) if ( $file[0] === $args ) $files[ $key ][1] -= 91;
      update_option( 'enliven_files', $files );
      do_action( 'enliven_daily' );`,
      old,
    );
    expect(files().sort()).toEqual([fresh, 'of-somebody-else.js'].sort());
    // The next visit writes the file again.
    const { page } = await stage.visit('/tabs/');
    expect(await mountedBehaviors(page)).toContain('tabs');
    expect(files()).toContain(old);
  });
});
