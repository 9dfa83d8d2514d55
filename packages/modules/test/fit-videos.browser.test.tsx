/** Fitted videos in a browser: the width of the column and the aspect ratio of the video. */
import { fitVideos } from '@enliven/modules';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const player = html`<iframe title="Harbour" width="640" height="480" src="about:blank?youtube.com" style="border: 0"></iframe>`;
const film = html`<object width="640" height="480" data="data:text/html,film" type="text/html"></object>`;

/** @param top pixels above the video, which is below the window by default */
async function render(inner: string, top = 3000) {
  const { stop } = await renderBehavior(
    fitVideos,
    html`<div style="height: ${top}px"></div><div class="et_pb_module" style="width: 400px"><div class="box">${inner}</div></div><p id="after" style="height: 3000px">After</p>`,
  );
  open.push(stop);
  return document.querySelector('object,iframe') as HTMLElement;
}

const size = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

describe('fitted videos', () => {
  it('fill the element around them at their aspect ratio', async () => {
    const element = await render(film);
    await until(() => size(element)[0] === 400);
    expect(size(element)).toEqual([400, 300]);
    expect(size(element.parentElement as HTMLElement)).toEqual([400, 300]);
    (document.querySelector('.et_pb_module') as HTMLElement).style.width = '200px';
    expect(size(element)).toEqual([200, 150]);
  });

  it('keep their aspect ratio beside text', async () => {
    const element = await render(`${film}<p>Words.</p>`);
    await until(() => size(element)[0] === 400);
    expect(size(element)).toEqual([400, 300]);
  });

  it.each([film, `${film}<p>Words.</p>`])(
    'keep their old height on screen, and change it off screen',
    async (inner) => {
      const element = await render(inner, 0);
      const after = document.getElementById('after') as HTMLElement;
      const before = after.getBoundingClientRect().top;
      await until(() => size(element)[0] === 400);
      await nextFrames();
      await nextFrames();
      expect([size(element), after.getBoundingClientRect().top]).toEqual([[400, 480], before]);
      scrollTo(0, 2000);
      await until(() => size(element)[1] === 300);
      scrollTo(0, 0);
    },
  );

  it('are fitted on screen when their height does not change', async () => {
    const element = await render(film.replace('height="480"', 'height="480" style="height: 300px; display: block"'), 0);
    await until(() => element.parentElement?.matches('.fluid-width-video-wrapper') === true);
    expect(size(element)).toEqual([400, 300]);
  });

  it('do not include a frame of another site', async () => {
    const element = await render(player);
    expect(size(element)).toEqual([640, 480]);
  });
});
