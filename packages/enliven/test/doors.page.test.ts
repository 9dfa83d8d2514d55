/** Untrusted markup on whole pages: it runs no script, frames no other host and configures nothing. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mounted, PATIENCE, settle, start } from './support/in-page';
import { config, html, module, three } from './support/markup';
import { stage } from './support/stage';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();
const OTHER = 'https://other.example';
const THREE = { toggle: 1, accordion: 1, tabs: 1 };
const TRUSTED = "require-trusted-types-for 'script'; trusted-types enliven enliven-media";
const IMAGE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/%3E';

interface Attempt extends Visit {
  /** Requested addresses of other hosts. */
  strangers: string[];
}

const ran = (page: Page) => page.evaluate(() => (globalThis as { ran?: unknown }).ran);

/** Presses play, or expects the message if the player has already failed. */
async function tryToPlay(page: Page): Promise<void> {
  await page.locator('.mejs-container').first().waitFor();
  await page
    .locator('.mejs-playpause-button button')
    .click({ timeout: 2000 })
    .catch(() => page.locator('.mejs-cannotplay p').waitFor());
  await page.waitForTimeout(500);
}

describe.each([
  ['React', ''],
  ['React', TRUSTED],
  ['lite', ''],
  ['lite', TRUSTED],
])('untrusted markup (%s, policy "%s")', (flavour, policy) => {
  const base = flavour === 'lite' ? '/enliven/lite/' : '/enliven/';

  /** Opens a page whose author has written `body`. Scripts of other hosts record that they ran. */
  async function attempt(body: string, head = '', script = 'enliven.js'): Promise<Attempt> {
    const strangers: string[] = [];
    const page = html({ head: head + module(base + script), body });
    const visit = await browser.open(
      theStage.server.put('/door.html', page, policy ? { 'content-security-policy': policy } : {}),
      {
        before: (opened) =>
          opened.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
            strangers.push(route.request().url());
            const isScript = route.request().resourceType() === 'script';
            return route.fulfill(
              isScript
                ? { contentType: 'text/javascript', body: 'globalThis.ran = location.href;' }
                : { contentType: 'text/html', body: '<p>Elsewhere</p>' },
            );
          }),
      },
    );
    return { ...visit, strangers };
  }

  it.each([
    ['dash', { dash: { path: `${OTHER}/x.js` } }, 'a.mpd', 'application/dash+xml'],
    ['flv', { flv: { path: `${OTHER}/x.js` } }, 'a.flv', 'video/flv'],
    ['youtube', { youtube: { path: `${OTHER}/x.js` } }, 'https://www.youtube.com/watch?v=abc', 'video/youtube'],
    ['hls', { hls: { prefer: 'mse', workerPath: `${OTHER}/x.js` } }, 'a.m3u8', 'application/x-mpegURL'],
  ])('loads no script for %s from an attribute', async (_, options, src, type) => {
    const { page, strangers } = await attempt(
      `<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" preload="auto" controls data-mejsoptions='${JSON.stringify(options)}'><source type="${type}" src="${src}"></video></div>`,
    );
    await tryToPlay(page);
    expect(strangers.filter((address) => address.startsWith(OTHER))).toEqual([]);
  });

  it('calls no function by an attribute', async () => {
    const { page, errors } = await attempt(
      `<video class="wp-video-shortcode" width="640" height="360" controls src="a.mp4" data-mejsoptions='{"success":"attack","error":"attack"}'></video>`,
      policy ? '' : '<script>attack = () => { globalThis.ran = 1; };</script>',
    );
    if (policy)
      await page.evaluate(() => Object.assign(globalThis, { attack: () => Object.assign(globalThis, { ran: 1 }) }));
    await tryToPlay(page);
    expect(await ran(page)).toBeUndefined();
    expect(errors.filter((text) => !/404|Failed to load/.test(text))).toEqual([]);
  });

  it('does not configure the library by elements other than scripts with data', async () => {
    const hostile = '{"autostart": false, "disable": ["tabs"], "ignore": "body"}';
    const { page, warnings } = await attempt(
      `<div id="enliven-config" hidden>${hostile}</div><p id="wp-script-module-data-@enliven/runtime">${hostile}</p>
      <a id="enliven" name="start" href="#">a</a><a id="et_pb_custom" href="#">b</a><a id="wpcf7" href="#">c</a>${three()}`,
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
    expect(warnings).toEqual([]);
  });

  it('does not override the configuration in the head, and several blocks are reported', async () => {
    const late = config({ disable: ['toggle', 'accordion'] });
    const { page, warnings } = await attempt(late + three(), config({ disable: ['tabs'] }));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1 });
    expect(warnings.filter((text) => text.includes('several configuration blocks'))).toHaveLength(1);
  });

  it.each([`${OTHER}/embed/abc`, '//www.youtube.com.other.example/embed/abc'])(
    'plays only YouTube videos in place of a facade: %j',
    async (address) => {
      const { page, strangers } = await attempt(
        `<div class="rll-youtube-player" data-src="${address}" data-id="abc" style="width:320px;height:180px"></div><div class="rll-youtube-player" id="unnamed" data-src="javascript:ran=1" data-id="&quot;&gt;"></div>`,
        '',
        'lazyload.js',
      );
      await page.locator('.rll-youtube-player button.play').click({ force: true });
      expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => new URL(frame.src).host)).toBe(
        'www.youtube.com',
      );
      expect(await page.locator('#unnamed').evaluate(({ childNodes }) => childNodes.length)).toBe(0);
      expect(await ran(page)).toBeUndefined();
      expect(strangers.filter((address) => !address.startsWith('https://www.youtube.com/embed/abc?'))).toEqual([]);
    },
  );

  const link = (attributes: string) =>
    `<div class="et_pb_gallery et_post_gallery"><div class="et_pb_gallery_image"><a ${attributes}><img src='${IMAGE}' alt="A picture" width="90" height="60"></a></div></div>`;

  it.each([
    'java&#9;script:ran=1',
    '&#1;javascript:ran=1',
    ' JAVASCRIPT:ran=1',
    'data:text/html,<script>parent.ran=1</script>',
  ])('runs no code in the lightbox by %s', async (address) => {
    const { page } = await attempt(link(`href="/a.png" class="mfp-iframe" data-mfp-src="${address}"`));
    await settle(page);
    await page.locator('.et_pb_gallery_image img').click();
    await page.locator('dialog .mfp-s-error').waitFor();
    expect(await page.locator('dialog iframe, dialog a').count()).toBe(0);
    expect(await ran(page)).toBeUndefined();
  });

  it('frames no unlisted host, so such a link remains a link', async () => {
    const { page, strangers } = await attempt(link(`href="${OTHER}/login" class="mfp-iframe"`));
    await settle(page);
    await page.locator('.et_pb_gallery_image img').click();
    await page.waitForURL(`${OTHER}/login`);
    expect(strangers).toEqual([`${OTHER}/login`]);
  });

  it('can frame a host that the site lists', async () => {
    const { page } = await attempt(
      link(`href="${OTHER}/map" class="mfp-iframe"`),
      config({ frames: { hosts: ['other.example'] } }),
    );
    await settle(page);
    await page.locator('.et_pb_gallery_image img').click();
    await expect.poll(() => page.locator('dialog iframe').getAttribute('src'), PATIENCE).toBe(`${OTHER}/map`);
  });

  it('cannot use our trusted types policies for other values', async () => {
    const { page } = await attempt(
      `${three()}<video class="wp-video-shortcode" width="640" height="360" controls preload="none"><source type="video/youtube" src="https://www.youtube.com/watch?v=abc"></video>`,
    );
    await page.locator('.mejs-playpause-button button').click();
    await start(page);
    const admitted = await page.evaluate(() => {
      const page = globalThis as unknown as Record<symbol, Record<string, unknown>>;
      const keys = Object.getOwnPropertySymbols(page).filter((key) => key.description?.startsWith('enliven'));
      const admits = (policy: unknown, name: string, text: string) => {
        try {
          return String((policy as Record<string, (text: string) => unknown>)[name]?.(text) ?? '');
        } catch {
          return '';
        }
      };
      return keys
        .flatMap((key) => Object.values(page[key] ?? {}))
        .flatMap((policy) => [
          admits(policy, 'createHTML', '<img onerror=alert(1)>'),
          admits(policy, 'createScriptURL', 'https://other.example/x.js'),
          admits(policy, 'createScript', 'alert(1)'),
        ]);
    });
    expect(admitted.filter(Boolean)).toEqual([]);
  });
});
