/** Video covers: the player that a press starts, the fade, keys and focus. */
import { video } from '@enliven/modules';
import { click, finishAnimations, key, nextFrames, renderBehavior, silence } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { file, frame, video as markup, mediaCss } from './media-markup';

const open: (() => Promise<void>)[] = [];
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  play.mockReset();
  vi.restoreAllMocks();
});

async function render(page: string) {
  const { element: cover, stop } = await renderBehavior(video, page + mediaCss);
  open.push(stop);
  const button = (cover.querySelector('.et_pb_video_play') ?? cover) as HTMLElement;
  return { cover, button, stop, find: <E extends Element>(tag: string) => document.querySelector<E>(tag) as E };
}

const srcAfterPress = async (player: string) => {
  const { button, find } = await render(markup(player));
  click(button);
  await nextFrames();
  return find('iframe').getAttribute('src');
};

describe('a video’s cover', () => {
  it.each([
    ['/embed/77?feature=oembed', '/embed/77?autoplay=1&feature=oembed'],
    ['/embed/77', '/embed/77?autoplay=1'],
    ['/embed/77?autoplay=0', '/embed/77?autoplay=1'],
  ])('plays the embedded page %s as %s', async (before, after) => {
    expect(await srcAfterPress(frame(before))).toBe(after);
  });

  it('fades, and is hidden afterwards', async () => {
    const { cover, button } = await render(markup());
    expect(click(button)).toBe(false);
    await nextFrames();
    expect(cover.style.display).toBe('');
    await finishAnimations();
    expect(cover.style.display).toBe('none');
  });

  it('also fades when the address already has autoplay', async () => {
    const { cover, button } = await render(markup(frame('/embed/77?autoplay=1')));
    click(button);
    await finishAnimations();
    expect(cover.style.display).toBe('none');
  });

  it('plays the site’s own video, with controls', async () => {
    const { button, find } = await render(markup(file.replace(' controls', '')));
    click(button);
    await nextFrames();
    expect(play).toHaveBeenCalled();
    expect(play.mock.contexts[0]).toBe(find('video'));
    expect(find('video').hasAttribute('controls')).toBe(true);
  });

  it('fades without an error when the browser refuses to play', async () => {
    const consoleMessages = silence();
    play.mockImplementation(() => Promise.reject(new Error('NotAllowedError')));
    const { cover, button } = await render(markup(file));
    click(button);
    await finishAnimations();
    consoleMessages.restore();
    expect(consoleMessages.errors).toEqual([]);
    expect(cover.style.display).toBe('none');
  });

  it('adds autoplay to the frame’s permissions, and keeps the others', async () => {
    const { button, find } = await render(markup(frame('/embed/1', 'allow="fullscreen"')));
    click(button);
    await nextFrames();
    expect(find('iframe').getAttribute('allow')).toBe('autoplay; fullscreen');
    await finishAnimations();
    expect(find('iframe').getAttribute('allow')).toBe('autoplay; fullscreen');
  });

  it('sends no request before the press when an attribute withholds the address', async () => {
    const kept = frame('about:blank', 'data-lazy-src="/embed/9"');
    const { button, find } = await render(markup(kept));
    expect(find('iframe').getAttribute('src')).toBe('about:blank');
    click(button);
    await nextFrames();
    expect(find('iframe').getAttribute('src')).toBe('/embed/9?autoplay=1');
  });

  it('plays the third frame of a Facebook video', async () => {
    const { button } = await render(markup(`<div class="fb-video">${frame('/a')}${frame('/b')}${frame('/c')}</div>`));
    click(button);
    await nextFrames();
    const addresses = [...document.querySelectorAll('iframe')].map((it) => it.getAttribute('src'));
    expect(addresses).toEqual(['/a', '/b', '/c?autoplay=1']);
  });

  it.each(['et_pb_video_wrap', 'et_main_video_container', 'et_pb_post'])('works inside .%s', async (wrapper) => {
    const { button, find } = await render(markup().replace('et_pb_video et_pb_video_0', wrapper));
    click(button);
    await nextFrames();
    expect(find('iframe').getAttribute('src')).toContain('autoplay=1');
  });

  it('does not include the covers of thumbnails', async () => {
    const track = `<div class="et_pb_carousel"><div class="et_pb_carousel_item"><div class="et_pb_video_overlay"><a href="#"></a></div></div></div>`;
    await render(markup() + track);
    expect(document.querySelector('.et_pb_carousel_item a')?.getAttribute('role')).toBeNull();
  });

  it('plays a player that multi-view has inserted since', async () => {
    const { button, find } = await render(markup());
    find('.et_pb_video_box').innerHTML = file;
    click(button);
    await nextFrames();
    expect(play).toHaveBeenCalled();
  });

  it('stays, with a remark, if the overlay covers no player', async () => {
    const consoleMessages = silence();
    const { cover, button } = await render(markup(''));
    expect(click(button)).toBe(false);
    await finishAnimations();
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toContain('no player behind it');
    expect(cover.style.display).toBe('');
  });

  it('plays again when another script has shown the cover again', async () => {
    const { cover, button, find } = await render(markup());
    click(button);
    await finishAnimations();
    cover.style.display = 'block';
    find('iframe').setAttribute('src', '/embed/77?feature=oembed');
    click(button);
    await finishAnimations();
    expect(find('iframe').getAttribute('src')).toContain('autoplay=1');
    expect(cover.style.display).toBe('none');
  });
});

describe('for keyboard and screen reader, a video’s cover', () => {
  it('is a button named after the video', async () => {
    const { button } = await render(markup());
    expect([button.getAttribute('role'), button.getAttribute('aria-label')]).toEqual([
      'button',
      'Play video: Roasting day',
    ]);
  });

  it('has a name when the video has none, and is itself the button without a link', async () => {
    const { button, cover } = await render(
      markup('<video controls></video>', '<div class="et_pb_video_overlay"></div>'),
    );
    expect(button).toBe(cover);
    expect(button.getAttribute('aria-label')).toBe('Play video');
  });

  it.each(['Enter', ' '])('plays with %j and moves focus to the player', async (name) => {
    const { button, find } = await render(markup());
    button.focus();
    expect(key(name, button)).toBe(false);
    await nextFrames();
    expect(document.activeElement).toBe(find('iframe'));
  });

  it('leaves focus in another element', async () => {
    const { cover } = await render(`${markup()}<input aria-label="Name">`);
    document.querySelector('input')?.focus();
    click(cover);
    await nextFrames();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});
