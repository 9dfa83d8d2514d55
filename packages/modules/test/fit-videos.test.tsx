/** Fitted videos: which elements are fitted, and how. */
import { fitVideos } from '@enliven/modules';
import { html, nextFrames, renderBehavior } from '@enliven/testing';
import './media-markup';
import { afterEach, describe, expect, it } from 'vitest';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const player = (more = 'width="640" height="480"', host = 'www.youtube.com') =>
  html`<iframe title="Harbour" ${more} loading="lazy" src="//${host}/embed/1"></iframe>`;

async function render(inner: string) {
  const { stop } = await renderBehavior(fitVideos, html`<div class="et_pb_module">${inner}</div>`);
  open.push(stop);
  return document.querySelector('iframe,object,embed') as HTMLElement;
}

describe('fitted videos', () => {
  it('turn the element around them into the wrapper that the theme’s style sheets select', async () => {
    const frame = await render(`<div class="et_pb_video_box">\n${player()}<!-- end --></div>`);
    const wrapper = frame.parentElement as HTMLElement;
    expect(wrapper.className).toBe('et_pb_video_box fluid-width-video-wrapper');
    expect([wrapper.style.paddingTop, wrapper.style.position]).toEqual(['75%', 'relative']);
    expect([frame.style.position, frame.style.width, frame.style.height]).toEqual(['absolute', '100%', '100%']);
    expect(frame.getAttribute('width')).toBeNull();
    expect(frame.getAttribute('height')).toBeNull();
    expect(frame.getAttribute('name')).toMatch(/^fitvid\d+$/);
  });

  it.each(['<p>and words</p>', ' and text'])('keep their aspect ratio without a wrapper beside %s', async (beside) => {
    const frame = await render(`<div class="box">${player()}${beside}</div>`);
    expect(document.querySelector('.fluid-width-video-wrapper')).toBeNull();
    expect([frame.style.height, frame.style.position]).toEqual(['auto', '']);
    expect(frame.style.getPropertyValue('aspect-ratio')).toBe('100 / 75');
  });

  it('do not turn a module’s own element into a wrapper', async () => {
    const frame = await render(player());
    expect(frame.parentElement?.className).toBe('et_pb_module');
    expect(frame.style.getPropertyValue('aspect-ratio')).toBe('100 / 75');
  });

  it.each(['', 'width="100%" height="480"', 'width="640" height="0"', 'width="x" height="y"'])(
    'are 16:9 without a size (%s)',
    async (size) => {
      const frame = await render(`<p>${player(size)}</p>`);
      expect(frame.parentElement?.style.paddingTop).toBe('56.25%');
    },
  );

  it('keep an existing name', async () => {
    const frame = await render(`<p>${player('name="intro"')}</p>`);
    expect(frame.getAttribute('name')).toBe('intro');
  });

  it.each([
    ['fitvidsignore on it', `<p>${player('class="fitvidsignore" width="640"')}</p>`],
    ['fitvidsignore around it', `<div class="fitvidsignore"><p>${player()}</p></div>`],
    ['a wrapper of another script', `<div class="fluid-width-video-wrapper">${player()}</div>`],
    ['an address that only mentions a video host', `<p>${player('width="640"', 'site.example/youtube.com')}</p>`],
  ])('do not include a frame with %s', async (_, inner) => {
    const frame = await render(inner);
    expect(frame.getAttribute('width')).toBe('640');
    expect(frame.getAttribute('style')).toBeNull();
  });

  it('are fitted only inside modules', async () => {
    const { stop } = await renderBehavior(fitVideos, `<aside><p>${player()}</p></aside>`);
    open.push(stop);
    expect(document.querySelector('iframe')?.getAttribute('style')).toBeNull();
  });

  it('include an object instead of the embed inside it', async () => {
    await render('<p><object width="4" height="2" data="data:,"><embed width="4" height="2"></object></p>');
    expect(document.querySelector('embed')?.getAttribute('style')).toBeNull();
    expect(document.querySelector('p')?.style.paddingTop).toBe('50%');
  });

  it('wait for a lazy-loading script', async () => {
    const frame = await render(
      '<p><iframe title="Harbour" class="lazyloading" width="4" height="3" src="data:image/gif,"></iframe></p>',
    );
    expect(frame.getAttribute('width')).toBe('4');
    frame.className = 'lazyloaded';
    frame.dispatchEvent(new Event('lazyloaded', { bubbles: true }));
    await nextFrames();
    expect(frame.getAttribute('width')).toBeNull();
  });
});
