/** Fills `mejs.i18n`: texts of players by language, which other scripts read and define. */
import { asRecord, asText, page } from '@enliven/core';
import { textOverrides } from '../shared/texts';

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
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] as string);

function english(): Record<string, unknown> {
  const names = LANGUAGES.split(' ').map((name) => [name.toLowerCase(), name] as const);
  return Object.fromEntries(
    [...Object.entries(ENGLISH), ...names].map(([key, words]): [string, unknown] => [`mejs.${key}`, words]),
  );
}

/** Which of the forms a language has for a number. */
function formOf(forms: readonly unknown[], number: number, language: string): unknown {
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

/** Gives `i18n` what is documented of it; languages become properties of it, as language files expect. */
export function fillI18n(i18n: Record<string, unknown>): void {
  i18n.en = english();
  i18n.lang = 'en';

  function find(key: string, plural: unknown): string | undefined {
    for (const language of [String(i18n.lang), 'en']) {
      const found = asRecord(i18n[language])[key];
      const value = Array.isArray(found) && typeof plural === 'number' ? formOf(found, plural, language) : found;
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
  // English is what players say anyway.
  textOverrides.findText = (key) => (i18n.lang === 'en' ? undefined : asRecord(i18n[String(i18n.lang)])[key]);
}
