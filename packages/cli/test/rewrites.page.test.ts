/** Rewritten code in Chromium: has the same effect with Enliven as the original had with the theme's script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { requireChromium } from '../../../scripts/setup/find-chromium.mjs';
import { examineCode } from '../src/migrate/examine-code';
import { CDN, pageOf, serve } from './support/run';

const JQUERY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'));
const slide = (at: number) =>
  `<div class="et_pb_slide${at === 0 ? ' et-pb-active-slide' : ''}" id="slide-${at}"><h2>Slide ${at}</h2></div>`;
const SLIDER = `<div class="et_pb_module et_pb_slider et_pb_slider_0"><div class="et_pb_slides">${[0, 1, 2].map(slide).join('')}</div></div>`;

it('rewritten code moves a slider while jQuery is on the page', async () => {
  const { rewritten } = examineCode(
    'a.js',
    "jQuery('.et_pb_slider').data('et_pb_simple_slider').et_slider_move_to(2);",
  );
  const page = pageOf(
    SLIDER,
    '<script src="/jquery.js"></script><script type="module" src="/enliven/lite/enliven.js"></script>',
  );
  const origin = await serve(({ url = '/' }, response) => {
    const type = url === '/' ? 'text/html' : 'text/javascript';
    const body =
      url === '/' ? page : url === '/jquery.js' ? JQUERY : readFileSync(join(CDN, url.replace('/enliven/', '')));
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const opened = await browser.newPage();
    await opened.goto(origin);
    await opened.locator('.et-pb-controllers a').nth(2).waitFor({ timeout: 15_000, state: 'attached' });
    expect(await opened.locator('.et-pb-active-slide').getAttribute('id')).toBe('slide-0');
    await opened.evaluate(rewritten ?? '');
    await expect
      .poll(() => opened.locator('#slide-2').getAttribute('class'), { timeout: 10_000 })
      .toContain('et-pb-active-slide');
  } finally {
    await browser.close();
  }
});
