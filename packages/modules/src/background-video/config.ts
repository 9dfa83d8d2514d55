/** Reads which videos stand behind an element, and what the device allows. */
import { deviceClasses } from '@enliven/core';
import { BOXES, OUTSIDE, OWNERS } from './constants';

export interface BackgroundVideoParts {
  /** The video's box, of which the style sheet shows one for each device and state. */
  box: HTMLElement;
  video: HTMLVideoElement;
  /** Divi 5: sources that get their address only when the video is displayed. */
  kept: HTMLSourceElement[];
  /** Goes on playing off screen. */
  outside: boolean;
}

export interface BackgroundVideoConfig {
  videos: BackgroundVideoParts[];
  mobile: boolean;
  /** The visitor pays for every byte, or said so. */
  savesData: boolean;
}

function parts(box: HTMLElement): BackgroundVideoParts[] {
  const video = box.querySelector('video');
  if (!video) return [];
  const kept = [...video.querySelectorAll('source')].filter(
    (it) => it.hasAttribute('data-src') && !it.hasAttribute('src'),
  );
  return [{ box, video, kept, outside: box.matches(OUTSIDE) }];
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
