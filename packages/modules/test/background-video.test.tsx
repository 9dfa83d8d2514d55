/** Background videos: when they play, when the content in front is shown, and how visitors pause them. */
import { backgroundVideo } from '@enliven/modules';
import { click, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backgroundVideo as markup, mediaCss } from './media-markup';

interface Watch {
  show(visible: boolean): void;
  target: Element;
  margin: string;
}

const open: (() => Promise<void>)[] = [];
let watches: Watch[];
let playing: Set<HTMLMediaElement>;
let refusal: Error | undefined;

/** IntersectionObserver whose entries the test sends. */
class FakeObserver {
  #margin: string;
  #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(
    tell: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    options: { rootMargin: string },
  ) {
    this.#tell = tell;
    this.#margin = options.rootMargin;
  }
  observe(target: Element) {
    watches.push({ target, margin: this.#margin, show: (isIntersecting) => this.#tell([{ target, isIntersecting }]) });
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  watches = [];
  playing = new Set();
  refusal = undefined;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (refusal) return Promise.reject(refusal);
    playing.add(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function render(page: string) {
  const { element: owner, stop } = await renderBehavior(backgroundVideo, page + mediaCss);
  open.push(stop);
  const video = owner.querySelector('video') as HTMLVideoElement;
  const box = video.parentElement as HTMLElement;
  const put = async (visible: boolean, near = visible) => {
    for (const { target, margin, show } of [...watches])
      if (target === box) show(margin.startsWith('300') ? near : visible);
    await nextFrames();
  };
  const button = () => owner.querySelector<HTMLButtonElement>('.enliven-video-switch');
  return { owner, video, box, stop, put, button, plays: () => playing.has(video) };
}

const hidePage = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

const lessMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }));

describe('a background video', () => {
  it('plays on screen only, without autoplay', async () => {
    const { video, put, plays } = await render(markup());
    expect(video.hasAttribute('autoplay')).toBe(false);
    expect(plays()).toBe(false);
    await put(true);
    expect(plays()).toBe(true);
    await put(false);
    expect(plays()).toBe(false);
  });

  it('pauses while the page is hidden', async () => {
    const { put, plays } = await render(markup());
    await put(true);
    hidePage(true);
    await until(() => !plays());
    hidePage(false);
    await until(plays);
  });

  it.each([
    [4, 'et_pb_video_play_outside_viewport'],
    [5, 'et-pb-background-video--play-outside-viewport'],
  ] as const)('also plays off screen with the class of that setting (Divi %d)', async (generation, flag) => {
    const { box } = await render(markup(generation, flag));
    const margins = watches.filter(({ target }) => target === box).map(({ margin }) => margin);
    expect(new Set(margins)).toEqual(new Set(['9999999px']));
  });

  it('covers its box by CSS and is hidden from assistive technology', async () => {
    const { video } = await render(markup());
    expect([video.style.objectFit, video.style.width, video.style.height]).toEqual(['cover', '100%', '100%']);
    expect(video.getAttribute('aria-hidden')).toBe('true');
  });

  it('sets data-ratio, which other scripts read', async () => {
    const { video } = await render(markup());
    Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 320 } });
    video.dispatchEvent(new Event('loadeddata'));
    await nextFrames();
    expect(video.getAttribute('data-ratio')).toBe('2');
  });

  it('sets the addresses of Divi 5’s sources once it is near the window', async () => {
    const { video, put } = await render(markup(5));
    const source = video.querySelector('source') as HTMLSourceElement;
    await put(false);
    expect(source.hasAttribute('src')).toBe(false);
    await put(false, true);
    expect(source.getAttribute('src')).toBe('data:video/mp4,');
    expect(video.load).toHaveBeenCalled();
    await put(false);
    expect(source.getAttribute('src')).toBe('data:video/mp4,');
  });

  it('is handled once when a module with its own background video is inside', async () => {
    const inner = markup().replace('et_pb_section_0', 'et_pb_row_0');
    const { owner } = await render(markup().replace('<p>', `${inner}<p>`));
    expect(owner.querySelectorAll('video')).toHaveLength(2);
    await nextFrames();
    const watched = watches.map(({ target }) => target).filter((it, at, all) => all.indexOf(it) === at);
    expect(watched).toHaveLength(2);
  });
});

