/** What a site may choose, from the page's settings, the element's own and the site's configuration (contract §3). */
import { asBoolean, asNumber, asRecord, asText, configBlock, type Page } from '@enliven/core';

export interface Options {
  features: readonly string[];
  stretching: string;
  videoWidth: number;
  videoHeight: number;
  audioWidth: number;
  audioHeight: number;
  timeFormat: string;
  alwaysShowHours: boolean;
  showTimecodeFrameCount: boolean;
  framesPerSecond: number;
  secondsDecimalLength: number;
  startVolume: number;
  audioVolume: string;
  videoVolume: string;
  autoRewind: boolean;
  loop: boolean;
  clickToPlayPause: boolean;
  enableKeyboard: boolean;
  pauseOtherPlayers: boolean;
  alwaysShowControls: boolean;
  hideVideoControlsOnLoad: boolean;
  hideVideoControlsOnPause: boolean;
  controlsTimeoutDefault: number;
  controlsTimeoutMouseEnter: number;
  controlsTimeoutMouseLeave: number;
  showPosterWhenEnded: boolean;
  showPosterWhenPaused: boolean;
  poster: string;
  hideVolumeOnTouchDevices: boolean;
  startLanguage: string;
  toggleCaptionsButtonWhenOnlyOne: boolean;
  hideCaptionsButtonWhenEmpty: boolean;
  tracksAriaLive: boolean;
  forceLive: boolean;
  /** Everything as it was given, for what has a shape of its own: callbacks, renderers, engines. */
  given: Record<string, unknown>;
}

/** What 4.2 does by itself; stretching as WordPress has it. */
const DEFAULTS: Omit<Options, 'given'> = {
  features: ['playpause', 'current', 'progress', 'duration', 'tracks', 'volume', 'fullscreen'],
  stretching: 'responsive',
  videoWidth: -1,
  videoHeight: -1,
  audioWidth: -1,
  audioHeight: -1,
  timeFormat: '',
  alwaysShowHours: false,
  showTimecodeFrameCount: false,
  framesPerSecond: 25,
  secondsDecimalLength: 0,
  startVolume: 0.8,
  audioVolume: 'horizontal',
  videoVolume: 'vertical',
  autoRewind: true,
  loop: false,
  clickToPlayPause: true,
  enableKeyboard: true,
  pauseOtherPlayers: true,
  alwaysShowControls: false,
  hideVideoControlsOnLoad: false,
  hideVideoControlsOnPause: false,
  controlsTimeoutDefault: 1500,
  controlsTimeoutMouseEnter: 2500,
  controlsTimeoutMouseLeave: 1000,
  showPosterWhenEnded: false,
  showPosterWhenPaused: false,
  poster: '',
  hideVolumeOnTouchDevices: true,
  startLanguage: '',
  toggleCaptionsButtonWhenOnlyOne: false,
  hideCaptionsButtonWhenEmpty: true,
  tracksAriaLive: false,
  forceLive: false,
};

/** Options that other scripts gave to a player they asked for themselves. */
export const asked = new WeakMap<Element, Record<string, unknown>>();

function parsed(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

/** Values of another type than the default's are as good as absent. */
function fitting(value: unknown, standard: unknown): unknown {
  if (value == null) return undefined;
  if (Array.isArray(standard)) return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  if (typeof standard === 'number') return asNumber(value);
  return typeof standard === 'boolean' ? asBoolean(value) : asText(value);
}

/** The element's own options win over the site's, and those over the page's. */
export function optionsOf(element: Element, page: Page): Options {
  const given = {
    ...asRecord(page.global('_wpmejsSettings')),
    ...asRecord(parsed(configBlock()).media),
    ...parsed(element.getAttribute('data-mejsoptions')),
    ...asked.get(element),
  };
  // 6.0 and later call it so.
  given.startLanguage ??= given.autoplayCaptionLanguage;
  const chosen = Object.entries(DEFAULTS).map(([name, standard]) => [name, fitting(given[name], standard) ?? standard]);
  return { ...(Object.fromEntries(chosen) as Omit<Options, 'given'>), given };
}
