/** Documented fields of the global `mejs`, filled when a script reads them. */
import { asRecord, asText, page } from '@enliven/core';
import { guessType } from '../engines/engine';
import { CHOICES } from '../interaction/choices';
import { FIRST } from '../player/options';
import { deviceOf } from '../shared/medium';
import { textOverrides } from '../shared/texts';
import { secondsToTimeCode, smpteToSeconds, timeCodeToSeconds } from '../time';
import { names } from './globals';

const LANGUAGES =
  'Afrikaans Albanian Arabic Belarusian Bulgarian Catalan Chinese Croatian Czech Danish Dutch English Estonian Filipino Finnish French Galician German Greek Hebrew Hindi Hungarian Icelandic Indonesian Irish Italian Japanese Korean Latvian Lithuanian Macedonian Malay Maltese Norwegian Persian Polish Portuguese Romanian Russian Serbian Slovak Slovenian Spanish Swahili Swedish Tagalog Thai Turkish Ukrainian Vietnamese Welsh Yiddish';

const ENGLISH: Readonly<Record<string, string>> = {
  'download-file': 'Download File',
  fullscreen: 'Fullscreen',
  play: 'Play',
  pause: 'Pause',
  'time-slider': 'Time Slider',
  'time-help-text': 'Use Left/Right Arrow keys to advance one second, Up/Down arrows to advance ten seconds.',
  'live-broadcast': 'Live Broadcast',
  'volume-help-text': 'Use Up/Down Arrow keys to increase or decrease volume.',
  unmute: 'Unmute',
  mute: 'Mute',
  'volume-slider': 'Volume Slider',
  'video-player': 'Video Player',
  'audio-player': 'Audio Player',
  'captions-subtitles': 'Captions/Subtitles',
  'captions-chapters': 'Chapters',
  none: 'None',
  'chinese-simplified': 'Chinese (Simplified)',
  'chinese-traditional': 'Chinese (Traditional)',
  'haitian-creole': 'Haitian Creole',
};

const CODE = /^[a-z]{2,3}([-_][a-z]{2})?$/i;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

function english(): Record<string, unknown> {
  const names = LANGUAGES.split(' ').map((name) => [name.toLowerCase(), name] as const);
  return Object.fromEntries(
    [...Object.entries(ENGLISH), ...names].map(([key, words]): [string, unknown] => [`mejs.${key}`, words]),
  );
}

/** Returns the plural form for a number in a language. */
function pluralFormOf(forms: readonly unknown[], number: number, language: string): unknown {
  try {
    const rules = new Intl.PluralRules(language.replace('_', '-'));
    const { pluralCategories } = rules.resolvedOptions();
    const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
      (pluralCategories as string[]).includes(name),
    );
    return forms[Math.min(order.indexOf(rules.select(number)), forms.length - 1)];
  } catch {
    return forms.at(-1);
  }
}

/** Fills `mejs.i18n` with its documented fields. Each language is a property, as language files expect. */
function fillI18n(i18n: Record<string, unknown>): void {
  i18n.en = english();
  i18n.lang = 'en';

  function find(key: string, plural: unknown): string | undefined {
    for (const language of [String(i18n.lang), 'en']) {
      const found = asRecord(i18n[language])[key];
      const value = Array.isArray(found) && typeof plural === 'number' ? pluralFormOf(found, plural, language) : found;
      const words = asText(value);
      if (words) return words;
    }
    return undefined;
  }

  i18n.language = (...[code, strings]: [code?: unknown, strings?: unknown]): unknown => {
    if (code == null) return i18n.lang;
    if (typeof code !== 'string') throw new TypeError('Language code must be a string value');
    if (!CODE.test(code)) throw new TypeError('Language code must be like `de` or `pt-br`');
    i18n.lang = code;
    if (Object.keys(asRecord(strings)).length > 0) i18n[code] = strings;
    else i18n[code] ??= i18n.en;
    return code;
  };
  i18n.t = (key: unknown, plural: unknown = null): unknown => {
    if (typeof key !== 'string' || key === '') return key;
    const words = find(key, plural) ?? key;
    return escapeHtml(typeof plural === 'number' ? words.replace('%1', `${plural}`) : words);
  };

  const { language, strings } = asRecord(page().global('mejsL10n'));
  const code = asText(language);
  if (code && CODE.test(code)) (i18n.language as (code: string, strings: unknown) => void)(code, strings);
  // Players contain the English texts themselves.
  textOverrides.findText = (key) => (i18n.lang === 'en' ? undefined : asRecord(i18n[String(i18n.lang)])[key]);
}

