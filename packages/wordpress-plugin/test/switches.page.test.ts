/** Settings of the owner: modes, opt-out, elements to ignore, players, tiles, frames. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { composed, handles, mountedBehaviors, PATIENCE } from './stage/check-page';
import { onStage, type Stage } from './stage/use-stage';
import type { Visitor } from './stage/visitor';

const TAKEN_OVER = 'enliven-composed';

async function loggedIn(stage: Stage, name?: string): Promise<Visitor> {
  const visitor = await stage.arrive();
  await visitor.logIn(name);
  return visitor;
}

const addUser = (stage: Stage, role: string) =>
  stage.site.php(
    'if ( ! username_exists( $args ) ) wp_insert_user( array( "user_login" => $args, "user_pass" => "password", "role" => $args, "user_email" => "$args@example.com" ) );',
    role,
  );

const isTakenOver = (page: Page) => page.evaluate((id) => document.getElementById(id) !== null, TAKEN_OVER);

/** Returns Enliven's scripts. */
const composedAndLater = (scripts: readonly string[]) => scripts.filter((address) => address.includes('/enliven/'));

const configuration = async (stage: Stage, path: string): Promise<unknown> => {
  const html = await stage.read(path);
  const [, json = 'null'] = /id="enliven-config">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
};

onStage('switched by its owner', {}, (stage) => {
  describe('the mode', () => {
    it.each([
      { mode: 'off', visitor: false, subscriber: false, editor: false, administrator: false },
      { mode: 'test', visitor: false, subscriber: false, editor: false, administrator: true },
      { mode: 'on', visitor: true, subscriber: true, editor: false, administrator: true },
    ] as const)(
      'determines which visitors get the changed page if it is $mode',
      async ({ mode, visitor, ...roles }) => {
        await stage.choose({ mode });
        expect((await stage.read('/tabs/')).includes(TAKEN_OVER)).toBe(visitor);
        for (const [role, expected] of Object.entries(roles)) {
          if (role !== 'administrator') await addUser(stage, role);
          const person = await loggedIn(stage, role === 'administrator' ? undefined : role);
          const { page, complaints } = await person.open('/tabs/');
          expect([role, await isTakenOver(page)]).toEqual([role, expected]);
          expect(complaints).toEqual([]);
        }
      },
    );

    it('can be overridden in the address by administrators only', async () => {
      await stage.choose({ mode: 'off' });
      const off = await stage.read('/tabs/');
      expect(await stage.read('/tabs/?enliven=1')).not.toContain(TAKEN_OVER);
      const owner = await loggedIn(stage);
      const { page } = await owner.open('/tabs/?enliven=1');
      expect(await isTakenOver(page)).toBe(true);
      await stage.choose({ mode: 'on' });
      const without = await owner.open('/tabs/?enliven=0');
      expect(await isTakenOver(without.page)).toBe(false);
      expect(off).not.toContain('enliven');
    });
  });

  it('reports its changes in the admin bar of the page', async () => {
    await stage.choose({ mode: 'on' });
    const owner = await loggedIn(stage);
    const { page } = await owner.open('/tabs/');
    await page.getByRole('menuitem', { name: 'Enliven: on' }).hover();
    const report = page.locator('#enliven-report');
    await expect.poll(() => report.isVisible(), PATIENCE).toBe(true);
    const text = ((await report.textContent()) ?? '').replace(/\s+/g, ' ');
    expect(text).toMatch(/Active: .*tabs/);
    expect(text).toMatch(/Removed: .*divi-custom-script/);
    expect(text).toMatch(/Scripts before: \d+ requests, .*Scripts now: \d+ requests/);
    const settings = await owner.open('/wp-admin/options-general.php?page=enliven');
    expect(await settings.page.locator('#wpbody').textContent()).toContain('/tabs/');
    expect(settings.complaints).toEqual([]);
  });

  it('does not change a page that its editor has opted out', async () => {
    await stage.choose({ mode: 'on' });
    const id = await stage.site.php<number>('return get_page_by_path( "tabs" )->ID;');
    const owner = await loggedIn(stage);
    const { page } = await owner.open(`/wp-admin/post.php?post=${id}&action=edit`);
    // On a slow machine, the editor's welcome opens long after the page has loaded, and covers the panel.
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await page.addLocatorHandler(welcome, () => welcome.click());
    const box = page.getByLabel("Keep the theme's scripts on this page");
    await box.check();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const isOff = () => stage.site.php('return get_post_meta( $args, "_enliven_off", true );', id);
    await expect.poll(isOff, PATIENCE).toBe('1');
    expect(await stage.read('/tabs/')).not.toContain('enliven');
    expect(await stage.read('/slider/')).toContain(TAKEN_OVER);
    await page.reload();
    await box.uncheck();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(isOff, PATIENCE).toBe('');
    expect(await stage.read('/tabs/')).toContain(TAKEN_OVER);
  });

  it('ignores excluded elements, and keeps the scripts that they need', async () => {
    await stage.choose({ mode: 'on', ignore: '.et_pb_tabs\n#no-such-element' });
    const { page, complaints } = await stage.visit('/kitchen-sink/');
    expect(await handles(page)).toContain('divi-custom-script');
    expect(await configuration(stage, '/kitchen-sink/')).toMatchObject({ ignore: '.et_pb_tabs' });
    expect(complaints).toEqual([]);
    const other = await stage.visit('/disclosure/');
    expect(await mountedBehaviors(other.page)).toContain('toggle');
    expect(await handles(other.page)).toEqual([]);
  });

  it('keeps the players of WordPress if the option is off', async () => {
    await stage.choose({ mode: 'on', media: false });
    const { page, complaints } = await stage.visit('/audio/');
    expect(await handles(page)).toEqual(
      expect.arrayContaining(['jquery-core', 'mediaelement-core', 'wp-mediaelement']),
    );
    await expect.poll(() => page.locator('.mejs-container').count(), PATIENCE).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('passes tiles and frames to the runtime', async () => {
    const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';
    await stage.choose({ mode: 'on', tiles, attribution: 'Example <b>', frames: ['videos.example.com'] });
    expect(await configuration(stage, '/map/')).toEqual({
      map: { tiles, attribution: 'Example' },
      frames: { hosts: ['videos.example.com'] },
    });
  });

  it('stores no invalid values, and escapes all output', async () => {
    const evil = `"><script>globalThis.evil = 1</script>`;
    const owner = await loggedIn(stage);
    await stage.choose({ mode: 'on' });
    const { page, complaints } = await owner.open('/wp-admin/options-general.php?page=enliven');
    await page.getByLabel('Elements to leave to the theme').fill(`${evil}\n.fine\ndiv>.not`);
    await page.getByLabel('Map tiles').fill(`https://a.example${evil}/{z}/{x}/{y}`);
    await page.getByLabel('Attribution of the tiles').fill(evil);
    await page.getByLabel('Hosts allowed in frames').fill(`${evil}\nvideos.example.com`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Everything else is saved.').waitFor();
    expect(await page.getByText('not used are').allInnerTexts()).toEqual([
      expect.stringContaining(`"${evil}", "div>.not"`),
      expect.stringContaining(`"${evil.split(' ')[0]}"`),
    ]);
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    const stored = await stage.site.php<Record<string, unknown>>('return get_option( "enliven_options" );');
    expect(stored).toMatchObject({ mode: 'on', ignore: '.fine', tiles: '', frames: ['videos.example.com'] });
    expect(JSON.stringify(stored)).not.toContain('<');
    const visit = await stage.visit('/tabs/');
    expect(await visit.page.evaluate(() => 'evil' in globalThis)).toBe(false);
    expect([...complaints, ...visit.complaints]).toEqual([]);
  });

  it('rejects changes by users without permission to change options', async () => {
    await stage.choose({ mode: 'on' });
    await addUser(stage, 'editor');
    const editor = await loggedIn(stage, 'editor');
    const { page, response } = await editor.open('/wp-admin/options-general.php?page=enliven');
    expect(response.status()).toBe(403);
    const post = (form: Record<string, string>) =>
      page.request.post(`${stage.site.origin}/wp-admin/options.php`, { form, maxRedirects: 0 });
    await post({ option_page: 'enliven', action: 'update', 'enliven_options[mode]': 'off' });
    const owner = await loggedIn(stage);
    const settings = await owner.open('/wp-admin/options-general.php?page=enliven');
    // Cross-site request from the owner's browser: without a nonce.
    await settings.page.request.post(`${stage.site.origin}/wp-admin/options.php`, {
      form: { option_page: 'enliven', action: 'update', 'enliven_options[mode]': 'off' },
      maxRedirects: 0,
    });
    expect(await stage.site.php('return get_option( "enliven_options" )["mode"];')).toBe('on');
  });
});

onStage('with React', { zip: 'enliven-react-wordpress-' }, (stage) => {
  it('works the same when React renders', async () => {
    await stage.choose({ mode: 'on' });
    const { page, complaints, scripts } = await stage.visit('/gallery/');
    expect(await mountedBehaviors(page)).toContain('gallery');
    await page.locator('.et_pb_gallery_image a').first().click();
    await expect.poll(() => page.getByRole('dialog').count(), PATIENCE).toBe(1);
    expect(composed(scripts)).toHaveLength(1);
    const codes = await Promise.all(composedAndLater(scripts).map((path) => stage.read(path)));
    expect(codes.some((code) => code.includes('react.transitional.element'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});
