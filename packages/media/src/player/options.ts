/** Options of a player, from the page's settings, the element and the site's configuration (docs/reference/players.md#options). */
import {
  asBoolean,
  asList,
  asNumber,
  asRecord,
  asText,
  attribute,
  closestTo,
  member,
  type Page,
  query,
  type Range,
  siteOptions,
} from '@enliven/core';
import { changedDefaults } from '../api/globals';

/** Initial options with the defaults of version 4.2; `stretching` as in WordPress. */
export const FIRST = {
  features: ['playpause', 'current', 'progress', 'duration', 'tracks', 'volume', 'fullscreen'] as readonly string[],
  stretching: 'responsive',
  alwaysShowHours: false,
  startVolume: 0.8,
  audioVolume: 'horizontal',
  videoVolume: 'vertical',
  loop: false,
  clickToPlayPause: true,
  enableKeyboard: true,
  hideVideoControlsOnLoad: false,
  showPosterWhenEnded: false,
  showPosterWhenPaused: false,
  poster: '',
  hideVolumeOnTouchDevices: true,
  forceLive: false,
};

/** Raw options; parts that load later read their own, see {@link choices}. */
type RawOptions = Record<string, unknown>;

export type Options = typeof FIRST & { rawOptions: RawOptions };

/** Options of players that other scripts requested. */
export const requested = new WeakMap<Element, RawOptions>();

/** Ranges of numeric options; durations start at 0. */
const NUMBERS: Readonly<Record<string, Range>> = {
  framesPerSecond: 'rate',
  secondsDecimalLength: 'decimals',
  startVolume: 'share',
  controlsTimeoutDefault: 'delay',
  controlsTimeoutMouseEnter: 'delay',
  controlsTimeoutMouseLeave: 'delay',
  defaultSeekBackwardInterval: 'seconds',
  defaultSeekForwardInterval: 'seconds',
};

/** Ignores values whose type differs from the default. */
function fitting(name: string, value: unknown, standard: unknown): unknown {
  if (value == null) return undefined;
  if (Array.isArray(standard)) return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  if (typeof standard === 'number') return asNumber(value, NUMBERS[name]);
  return typeof standard === 'boolean' ? asBoolean(value) : asText(value);
}

/** Reads options. @param standards defaults by name */
export function choices<T extends object>(rawOptions: RawOptions, standards: T): T {
  const chosen = Object.entries(standards).map(([name, standard]) => [
    name,
    fitting(name, rawOptions[name], standard) ?? standard,
  ]);
  return Object.fromEntries(chosen) as T;
}

/**
 * Merges options. The element overrides the site, the site overrides the page, and the page overrides changed defaults.
 * Attributes may set only some options.
 */
export function optionsOf(element: Element, page: Page): Options {
  const site: RawOptions = {
    ...changedDefaults(),
    ...asRecord(page.global('_wpmejsSettings')),
    ...siteOptions('media'),
  };
  const own = attributeOptions(attribute(element, 'data-mejsoptions'));
  if (own.youtube) own.youtube = { ...asRecord(site.youtube), ...asRecord(own.youtube) };
  const rawOptions = { ...site, ...own, ...requested.get(element) };
  return { ...choices(rawOptions, FIRST), rawOptions };
}

/** Maximum length of the options attribute. */
const LIMIT = 10_000;

/** Options that attributes may set, by type; others need the site's configuration or the page's settings. */
const NAMES = {
  flag: 'alwaysShowHours showTimecodeFrameCount autoRewind loop enableAutosize setDimensions clickToPlayPause enableKeyboard pauseOtherPlayers ignorePauseOtherPlayersOption alwaysShowControls hideVideoControlsOnLoad hideVideoControlsOnPause showPosterWhenEnded showPosterWhenPaused hideVolumeOnTouchDevices toggleCaptionsButtonWhenOnlyOne hideCaptionsButtonWhenEmpty tracksAriaLive forceLive',
  number: Object.keys(NUMBERS).join(' '),
  text: 'stretching timeFormat audioVolume videoVolume startLanguage autoplayCaptionLanguage customError poster videoWidth videoHeight audioWidth audioHeight defaultVideoWidth defaultVideoHeight defaultAudioWidth defaultAudioHeight',
  list: 'features renderers',
};

const READ: Record<keyof typeof NAMES, (value: unknown, name: string) => unknown> = {
  flag: asBoolean,
  number: (value, name) => asNumber(value, NUMBERS[name]),
  text: asText,
  list: (value) => asList(value).filter((one) => typeof one === 'string'),
};

/** Numeric options of YouTube's player. */
const YOUTUBE =
  'autoplay cc_load_policy color controls disablekb end fs iv_load_policy modestbranding rel showinfo start';

const pick = (rawOptions: Record<string, unknown>, names: string, read: (value: unknown, name: string) => unknown) =>
  names.split(' ').flatMap((name) => (rawOptions[name] == null ? [] : [[name, read(rawOptions[name], name)]]));

/** Parses the options attribute; returns `{}` for invalid JSON and drops options that attributes must not set. */
function attributeOptions(text: string | null): Record<string, unknown> {
  if (!text || text.length > LIMIT) return {};
  let rawOptions: Record<string, unknown>;
  try {
    rawOptions = asRecord(JSON.parse(text));
  } catch {
    return {};
  }
  const entries = Object.entries(NAMES).flatMap(([type, names]) =>
    pick(rawOptions, names, READ[type as keyof typeof NAMES]),
  );
  if (rawOptions.youtube)
    entries.push([
      'youtube',
      Object.fromEntries(pick(asRecord(rawOptions.youtube), YOUTUBE, (value) => asNumber(value))),
    ]);
  return Object.fromEntries(entries);
}

export interface PlayerConfig {
  /** Undefined if another player handles the element. */
  media: HTMLMediaElement | undefined;
  isVideo: boolean;
  /** Title of the medium; empty without one. */
  title: string;
  options: Options;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Reads a player's markup. */
export function config(element: Element, page: Page): PlayerConfig {
  const isVideo = member(element, 'tagName') === 'VIDEO';
  const taken = closestTo(element, '.mejs-mediaelement') !== null;
  return {
    media: taken || !(isVideo || member(element, 'tagName') === 'AUDIO') ? undefined : (element as HTMLMediaElement),
    isVideo,
    title:
      attribute(element, 'aria-label') ??
      (textOf(query(closestTo(element, '.et_audio_container'), '.et_pb_module_header')) ||
        (attribute(element, 'title') ?? '')),
    options: optionsOf(element, page),
  };
}
