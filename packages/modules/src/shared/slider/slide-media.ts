/** What plays in slides: it stops with the slide that goes, and players start with the one that comes. */

interface PlayedVideo extends HTMLVideoElement {
  /** The theme's media player, where there is one. */
  player?: { play?(): void; pause?(): void };
}

const videoIn = (slide: Element | undefined) => slide?.querySelector<PlayedVideo>('video') ?? null;

/** At the start of a move (contract §4.4, step 4). */
export function handOver(leaving: Element | undefined, entering: Element | undefined): void {
  videoIn(leaving)?.player?.pause?.();
  videoIn(entering)?.player?.play?.();
}

const FRAMES = '.et_pb_video_box iframe,.et_pb_slide_video iframe';

/**
 * When the slide has gone (step 10). Background videos play on.
 *
 * @param touched frames a visitor has pressed into; what was never played need not be fetched again
 */
export function stopMedia(slide: Element, touched: WeakSet<Element>): void {
  for (const media of slide.querySelectorAll<HTMLMediaElement>('video,audio')) {
    if (!media.closest('.et_pb_section_video_bg')) media.pause();
  }
  for (const frame of slide.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
    // There is no other way to stop what plays in a frame of another origin than to load it anew.
    // biome-ignore lint/correctness/noSelfAssign: that is how a frame is loaded anew.
    if (touched.delete(frame)) frame.src = frame.src;
  }
}
