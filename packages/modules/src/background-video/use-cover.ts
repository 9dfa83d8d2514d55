/** Lets a video fill its box as the theme's script did by arithmetic: nothing left free, centred, cut at the bottom. */
import { useAttr, useEvent, useStyle } from '@enliven/core';
import { useState } from 'react';

const ratioOf = ({ videoWidth, videoHeight }: HTMLVideoElement) =>
  videoHeight > 0 ? videoWidth / videoHeight : undefined;

/** `data-ratio` is what other scripts find the video's shape by (docs/reference/video-and-audio.md#cover-fit). */
export function useCover(video: HTMLVideoElement): void {
  const [ratio, setRatio] = useState(() => ratioOf(video));
  useEvent(video, 'loadeddata', () => setRatio(ratioOf(video)));
  useAttr(video, 'data-ratio', ratio);
  useStyle(video, 'position', 'absolute');
  useStyle(video, 'top', '0px');
  useStyle(video, 'left', '0px');
  useStyle(video, 'width', '100%');
  useStyle(video, 'height', '100%');
  useStyle(video, 'max-width', 'none');
  useStyle(video, 'margin', '0px');
  useStyle(video, 'object-fit', 'cover');
  useStyle(video, 'object-position', '50% 0px');
}
