/** Media in slides (docs/reference/sliders.md#media). */
import { revealed } from '@enliven/core';
import { click, finishAnimations, html, nextFrames } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { slider as markup } from './slider-markup';
import { render, stageSliders, stopAll } from './slider-stage';

stageSliders();

describe('media in a slider', () => {
  it('pause in the old slide, and players start in the new slide', async () => {
    const { slides, arrow } = await render({ slides: ['<video></video>', '<video></video>'] });
    const calls: string[] = [];
    for (const [at, slide] of slides.entries()) {
      const video = slide.querySelector('video') as HTMLVideoElement;
      video.pause = () => void calls.push(`${at} stops`);
      Object.assign(video, {
        player: { play: () => calls.push(`${at} player plays`), pause: () => calls.push(`${at} player pauses`) },
      });
    }
    click(arrow('next'));
    expect(calls).toEqual(['0 player pauses', '1 player plays']);
    await finishAnimations();
    expect(calls.slice(2)).toEqual(['0 stops']);
  });

  it.each([false, true])('pause before the event for the end of a move (without a fade: %s)', async (still) => {
    if (still) vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { element, slides, arrow } = await render({ slides: ['<video></video>', 'two'] });
    const calls: unknown[] = [];
    (slides[0]?.querySelector('video') as HTMLVideoElement).pause = () => void calls.push('stops');
    element.addEventListener('simple_slider_after_move_to', () => calls.push(slides[0]?.style.display, 'ended'));
    const off = revealed.on((shown) => void calls.push(shown));
    click(arrow('next'));
    await finishAnimations();
    off();
    expect(calls).toEqual(['stops', 'none', 'ended', slides[1]]);
  });

  it('include no background videos, which play on', async () => {
    const background = html`<span class="et_pb_section_video_bg"><video></video></span>`;
    const { slides, arrow } = await render({ slides: [background, 'two'] });
    const pause = vi.fn();
    (slides[0]?.querySelector('video') as HTMLVideoElement).pause = pause;
    click(arrow('next'));
    await finishAnimations();
    expect(pause).not.toHaveBeenCalled();
  });

  const FRAME = html`<div class="et_pb_video_box"><iframe src="about:blank?a=1&autoplay=1&b=2"></iframe></div>
<div class="et_pb_video_overlay" style="background-image:url(data:,);display:none"></div>`;

  it('include frames, which stop and receive their cover again, and are restored at the end', async () => {
    const page = markup({ slides: [FRAME, 'two'] });
    const { element, arrow } = await render(page);
    const frame = element.querySelector('iframe') as HTMLIFrameElement;
    const cover = element.querySelector('.et_pb_video_overlay') as HTMLElement;
    click(arrow('next'));
    await nextFrames();
    expect(frame.getAttribute('src')).toContain('autoplay');
    await finishAnimations();
    expect(frame.getAttribute('src')).toBe('about:blank?a=1&b=2');
    expect([cover.style.display, cover.style.opacity]).toEqual(['block', '1']);
    await stopAll();
    expect(element.outerHTML.trim()).toBe(new DOMParser().parseFromString(page, 'text/html').body.innerHTML.trim());
  });

  it.each([
    ['?autoplay=1', ''],
    ['?x=2&autoplay=1', '?x=2'],
    ['?autoplay=1&x=2', '?x=2'],
    ['?autoplay=10', '?autoplay=10'],
    ['?autoplay=0', '?autoplay=0'],
  ])('in a frame with the query %s stop by the query "%s"', async (query, still) => {
    const frame = html`<div class="et_pb_slide_video"><iframe src="about:blank${query}"></iframe></div>`;
    const { element, arrow } = await render({ slides: [frame, 'two'] });
    click(arrow('next'));
    await finishAnimations();
    expect(element.querySelector('iframe')?.getAttribute('src')).toBe(`about:blank${still}`);
  });
});
