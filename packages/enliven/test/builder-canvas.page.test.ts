/** A builder's canvas that is rendered repeatedly: behaviors for previews follow it, and no others mount. */
import type { Frame, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Enliven } from '../src/api';
import { PATIENCE } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** The builder's own script: it renders the whole canvas, and sends settings as the original does. */
const BUILDER = `<script>
var et_builder_utils_params = { builderType: 'vb' };
var scope = globalThis;
var canvas = (...modules) => modules.map((name) => ({
  sticky: '<div class="et_pb_module et_pb_sticky_module stuck" style="margin-top:300px;height:80px">Sticky</div>',
  moved: '<div class="et_pb_module moved" style="position:absolute;top:1100px;height:100px">Moves</div>',
  rest: ${JSON.stringify(three())},
})[name]).join('') + '<div style="height:2500px"></div>';
var printed = (...modules) => '<div class="et_builder_inner_content">' + canvas(...modules) + '</div>';
function render(...modules) {
  document.querySelector('#et-fb-app').innerHTML = printed(...modules);
}
function send(type, settings) { dispatchEvent(new CustomEvent(type, { detail: { settings } })); }
function sync(isOn = true) {
  const entry = { id: 'stuck', selector: '.stuck', position: 'top', topOffset: '20px', topLimit: 'none', bottomLimit: 'none' };
  const fade = { id: '.moved', resolver: 'opacity', start: 0, midStart: 50, midEnd: 50, end: 100, startValue: 0, midValue: 100, endValue: 100,
    module_type: 'et_pb_text', trigger_start: 'middle', trigger_end: 'middle' };
  send('ETBuilderStickySettingsSyncs', isOn ? { stuck: entry } : {});
  const effects = isOn ? [fade] : [];
  send('ETBuilderScrollSettingsSyncs', { desktop: effects, tablet: effects, phone: effects });
}
addEventListener('enliven:listen', () => sync());
</script>`;

/** Outer window: the canvas in a frame as high as its content, below the builder's bar. */
const AROUND = `<!doctype html><html class="et-fb-preview--tablet" lang="en"><head><title>Builder</title><link rel="icon" href="data:,"></head>
<body style="margin:0"><div style="height:100px">Bar</div>
<iframe src="/canvas.html" title="Canvas" style="display:block;border:0;width:768px;height:3200px"></iframe></body></html>`;

/** Markup of the builder's page. */
interface Canvas {
  enliven: Enliven;
  printed(...modules: string[]): string;
  render(...modules: string[]): void;
  sync(isOn?: boolean): void;
}
declare const scope: Canvas;

const render = (canvas: Frame, ...modules: string[]): Promise<void> =>
  canvas.evaluate((names) => scope.render(...names), modules);

/** Returns the names of the mounted behaviors. */
async function alive(canvas: Frame): Promise<string[]> {
  const { behaviors } = (await canvas.evaluate(() => scope.enliven?.doctor())) ?? { behaviors: [] };
  return behaviors
    .filter(({ mounted }) => mounted > 0)
    .map(({ name }) => name)
    .sort();
}

/** Returns the state that follows the preview: classes and position of the sticky module, number of placeholders, motion of the other module. */
const state = (canvas: Frame) =>
  canvas.evaluate(() => {
    const sticky = document.querySelector<HTMLElement>('.stuck:not(.et_pb_sticky_placeholder)');
    return {
      top: sticky?.classList.contains('et_pb_sticky') ? sticky.style.top : undefined,
      placeholders: document.querySelectorAll('.et_pb_sticky_placeholder').length,
      moves: (document.querySelector('.moved')?.getAnimations() ?? []).length > 0,
    };
  });

const scrollAround = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

async function open(src: string): Promise<{ page: Page; canvas: Frame; errors: string[] }> {
  const body = '<div id="page-container"><div id="et-fb-app"></div></div>';
  theStage.server.put('/canvas.html', html({ head: BUILDER + module(src), bodyClass: 'et-fb', body }));
  const { page, errors } = await browser.open(theStage.server.put('/around.html', AROUND));
  const canvas = page.frames()[1] as Frame;
  // Pages without the theme's markup are not changed.
  await render(canvas, 'moved', 'sticky', 'rest');
  await expect.poll(() => alive(canvas), PATIENCE).toEqual(['scroll-effects', 'sticky']);
  return { page, canvas, errors };
}

it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])(
  'behaviors follow the canvas of a builder, %s',
  async (src) => {
    const { page, canvas, errors } = await open(src);
    await scrollAround(page, 1000);
    // 900 px of the frame are above the window.
    const followed = { top: '920px', placeholders: 1, moves: true };
    // The builder sends settings when the page dispatches enliven:listen.
    await expect.poll(() => state(canvas), PATIENCE).toEqual(followed);

    // The builder renders all elements again, in another order, many times in one task, and sends settings in between.
    for (let round = 0; round < 5; round++) {
      await canvas.evaluate(() => {
        scope.render('rest', 'moved', 'sticky');
        scope.sync();
        scope.render();
        scope.render('rest', 'sticky', 'moved');
      });
      await render(canvas, 'sticky', 'moved', 'rest');
    }
    await expect.poll(() => state(canvas), PATIENCE).toEqual(followed);
    await scrollAround(page, 0);
    await expect.poll(() => state(canvas), PATIENCE).toEqual({ ...followed, top: undefined, placeholders: 0 });

    // The builder removes a module and inserts it again.
    await scrollAround(page, 1000);
    await expect.poll(() => state(canvas), PATIENCE).toEqual(followed);
    await render(canvas, 'rest');
    await expect.poll(() => state(canvas), PATIENCE).toEqual({ top: undefined, placeholders: 0, moves: false });
    await render(canvas, 'moved', 'sticky', 'rest');
    await expect.poll(() => state(canvas), PATIENCE).toEqual(followed);

    // In zoom the canvas is at half size, so scroll positions count twice.
    await page.evaluate(() => document.documentElement.setAttribute('class', 'et-fb-preview--zoom'));
    await canvas.evaluate(() => void dispatchEvent(new Event('et_fb_preview_mode_changed')));
    await expect.poll(() => state(canvas), PATIENCE).toEqual({ ...followed, top: '1820px' });

    // No other behavior has mounted: a press changes nothing, and without settings the canvas has the builder's markup.
    await canvas.evaluate(() => {
      for (const title of document.querySelectorAll<HTMLElement>('.et_pb_toggle_title, .et_pb_tabs_controls a'))
        title.click();
      scope.sync(false);
    });
    const restored = () =>
      canvas.evaluate(() => {
        const own = document.createElement('div');
        own.innerHTML = scope.printed('moved', 'sticky', 'rest');
        return own.innerHTML === document.querySelector('#et-fb-app')?.innerHTML;
      });
    await expect.poll(async () => (await state(canvas)).placeholders, PATIENCE).toBe(0);
    await expect.poll(restored, PATIENCE).toBe(true);
    expect(await alive(canvas)).toEqual(['scroll-effects', 'sticky']);
    expect(errors).toEqual([]);
  },
);
