/** Stops media in the slide that leaves, and starts players in the slide that enters. */
import { type ClaimKey, claim, type Release } from '@enliven/core';

interface PlayedVideo extends HTMLVideoElement {
  /** The theme's media player, where there is one. */
  player?: { play?(): void; pause?(): void };
}

const videoIn = (slide: Element | undefined) => slide?.querySelector<PlayedVideo>('video') ?? null;
const FRAMES = '.et_pb_video_box iframe,.et_pb_slide_video iframe';
const AUTOPLAY = /([?&])autoplay=1(&(amp;)?|$)/;

export interface SlideMedia {
  /** The visitor has pressed into a frame. What was never played need not be fetched again. */
  touch(frame: Element): void;
  /** At the start of a move (docs/reference/sliders.md#media). */
  switchPlayback(leaving: Element | undefined, entering: Element | undefined): void;
  /** When a slide has gone (step 10): nothing in it plays, and covers of videos are back. Background videos play on. */
  stop(slide: Element): void;
  /** Gives everything back. */
  releaseAll(): void;
}

export function slideMedia(): SlideMedia {
  const touched = new WeakSet<Element>();
  const claims = new Map<Element, Release[]>();

  function release(target: Element): void {
    for (const releaseOne of claims.get(target) ?? []) releaseOne();
    claims.delete(target);
  }

  /** The newest claim decides: this one until the cover is pressed again. */
  function set(target: Element, values: Partial<Record<ClaimKey, string>>): void {
    release(target);
    const made = Object.entries(values).map(([key, value]) => claim(target, key as ClaimKey, value));
    claims.set(target, made);
  }

  return {
    touch: (frame) => void touched.add(frame),
    switchPlayback(leaving, entering) {
      videoIn(leaving)?.player?.pause?.();
      videoIn(entering)?.player?.play?.();
    },
    stop(slide) {
      for (const media of slide.querySelectorAll<HTMLMediaElement>('video,audio')) {
        if (!media.closest('.et_pb_section_video_bg')) media.pause();
      }
      for (const frame of slide.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
        const address = frame.getAttribute('src') ?? '';
        const stopped = address.replace(AUTOPLAY, '$1').replace(/[?&]$/, '');
        if (stopped !== address) set(frame, { 'attr:src': stopped });
        // A page of another origin can only be stopped by reloading it.
        // biome-ignore lint/correctness/noSelfAssign: assigning the address reloads the frame.
        else if (touched.has(frame)) frame.src = frame.src;
        touched.delete(frame);
      }
      for (const cover of slide.querySelectorAll<HTMLElement>('.et_pb_video_overlay')) {
        if (cover.style.display === 'none') set(cover, { 'style:display': 'block', 'style:opacity': '1' });
      }
    },
    releaseAll: () => [...claims.keys()].forEach(release),
  };
}
