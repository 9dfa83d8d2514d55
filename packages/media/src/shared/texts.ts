/** Texts of players: the page's `mejsL10n`, else English (docs/reference/players.md#texts). */
import { asRecord, asText, page, phrase } from '@enliven/core';

/** Texts of all players; parts that load later have their own. */
const ENGLISH = {
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
  'time-value': '%1 of %2',
  minutes: '%1 minutes %2 seconds',
  hours: '%1 hours %2 minutes %3 seconds',
} as const;

/** Lookup of texts that other scripts define; see `mejs.i18n`. */
export const textOverrides: { findText?: (key: string) => unknown } = {};

type TextKey = keyof typeof ENGLISH;

/** Returns a text. @param values replace `%1`, `%2` … */
export const text = (key: TextKey, ...values: (string | number)[]): string => ownText(key, ENGLISH[key], ...values);

/** Returns a text of a part that loads later. */
export function ownText(key: string, english: string, ...values: (string | number)[]): string {
  const strings = asRecord(asRecord(page().global('mejsL10n')).strings);
  return phrase(
    `mejs.${key}`,
    asText(textOverrides.findText?.(`mejs.${key}`)) ?? asText(strings[`mejs.${key}`]) ?? english,
    ...values,
  );
}
