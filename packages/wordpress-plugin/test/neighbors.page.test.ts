/** Plugins that change the finished page: delay of scripts, page cache, content security policy. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors, originals, PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

onStage('beside speed and policy plugins', {}, (stage) => {
  it('is not delayed by a plugin that delays scripts', async () => {
    await stage.site.activate('enliven', 'delay-scripts');
    await stage.choose({ mode: 'on' });
    const { page, complaints, scripts } = await stage.visit('/disclosure/');
    expect(await mountedBehaviors(page)).toContain('toggle');
    await page.locator('.et_pb_toggle_title').first().click();
    await expect.poll(() => page.locator('.et_pb_toggle_item.et_pb_toggle_open').count(), PATIENCE).toBe(1);
    expect(composed(scripts)).toHaveLength(1);
    expect(await hasJquery(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('lets a plugin delay the scripts that stay', async () => {
    await stage.site.activate('enliven', 'delay-scripts', 'unknown-script');
    await stage.choose({ mode: 'on' });
    const { page, complaints } = await stage.visit('/disclosure/');
    expect(await mountedBehaviors(page)).toContain('toggle');
    expect(await originals(page)).toEqual([]);
    await page.mouse.click(5, 600);
    await expect.poll(() => originals(page), PATIENCE).toContain('some-widget');
    expect(await originals(page)).not.toContain('divi-custom-script');
    expect(complaints).toEqual([]);
  });

  it('works on pages from a page cache', async () => {
    await stage.site.activate('enliven', 'page-cache');
    await stage.choose({ mode: 'on' });
    await stage.read('/tabs/');
    const { page, response, complaints, scripts } = await stage.visit('/tabs/');
    expect(response.headers()['x-stage-cache']).toBe('hit');
    expect(await mountedBehaviors(page)).toContain('tabs');
    expect(composed(scripts)).toHaveLength(1);
    expect(await hasJquery(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('runs under a content security policy with a nonce', async () => {
    await stage.site.activate('enliven', 'csp-nonce');
    await stage.choose({ mode: 'on' });
    const { page, response, complaints, scripts } = await stage.visit('/disclosure/');
    expect(response.headers()['content-security-policy']).toMatch(/'nonce-[0-9a-f]{16}'/);
    expect(await mountedBehaviors(page)).toContain('toggle');
    expect(composed(scripts)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('keeps the first press of a visitor if scripts are delayed', async () => {
    const place = join(stage.site.folder, 'wp-content/mu-plugins/first-tap.php');
    writeFileSync(place, `<?php add_filter( 'enliven_first_tap', '__return_true' );`);
    await stage.site.activate('enliven');
    await stage.choose({ mode: 'on' });
    const html = await stage.read('/disclosure/');
    expect(html.match(/<script id="enliven-first-tap"[^>]*>[^<]+<\/script>/g)).toHaveLength(1);
    const { page, complaints } = await stage.visit('/disclosure/');
    await page.locator('.et_pb_toggle_title').first().click();
    await expect.poll(() => page.locator('.et_pb_toggle_item.et_pb_toggle_open').count(), PATIENCE).toBe(1);
    expect(complaints).toEqual([]);
    rmSync(place);
  });

  describe('the speed plugin whose scripts it can replace', () => {
    const LOADED = '#logo[src$=".svg"]';
    const measured = () => stage.site.php('return get_option( "standin_measured" );');

    it('keeps its scripts by default', async () => {
      await stage.site.activate('enliven', 'wp-rocket');
      await stage.choose({ mode: 'on' });
      const { page, scripts } = await stage.visit('/disclosure/');
      expect(await mountedBehaviors(page)).toContain('toggle');
      expect(scripts.filter((address) => address.includes('/wp-rocket/'))).toHaveLength(2);
      expect(await page.locator(LOADED).count()).toBe(0);
    });

    it('loses its scripts if the owner chooses the replacements', async () => {
      await stage.site.activate('enliven', 'wp-rocket');
      await stage.site.php('delete_option( "standin_measured" );');
      await stage.choose({ mode: 'on', lazyload: true, beacon: true });
      const visitor = await stage.arrive({ viewport: { width: 1700, height: 900 } });
      const { page, complaints, scripts } = await visitor.open('/disclosure/');
      await expect.poll(() => page.locator(LOADED).count(), PATIENCE).toBe(1);
      await expect.poll(measured, PATIENCE).toContain('lcp');
      expect(scripts.filter((address) => address.includes('/wp-rocket/'))).toEqual([]);
      expect(await hasJquery(page)).toBe(false);
      expect(complaints).toEqual([]);
    });
  });
});
