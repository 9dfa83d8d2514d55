/** Embedded videos cause no layout shift after the first paint, with and without the optional style sheet. */
import { describe, expect, it } from 'vitest';
import { openSlowBrowser, SHEET, STEADY, shiftOf } from './support/first-paint';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
openSlowBrowser();
const browser = visits();

const frame = (size: string) =>
  `<iframe title="Film" ${size} src="/enliven/manifest.json?youtube.com" loading="lazy"></iframe>`;
const film = (size: string) => `<object ${size} data="data:text/html,Film" type="text/html" title="Film"></object>`;
const text = (inner: string) =>
  `<div class="et_pb_module et_pb_text"><div class="et_pb_text_inner">${inner}<p>Words below.</p></div></div>`;
const follows = '<div style="height: 900px; background: #ccc">What follows.</div>';
const ALIVE = 'object[style*="width"]';

describe.each(['', 'lite/'])('with the folder "%s"', (folder) => {
  const shift = (body: string, sheet: string, width: number) => {
    const head = module(`/enliven/${folder}enliven.js`);
    const address = theStage.server.put('/videos.html', html({ head, body }));
    return shiftOf(address, ALIVE, { sheet, width, height: 900 });
  };

  it.each([
    ['16:9', 'width="640" height="360"'],
    ['4:3', 'width="640" height="480"'],
    ['upright', 'width="315" height="560"'],
    ['without a size', ''],
  ])('no layout shift occurs for a video that is %s', async (_, size) => {
    for (const width of [1280, 390])
      for (const sheet of [SHEET, '']) {
        expect(await shift(text(film(size)) + follows, sheet, width)).toBeLessThan(STEADY);
        expect(await shift(text(`<p>${film(size)}</p>`) + follows, sheet, width)).toBeLessThan(STEADY);
      }
  });
});

it('the style sheet sets the aspect ratio of a frame from the first paint on', async () => {
  const body = text(frame('width="640" height="480"'));
  const { page } = await browser.open(theStage.server.put('/frame.html', html({ head: SHEET, body })));
  const { width, height } = await page.evaluate(() =>
    (document.querySelector('iframe') as HTMLElement).getBoundingClientRect().toJSON(),
  );
  // Frames have a border of 2 px.
  expect((width - 4) / (height - 4)).toBeCloseTo(4 / 3, 1);
});
