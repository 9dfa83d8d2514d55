/** Reads the background videos of an element and what the device allows. */
import { deviceClasses } from '@enliven/core';

export interface BackgroundVideoParts {
  /** The video's box, of which the style sheet shows one for each device and state. */
  box: HTMLElement;
  video: HTMLVideoElement;
  /** Divi 5: sources that get their address only when the video is displayed. */
  lazySources: HTMLSourceElement[];
  /** Goes on playing off screen. */
  outside: boolean;
}

export interface BackgroundVideoConfig {
  videos: BackgroundVideoParts[];
  mobile: boolean;
  /** Whether the visitor asks for reduced data use. */
  savesData: boolean;
}

function parts(box: HTMLElement): BackgroundVideoParts[] {
  const video = box.querySelector('video');
  if (!video) return [];
  const lazySources = [...video.querySelectorAll('source')].filter(
    (it) => it.hasAttribute('data-src') && !it.hasAttribute('src'),
  );
  return [{ box, video, lazySources, outside: box.matches(OUTSIDE) }];
}

/** Only the element's own: what stands in it may have videos behind itself. */
export function config(element: Element): BackgroundVideoConfig {
  const boxes = [...element.querySelectorAll<HTMLElement>(BOXES)];
  const agent = element.ownerDocument.defaultView?.navigator as
    | (Navigator & { connection?: { saveData?: boolean } })
    | undefined;
  return {
    videos: boxes.filter((box) => box.closest(OWNERS) === element).flatMap(parts),
    mobile: deviceClasses(agent?.userAgent ?? '').includes('et_mobile_device'),
    savesData: agent?.connection?.saveData === true,
  };
}

/** What a background video stands behind. */
export const OWNERS = '.et_pb_section_video,.et-pb-has-background-video';
/** The video's own box, Divi 4 and 5. */
const BOXES = '.et_pb_section_video_bg,.et-pb-background-video';
/** Marks one that goes on playing off screen. */
const OUTSIDE = '.et_pb_video_play_outside_viewport,.et-pb-background-video--play-outside-viewport';
/** Milliseconds after the page has loaded until what is in front is shown whatever the video does. */
export const READY_TIMEOUT = 500;
/** How far from the window a video begins to load: as far as behaviors wake. */
export const NEAR = '300px 0px';
/** Anywhere on the page: what is displayed at all. */
export const EVERYWHERE = '9999999px';