const LETTERS = 'fsmh';
const SECONDS: Readonly<Record<string, number>> = { f: 0, s: 1, m: 60, h: 3600 };

/** Extends `options.timeFormat` by the units that a time needs. */
function calculateTimeFormat(time: unknown, options: { timeFormat: string }): void {
  const seconds = typeof time === 'number' && time > 0 ? time : 0;
  const parts = (options.timeFormat || 'mm:ss').split(':');
  const isPadded = (parts[0] ?? '').length > 1;
  const missing = [...LETTERS.slice(LETTERS.indexOf((parts[0] ?? '').charAt(0)) + 1)];
  while (missing.some((letter) => seconds >= (SECONDS[letter] ?? 0))) {
    const letter = missing.shift() as string;
    // Only the first unit may have one digit.
    parts[0] = (parts[0] ?? '').charAt(0).repeat(2);
    parts.unshift(isPadded ? letter + letter : letter);
  }
  options.timeFormat = parts.join(':');
}

const extensionOf = (address: string): string =>
  /\.([^./\\]*)$/.exec(address.split('?')[0]?.split(/[\\/]/).pop() ?? '')?.[1] ?? '';

const SPELLINGS: Readonly<Record<string, string>> = {
  m4v: 'mp4',
  webma: 'webm',
  webmv: 'webm',
  oga: 'ogg',
  ogv: 'ogg',
};

/** Creates `mejs.Utils`: functions for times, file types, texts, classes and events. */
function utilsOf(owner: Document): Record<string, unknown> {
  const typeChecks: ((address: string) => string | null)[] = [];
  return {
    secondsToTimeCode(
      time: number,
      forceHours = false,
      frames = false,
      fps = 25,
      decimals = 0,
      timeFormat = 'hh:mm:ss',
    ): string {
      // Times of one hour or more show hours in any format.
      const format = forceHours || time >= 3600 ? timeFormat : timeFormat.replace(/^h+:/, '');
      return secondsToTimeCode(time, { format, hours: forceHours, frames, fps, decimals });
    },
    timeCodeToSeconds,
    convertSMPTEtoSeconds: smpteToSeconds,
    calculateTimeFormat,
    typeChecks,
    absolutizeUrl: (address: string) => new URL(address, owner.baseURI).href,
    formatType: (address: string, type = '') => (type ? type.split(';')[0] : guessType(address)),
    getMimeFromType: (type: string) => type.split(';')[0],
    getTypeFromFile: (address: string) => typeChecks.map((check) => check(address)).find(Boolean) ?? guessType(address),
    getExtension: extensionOf,
    normalizeExtension: (extension: string) => SPELLINGS[extension] ?? extension,
    escapeHTML: escapeHtml,
    isString: (value: unknown) => typeof value === 'string',
    isObjectEmpty: (value: object) => Object.keys(value).length === 0,
    debounce(callback: (...args: unknown[]) => void, wait: number) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return (...args: unknown[]) => {
        clearTimeout(timer);
        timer = setTimeout(() => callback(...args), wait);
      };
    },
    createEvent: (type: string, target: unknown) => new CustomEvent(type, { detail: { target } }),
    hasClass: (element: Element, name: string) => element.classList.contains(name),
    addClass: (element: Element, name: string) => element.classList.add(name),
    removeClass: (element: Element, name: string) => element.classList.remove(name),
    toggleClass: (element: Element, name: string) => void element.classList.toggle(name),
    offset(element: Element) {
      const { top, left } = element.getBoundingClientRect();
      const { scrollX = 0, scrollY = 0 } = owner.defaultView ?? {};
      return { top: top + scrollY, left: left + scrollX };
    },
    siblings: (element: Element, fits: (sibling: Element) => boolean = () => true) =>
      [...(element.parentNode?.children ?? [])].filter((other) => other !== element && fits(other)),
    visible: (element: Element) => element.getClientRects().length > 0,
  };
}

