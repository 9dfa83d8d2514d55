/** Check of the configuration: unknown keys, names and values, each with the nearest known one. */
import { asRecord, kindOf } from '@enliven/core';

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : kindOf(value));

/** Returns a sentence with the most similar word. */
function hint(value: unknown, words: readonly string[]): string {
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  return near ? ` Did you mean "${near}"?` : '';
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a problem unless the value is an object. */
const groupProblem = (key: string, value: unknown, example: string): string[] =>
  isRecord(value)
    ? []
    : [`expected "${key}" to be an object, but received ${quoted(value)}, so it does nothing. Write ${example}.`];

function keyProblems(group: object, known: readonly string[], where: string): string[] {
  return Object.keys(group)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `"${key}" is not a key ${where}, so it does nothing.${hint(key, known) || ` Keys are ${known.join(', ')}.`}`,
    );
}

function nameProblems(key: string, value: unknown, names: readonly string[]): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value))
    return [
      `expected "${key}" to be a list of names, but received ${quoted(value)}, so it does nothing. Write ["${hint(value, names).split('"')[1] ?? 'tabs'}"].`,
    ];
  return value
    .filter((name) => !names.includes(name))
    .map((name) => `"${key}" names ${quoted(name)}, which is not a behavior.${hint(name, names)}`);
}

const isOneOf = (value: unknown, wanted: Wanted): boolean =>
  wanted.some((one) =>
    typeof one === 'string' ? value === one : one.is === 'list' ? Array.isArray(value) : typeof value === one.is,
  );

const inWords = (wanted: Wanted): string =>
  wanted.map((one) => (typeof one === 'string' ? `"${one}"` : `a ${one.is}`)).join(' or ');

function valueProblem(path: string, value: unknown, wanted: Wanted): string[] {
  if (isOneOf(value, wanted)) return [];
  const words = wanted.filter((one) => typeof one === 'string');
  return [
    `expected "${path}" to be ${inWords(wanted)}, but received ${quoted(value)}, so it does nothing.${hint(value, words)}`,
  ];
}

function whenProblems(when: unknown, names: readonly string[]): string[] {
  if (when === undefined) return [];
  return [
    ...groupProblem('when', when, '{ "tabs": "idle" }'),
    ...Object.entries(asRecord(when)).flatMap(([name, moment]) => [
      ...nameProblems('when', [name], names),
      ...valueProblem(`when.${name}`, moment, MOMENTS),
    ]),
  ];
}

function ignoreProblems(ignore: unknown): string[] {
  if (ignore === undefined) return [];
  try {
    if (
      typeof ignore === 'string' &&
      (ignore === '' || document.createDocumentFragment().querySelector(ignore) === null)
    )
      return [];
  } catch {
    // The problem is returned below.
  }
  return [`expected "ignore" to be a selector, but received ${quoted(ignore)}, so nothing is left alone.`];
}

function partProblems(part: string, value: unknown): string[] {
  const known = PARTS[part];
  if (value === undefined) return [];
  const problems = groupProblem(part, value, `{ "${part}": { … } }`);
  if (!known || problems[0]) return problems;
  return [
    ...keyProblems(value as object, Object.keys(known), `of "${part}"`),
    ...Object.entries(asRecord(value)).flatMap(([key, option]) =>
      Object.hasOwn(known, key) ? valueProblem(`${part}.${key}`, option, known[key] as Wanted) : [],
    ),
  ];
}

/**
 * Returns the problems of the configuration.
 *
 * @param data parsed configuration block
 * @param own names of further behaviors that are on the page
 * @returns one sentence for each part without effect
 */
export function configurationProblems(data: unknown, own: readonly string[] = []): string[] {
  if (!isRecord(data)) return [`expected an object such as { "disable": ["tabs"] }, but received ${quoted(data)}.`];
  const { autostart, disable, force, ignore, messages, when, ...rest } = asRecord(data);
  const names = [...new Set([...NAMES, ...own])];
  return [
    ...keyProblems(asRecord(data), KEYS, 'of the configuration'),
    ...(autostart === undefined ? [] : valueProblem('autostart', autostart, [{ is: 'boolean' }])),
    ...nameProblems('disable', disable, names),
    ...nameProblems('force', force, [...names, 'all']),
    ...ignoreProblems(ignore),
    ...whenProblems(when, names),
    ...(messages === undefined ? [] : groupProblem('messages', messages, '{ "timeout": "Too slow." }')),
    ...Object.entries(asRecord(messages)).flatMap(([key, one]) =>
      valueProblem(`messages.${key}`, one, [{ is: 'string' }]),
    ),
    ...Object.entries(rest).flatMap(([part, value]) => (Object.hasOwn(PARTS, part) ? partProblems(part, value) : [])),
  ];
}

/** Names of all behaviors of all packages. */
export const NAMES: readonly string[] = [
  'accordion add-to-cart address-fields ajax-pagination anchors animation animation-list audio background-video',
  'bar-counters blog-grid box-shadow carousel cart cart-count cart-modules checkout checkout-modules circle-counter',
  'comments contact-form countdown dividers dot-nav filterable-portfolio fit-videos fixups form-focus fullscreen',
  'fullwidth-portfolio gallery gallery-slider header header-scroll header-search header-variant interactions',
  'layout-hover lightbox link-options login map menu menu-module mini-cart mobile-menu multi-view multi-view-list names',
  'newsletter number-counter parallax password-field player playlist plugin-form portfolio product-gallery product-rating product-tabs scroll-effects',
  'scroll-top search shop-basics shop-details shop-icons shop-loop shop-toggle side-menu sidebar slider split-test',
  'split-test-return sticky tabs testimonial toggle variations video video-slider waypoint',
].flatMap((line) => line.split(' '));

/** Names of strategies. */
const MOMENTS: readonly string[] = ['now', 'visible', 'idle', 'interaction'];

/** Allowed types and texts of a value. */
type Wanted = readonly (string | { is: 'boolean' | 'number' | 'string' | 'list' })[];

const FLAG: Wanted = [{ is: 'boolean' }];
const TEXT: Wanted = [{ is: 'string' }];

/** Options by part; `null` for a part whose names are a library's. */
const PARTS: Record<string, Record<string, Wanted> | null> = {
  forms: { drafts: FLAG, dataLayer: [{ is: 'boolean' }, 'always'], feeds: FLAG },
  frames: { hosts: [{ is: 'list' }] },
  header: { onePage: FLAG, collapse: FLAG },
  map: {
    provider: ['google', 'leaflet'],
    key: TEXT,
    tiles: TEXT,
    attribution: TEXT,
    attributionUrl: TEXT,
    maxZoom: [{ is: 'number' }],
  },
  media: null,
  shop: { checkout: ['native', 'fetch'] },
  sticky: { clearHeader: FLAG },
  tracking: { consent: FLAG, formEvents: FLAG, hosts: [{ is: 'list' }] },
};

const KEYS: readonly string[] = ['autostart', 'disable', 'force', 'ignore', 'messages', 'when', ...Object.keys(PARTS)];

/** Returns the edit distance of two words, in which a swap of neighbors counts once. */
function distance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (list: number[] | undefined, index: number) => list?.[index] ?? 0;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    [before, last] = [last as number[], row];
  }
  return last?.[b.length] ?? a.length;
}

/** Reduces a word to letters, so that `videoSlider` equals `video_slider`. */
const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the most similar word; undefined if more than a third of the letters differ. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((known) => ({ known, far: distance(plain(word), plain(known)) }))
    .filter(({ known, far }) => far <= Math.max(1, Math.floor(Math.min(word.length, known.length) / 3)))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.known;
}
