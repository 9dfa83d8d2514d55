/** `mejs.Utils`: the functions that other scripts use: times, types of files, texts, classes and events. */
import { guessType } from '../engines/guess-type';
import { secondsToTimeCode, smpteToSeconds, timeCodeToSeconds } from '../time';
import { escapeHtml } from './mejs-i18n';

const LETTERS = 'fsmh';
const SECONDS: Readonly<Record<string, number>> = { f: 0, s: 1, m: 60, h: 3600 };

/** Writes the parts a time needs into `options.timeFormat`, which only grows. */
function calculateTimeFormat(time: unknown, options: { timeFormat: string }): void {
  const seconds = typeof time === 'number' && time > 0 ? time : 0;
  const parts = (options.timeFormat || 'mm:ss').split(':');
  const twice = (parts[0] ?? '').length > 1;
  const missing = [...LETTERS.slice(LETTERS.indexOf((parts[0] ?? '').charAt(0)) + 1)];
  while (missing.some((letter) => seconds >= (SECONDS[letter] ?? 0))) {
    const letter = missing.shift() as string;
    // Only the first part may have one digit.
    parts[0] = (parts[0] ?? '').charAt(0).repeat(2);
    parts.unshift(twice ? letter + letter : letter);
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

export function utilsOf(owner: Document): Record<string, unknown> {
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
      // Hours show where there are any, whatever the format says.
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
