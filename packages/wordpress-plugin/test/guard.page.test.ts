/** Guard: a site whose pages report faults switches back to the theme's scripts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

onStage('guarded', {}, (stage) => {
  const mode = () => stage.site.php('return get_option( "enliven_options" )["mode"];');
  beforeEach(async () => {
    // Counts all reports, so that tests need not wait 20 s between them.
    writeFileSync(
      join(stage.site.folder, 'wp-content/mu-plugins/quick-guard.php'),
      `<?php add_filter( 'enliven_guard_limits', fn( $limits ) => array( 'interval' => 0 ) + $limits );`,
    );
    await stage.choose({ mode: 'off' });
    await stage.choose({ mode: 'on' });
  });

  /** Visits a page whose composed file fails to load. */
  async function visitWithLoss(): Promise<void> {
    const visitor = await stage.arrive();
    const { page } = await visitor.open('/wp-login.php');
    await page.route('**/uploads/enliven/**', (route) => route.abort());
    const reported = page.waitForResponse('**/enliven/v1/fault');
    await page.goto(`${stage.site.origin}/tabs/`);
    expect((await reported).status()).toBe(204);
  }

  it('switches to test mode after several faults, and notifies the owner', async () => {
    for (let visit = 0; visit < 4; visit += 1) await visitWithLoss();
    expect(await mode()).toBe('on');
    await visitWithLoss();
    await expect.poll(mode, PATIENCE).toBe('test');
    expect(await stage.read('/tabs/')).not.toContain('enliven');
    const owner = await stage.arrive();
    await owner.logIn();
    const { page } = await owner.open('/wp-admin/');
    await page.getByText('Enliven has switched to test mode').waitFor();
  });

  it('stores nothing about a visitor', async () => {
    await visitWithLoss();
    const state = await stage.site.php<Record<string, unknown>>('return get_option( "enliven_guard" );');
    expect(Object.keys(state).sort()).toEqual(['acted', 'kinds', 'times']);
    expect(state.kinds).toEqual({ missing: 1 });
  });

  it('rejects reports from other sources', async () => {
    const report = (body: string) =>
      fetch(`${stage.site.origin}/wp-json/enliven/v1/fault`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    for (const body of [
      'kind=missing&token=0000000000000000',
      'kind=missing',
      'kind[]=missing&token[]=a',
      'kind=<b>&token=a',
      '',
    ])
      for (let time = 0; time < 6; time += 1) expect((await report(body)).status).toBeLessThan(500);
    expect(await mode()).toBe('on');
    expect(await stage.site.php('return get_option( "enliven_guard" );')).toBe(false);
  });

  it('counts simultaneous reports once', async () => {
    writeFileSync(join(stage.site.folder, 'wp-content/mu-plugins/quick-guard.php'), '<?php');
    for (let visit = 0; visit < 3; visit += 1) await visitWithLoss();
    const { times } = await stage.site.php<{ times: number[] }>('return get_option( "enliven_guard" );');
    expect(times).toHaveLength(1);
  });
});
