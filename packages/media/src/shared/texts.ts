/** What players say: the page's own `mejsL10n`, else English (contract §12). */
import { asRecord, asText, page, phrase } from '@enliven/core';

const ENGLISH = {
  'download-file': 'Download File',
  fullscreen: 'Fullscreen',
  play: 'Play',
  pause: 'Pause',
  'time-slider': 'Time Slider',
  'live-broadcast': 'Live Broadcast',
  unmute: 'Unmute',
  mute: 'Mute',
  'volume-slider': 'Volume Slider',
  'video-player': 'Video Player',
  'audio-player': 'Audio Player',
  'captions-subtitles': 'Captions/Subtitles',
  'captions-chapters': 'Chapters',
  none: 'None',
  loading: 'loading',
  'try-again': 'Try again',
  next: 'Next',
  previous: 'Previous',
  speed: 'Speed',
  'picture-in-picture': 'Picture in picture',
  'time-value': '%1 of %2',
  minutes: '%1 minutes %2 seconds',
  hours: '%1 hours %2 minutes %3 seconds',
} as const;

export type TextKey = keyof typeof ENGLISH;

/** @param values take the places of `%1`, `%2` … */
export function text(key: TextKey, ...values: (string | number)[]): string {
  const strings = asRecord(asRecord(page().global('mejsL10n')).strings);
  return phrase(`mejs.${key}`, asText(strings[`mejs.${key}`]) ?? ENGLISH[key], ...values);
}