/** Defaults of options that the player does not declare elsewhere. */
const OTHER_DEFAULTS = {
  classPrefix: 'mejs-',
  defaultVideoWidth: 480,
  defaultVideoHeight: 270,
  defaultAudioWidth: 400,
  defaultAudioHeight: 40,
  videoWidth: -1,
  videoHeight: -1,
  audioWidth: -1,
  audioHeight: -1,
  timeFormat: '',
  showTimecodeFrameCount: false,
  framesPerSecond: 25,
  secondsDecimalLength: 0,
  startLanguage: '',
  toggleCaptionsButtonWhenOnlyOne: false,
  hideCaptionsButtonWhenEmpty: true,
  tracksAriaLive: false,
};

export function fillNames(owner: Document): void {
  const all = names();
  if (Object.keys(all.Utils).length > 0) return;
  Object.assign(all.standard, FIRST, CHOICES, OTHER_DEFAULTS);
  Object.assign(all.MepDefaults, all.standard, { ...all.MepDefaults });
  Object.assign(all.Utils, utilsOf(owner));
  Object.assign(all.Features, featuresOf(owner));
  fillI18n(all.i18n);
}

type Loose = Record<string, unknown>;

/** Creates `mejs.Features`: properties of the browser by their documented names. */
function featuresOf(owner: Document): Loose {
  const view = owner.defaultView as unknown as Loose & Window;
  const agent = view.navigator.userAgent;
  const video = owner.createElement('video') as unknown as Loose;
  const device = deviceOf(owner);
  const isChrome = /chrome/i.test(agent);
  const isSafari = /safari/i.test(agent) && !isChrome;
  const native = 'requestFullscreen' in video;
  const webkit = 'webkitRequestFullScreen' in video;
  const moz = 'mozRequestFullScreen' in video;
  const call = (holder: unknown, ...methods: string[]): void => {
    const name = methods.find((method) => typeof (holder as Loose)[method] === 'function');
    if (name) Promise.resolve(((holder as Loose)[name] as () => unknown)()).catch(() => {});
  };
  return {
    isiPad: device === 'ipad',
    isiPod: device === 'ipod',
    isiPhone: device === 'iphone',
    isiOS: device.startsWith('i'),
    isAndroid: device === 'android',
    isIE: false,
    isEdge: false,
    isChrome,
    isFirefox: /firefox/i.test(agent),
    isSafari,
    isStockAndroid: /^mozilla\/\d+\.\d+\s\(linux;\su;/i.test(agent),
    hasMSE: 'MediaSource' in view,
    supportsNativeHLS: isSafari,
    supportsPointerEvents: 'PointerEvent' in view,
    supportsPassiveEvent: true,
    hasiOSFullScreen: 'webkitEnterFullscreen' in video && !isChrome,
    hasNativeFullscreen: native,
    hasWebkitNativeFullScreen: webkit,
    hasMozNativeFullScreen: moz,
    hasMsNativeFullScreen: false,
    hasTrueNativeFullScreen: native || webkit || moz,
    nativeFullScreenEnabled: owner.fullscreenEnabled ?? (owner as unknown as Loose).webkitFullscreenEnabled ?? false,
    fullScreenEventName: native ? 'fullscreenchange' : webkit ? 'webkitfullscreenchange' : '',
    isFullScreen: () => !!(owner.fullscreenElement ?? (owner as unknown as Loose).webkitFullscreenElement),
    requestFullScreen: (element: Element) => call(element, 'requestFullscreen', 'webkitRequestFullScreen'),
    cancelFullScreen: () => call(owner, 'exitFullscreen', 'webkitCancelFullScreen'),
  };
}
