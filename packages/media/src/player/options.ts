/** Reads what the markup says about a player, and its options from the page's settings, the element and the site's configuration (docs/reference/players.md#options). */
import {
  asBoolean,
  asList,
  asNumber,
  asRecord,
  asText,
  attribute,
  type Page,
  type Range,
  siteOptions,
} from '@enliven/core';
import { changedDefaults } from '../api/globals';

/** What a player needs to know from the start, as 4.2 has it by itself; stretching as WordPress has it. */
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

/** Everything as it was given: parts that come later read what is theirs, see {@link choices}. */
type Given = Record<string, unknown>;

export type Options = typeof FIRST & { given: Given };

/** Options that other scripts gave to a player they asked for themselves. */
export const requested = new WeakMap<Element, Given>();

/** Ranges of options that are numbers; seconds and milliseconds are counted from 0. */
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

/** Values of another type than the default's are as good as absent. */
function fitting(name: string, value: unknown, standard: unknown): unknown {
  if (value == null) return undefined;
  if (Array.isArray(standard)) return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  if (typeof standard === 'number') return asNumber(value, NUMBERS[name]);
  return typeof standard === 'boolean' ? asBoolean(value) : asText(value);
}

/** @param standards by name, what holds where nothing that fits was given */
export function choices<T extends object>(given: Given, standards: T): T {
  const chosen = Object.entries(standards).map(([name, standard]) => [
    name,
    fitting(name, given[name], standard) ?? standard,
  ]);
  return Object.fromEntries(chosen) as T;
}

/**
 * The element's own options win over the site's, those over the page's, and those over what a script chose for all; what an
 * attribute may say is limited.
 */
export function optionsOf(element: Element, page: Page): Options {
  const site: Given = { ...changedDefaults(), ...asRecord(page.global('_wpmejsSettings')), ...siteOptions('media') };
  const own = attributeOptions(attribute(element, 'data-mejsoptions'));
  if (own.youtube) own.youtube = { ...asRecord(site.youtube), ...asRecord(own.youtube) };
  const given = { ...site, ...own, ...requested.get(element) };
  return { ...choices(given, FIRST), given };
}

/** Most characters of the options. */
const LIMIT = 10_000;

/** Names by the type of their values; all others are for the site's configuration and the page's own settings. */
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

/** Options of YouTube's player, all of them numbers. */
const YOUTUBE =
  'autoplay cc_load_policy color controls disablekb end fs iv_load_policy modestbranding rel showinfo start';

const pick = (given: Record<string, unknown>, names: string, read: (value: unknown, name: string) => unknown) =>
  names.split(' ').flatMap((name) => (given[name] == null ? [] : [[name, read(given[name], name)]]));

/** @param text the attribute's value. @returns the options that may be set there, each of its type; `{}` for broken JSON */
function attributeOptions(text: string | null): Record<string, unknown> {
  if (!text || text.length > LIMIT) return {};
  let given: Record<string, unknown>;
  try {
    given = asRecord(JSON.parse(text));
  } catch {
    return {};
  }
  const entries = Object.entries(NAMES).flatMap(([type, names]) =>
    pick(given, names, READ[type as keyof typeof NAMES]),
  );
  if (given.youtube)
    entries.push(['youtube', Object.fromEntries(pick(asRecord(given.youtube), YOUTUBE, (value) => asNumber(value)))]);
  return Object.fromEntries(entries);
}

export interface PlayerConfig {
  /** Undefined if another player has the element. */
  media: HTMLMediaElement | undefined;
  isVideo: boolean;
  /** Heading of what is played; '' without one. */
  title: string;
  options: Options;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What the markup says about a player. */
export function config(element: Element, page: Page): PlayerConfig {
  const isVideo = element.tagName === 'VIDEO';
  const taken = element.closest('.mejs-mediaelement') !== null;
  return {
    media: taken || !(isVideo || element.tagName === 'AUDIO') ? undefined : (element as HTMLMediaElement),
    isVideo,
    title:
      element.getAttribute('aria-label') ??
      (textOf(element.closest('.et_audio_container')?.querySelector('.et_pb_module_header')) ||
        (element.getAttribute('title') ?? '')),
    options: optionsOf(element, page),
  };
}