describe('the content in front of a background video', () => {
  const isWaiting = (owner: Element) => owner.classList.contains('et_pb_preload');

  it.each(['canplay', 'error'])('is shown on %s', async (type) => {
    const { owner, video } = await render(markup());
    expect(isWaiting(owner)).toBe(true);
    video.dispatchEvent(new Event(type));
    await nextFrames();
    expect(isWaiting(owner)).toBe(false);
  });

  it('is shown when the last source fails', async () => {
    const { owner, video } = await render(markup());
    video.querySelector('source')?.dispatchEvent(new Event('error'));
    await nextFrames();
    expect(isWaiting(owner)).toBe(false);
  });

  it('is shown 500 ms after the page has loaded', async () => {
    const { owner } = await render(markup());
    await nextFrames();
    expect(isWaiting(owner)).toBe(true);
    await until(() => !isWaiting(owner));
  });

  it('is shown at once on mobile devices, and without a source', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140 happy');
    const { owner, box } = await render(markup(4, 'opened'));
    expect(isWaiting(owner)).toBe(false);
    expect(box.style.display).toBe('none');
    const empty = await render(
      '<div class="et_pb_section_video et_pb_preload"><span class="et_pb_section_video_bg"><video></video></span></div>',
    );
    expect(isWaiting(empty.owner)).toBe(false);
  });
});

describe('a visitor', () => {
  it('can pause and play the video with a button', async () => {
    const { put, plays, button } = await render(markup());
    await put(true);
    expect(button()?.getAttribute('aria-label')).toBe('Pause background video');
    click(button() as Element);
    await nextFrames();
    expect(plays()).toBe(false);
    expect(button()?.getAttribute('aria-label')).toBe('Play background video');
    await put(false, true);
    await put(true);
    expect(plays()).toBe(false);
    click(button() as Element);
    await nextFrames();
    expect(plays()).toBe(true);
  });

  it('can press the button without a click on the section', async () => {
    const { owner, put, button } = await render(markup());
    await put(true);
    const heard = vi.fn();
    owner.addEventListener('click', heard);
    click(button() as Element);
    expect(heard).not.toHaveBeenCalled();
  });

  it('with reduced motion sees a paused video and a button that plays it', async () => {
    lessMotion();
    const { put, plays, button } = await render(markup());
    await put(true);
    expect(plays()).toBe(false);
    expect(button()?.style.opacity).toBe('1');
    click(button() as Element);
    await nextFrames();
    expect(plays()).toBe(true);
  });

  it('with data saving fetches the video only by pressing the button', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { video, put, button, plays } = await render(markup(5));
    await put(true);
    const source = video.querySelector('source') as HTMLSourceElement;
    expect([plays(), source.hasAttribute('src')]).toEqual([false, false]);
    click(button() as Element);
    await nextFrames();
    expect([plays(), source.hasAttribute('src')]).toEqual([true, true]);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  });

  it('sees the button to play when the browser refuses autoplay', async () => {
    refusal = Object.assign(new Error('no'), { name: 'NotAllowedError' });
    const { put, button } = await render(markup());
    await put(true);
    expect(button()?.getAttribute('aria-label')).toBe('Play background video');
  });

  it('sees the button while hovering the section or focusing the button', async () => {
    const { owner, put, button } = await render(markup());
    await put(true);
    expect(button()?.style.opacity).toBe('0');
    owner.dispatchEvent(new MouseEvent('mouseenter'));
    await nextFrames();
    expect(button()?.style.opacity).toBe('1');
    owner.dispatchEvent(new MouseEvent('mouseleave'));
    await nextFrames();
    expect(button()?.style.opacity).toBe('0');
    button()?.focus();
    await nextFrames();
    expect(button()?.style.opacity).toBe('1');
  });
});

describe('WordPress’ media player', () => {
  it('does not pause a background video when another player starts', async () => {
    const settings: Record<string, unknown> = { classPrefix: 'mejs-' };
    vi.stubGlobal('_wpmejsSettings', settings);
    const { stop } = await render(markup());
    expect(settings.pauseOtherPlayers).toBe(false);
    await stop();
    expect(settings).toEqual({ classPrefix: 'mejs-' });
  });
});
