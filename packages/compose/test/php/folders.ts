/** Small builds for the tests: a build whose names are hard to sort, and hostile builds. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text that no composed file may contain. */
export const SECRET = 'secret outside of the folder';

/** Writes a JSON object with keys in the given order, including numeric keys. */
const inOrder = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;

/** Writes a build with one flavour, lite. @returns its folder */
function writeBuild(folder: string, json: string, files: Readonly<Record<string, string>> = {}): string {
  for (const name of ['units', 'later']) mkdirSync(join(folder, 'lite', name), { recursive: true });
  writeFileSync(join(folder, 'lite/units.json'), json);
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, 'lite', name), code);
  return folder;
}

/** Names that look like numbers, that JavaScript reorders, or that sort differently by bytes. */
export const HARD_NAMES = ['zebra', '10', '9', '-1', '007', '1e1', '4294967295', '__proto__', 'constructor', '2', '😀'];
const HARD_FILES = ['\ue000', '😀', '\uffff', '10', '9', '1e1', 'Z', 'a', '_', 'é'];

/** Writes a build whose names are hard to sort. */
export function writeHardBuild(folder: string): string {
  const unit = (at: number) => ({
    file: `units/unit.${at}.js`,
    provides: [`$${at}`, `_${at}`, `Z${at}`, `a${at}`],
  });
  const behavior = (at: number) => ({
    descriptor: `$${at}`,
    part: 100 + at,
    units: [at + 1, 12 - at].filter((number) => number > 0),
    later: [...HARD_FILES].reverse(),
    parts: [100 + at, 30, 7, 200, 9, 10, 100],
    ...(at === 0 && { brings: ['10', 'constructor', 'not in this build'] }),
    ...(at === 8 && { brings: ['zebra'] }),
  });
  const later = (at: number) => ({
    file: `later/file-${at}.js`,
    parts: [200, 30 - at, 7, at],
    units: [at, 12],
    uses: ['$3', 'a3', `Z${at}`, `_${at}`],
  });
  const units = Array.from({ length: 13 }, (_, at) => unit(at));
  const json = `{"version":"1.2.3","start":{"connect":"c","start":"s","units":[12,0]},"units":${JSON.stringify(units)},
"behaviors":${inOrder(HARD_NAMES.map((name, at) => [name, behavior(at)]))},
"later":${inOrder(HARD_FILES.map((name, at) => [name, later(at)]))}}`;
  const files = Object.fromEntries(units.map(({ file }, at) => [file, `var $${at}="é";\r\n//${at}\n`]));
  return writeBuild(folder, json, files);
}

const UNIT = { file: 'units/a.js', provides: ['a'] };
const BEHAVIOR = { descriptor: 'd', part: 1, units: [0], later: ['l'], parts: [1, 2] };
const LATER = { file: 'later/l.js', parts: [2], units: [0], uses: ['a'] };
const START = { connect: 'c', start: 's', units: [] };

interface Overrides {
  start?: unknown;
  unit?: unknown;
  behavior?: unknown;
  later?: unknown;
}

const changed = ({ start = {}, unit = {}, behavior = {}, later = {} }: Overrides): string =>
  JSON.stringify({
    version: '1.2.3',
    start: Object.assign({ ...START }, start),
    units: [Object.assign({ ...UNIT }, unit)],
    behaviors: { x: behavior === null ? null : Object.assign({ ...BEHAVIOR }, behavior) },
    later: { l: Object.assign({ ...LATER }, later) },
  });

/** Paths that lead to the secret, and other invalid paths. */
const PATHS = (outside: string): unknown[] => [
  '../secret.js',
  'units/../../secret.js',
  'units/..\\..\\secret.js',
  'units//a.js',
  './units/a.js',
  'units/./a.js',
  'units/a.js/../../../secret.js',
  `${outside}/secret.js`,
  `file://${outside}/secret.js`,
  `php://filter/resource=${outside}/secret.js`,
  'data:text/javascript,alert(1)',
  'http://127.0.0.1/a.js',
  'phar://units/a.phar/a.js',
  'glob://units/*.js',
  'units/a.js\u0000.js',
  'units/a.js\n',
  'units/.a.js',
  'units/a.php',
  'units.json',
  `units/${'a'.repeat(10_000)}.js`,
  'units/folder.js',
  'units/link.js',
  'units/linked/secret.js',
  'units/gone.js',
  '',
];

const NO_TEXTS = [undefined, null, 5, true, [], {}, ['units/a.js']];
const NO_LISTS = [undefined, null, 5, 'text', true];
const NO_NUMBERS = [null, -1, 0.5, 1e6, 1e300, 2 ** 53, '0', true, [0], {}];
const NO_NAMES = ['', 'a b', 'a;alert(1)//', '1a', 'a\n', '😀'];

const withEach = (values: readonly unknown[], change: (value: unknown) => Overrides): string[] =>
  values.map((value) => changed(change(value)));

/** Descriptions that must be rejected, by the invalid part. */
const hostile = (outside: string): Record<string, string[]> => ({
  'paths of units': withEach([...PATHS(outside), ...NO_TEXTS], (file) => ({ unit: { file } })),
  'paths of later files': withEach(
    [...PATHS(outside).filter((path) => !/(a{9}|folder|link|secret|gone)\.js$/.test(`${path}`)), ...NO_TEXTS],
    (file) => ({ later: { file } }),
  ),
  'lists of numbers': ['units', 'parts'].flatMap((key) => [
    ...withEach([...NO_LISTS, ...NO_NUMBERS.map((number) => [0, number])], (value) => ({ behavior: { [key]: value } })),
    ...withEach([...NO_LISTS, ...NO_NUMBERS.map((number) => [number])], (value) => ({ later: { [key]: value } })),
  ]),
  'lists of names': [
    ...withEach([...NO_LISTS, [5], [null], ['not there'], [['l']]], (later) => ({ behavior: { later } })),
    ...withEach([5, 'x', [5], [['x']]], (brings) => ({ behavior: { brings } })),
    ...withEach([...NO_LISTS, [5], [null]], (uses) => ({ later: { uses } })),
    ...withEach([...NO_LISTS, [5], ...NO_NAMES.map((name) => [name])], (provides) => ({ unit: { provides } })),
  ],
  variables: [
    ...withEach([...NO_TEXTS, ...NO_NAMES], (descriptor) => ({ behavior: { descriptor } })),
    ...withEach([...NO_TEXTS, ...NO_NAMES], (connect) => ({ start: { connect } })),
    ...withEach([...NO_TEXTS, ...NO_NAMES], (start) => ({ start: { start } })),
  ],
  'numbers of units that are not there': withEach([[1], [999_999]], (units) => ({ behavior: { units } })),
  'parts of behaviors': withEach([undefined, ...NO_NUMBERS], (part) => ({ behavior: { part } })),
  'behaviors that are no objects': ['null', '5', '"text"', '[]', 'true'].map((value) =>
    changed({}).replace(JSON.stringify(BEHAVIOR), value),
  ),
});

/** Writes a build for each hostile description. @returns folders, by the invalid part */
export function writeHostileBuilds(folder: string): Record<string, string[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'secret.js'), SECRET);
  const kinds = Object.entries(hostile(folder)).map(([kind, descriptions], number) => {
    const builds = descriptions.map((json, at) => {
      const build = writeBuild(join(folder, `${number}-${at}`), json, { 'units/a.js': 'var a;', 'secret.js': SECRET });
      const units = join(build, 'lite/units');
      mkdirSync(join(units, 'folder.js'));
      symlinkSync(join(folder, 'secret.js'), join(units, 'link.js'));
      symlinkSync(folder, join(units, 'linked'));
      return build;
    });
    return [kind, builds] as const;
  });
  return Object.fromEntries(kinds);
}

/** Writes builds that both languages reject with the same message. @returns their folders */
export function writeBrokenBuilds(folder: string): string[] {
  const descriptions = [
    ...[
      'null',
      '5',
      '"text"',
      '[]',
      '{}',
      '{"version":5}',
      '{"version":"new"}',
      '{"version":"1.2"}',
      '{"version":null}',
    ],
    ...['{"version":"1.2.3"}', '{"version":"1.2.3","start":{},"units":[],"behaviors":{}}'],
    ...['{"version":"9.9.9-beta","start":null,"units":[],"behaviors":{},"later":{}}'],
    ...['{"version":"1.2.3","start":{},"units":"text","behaviors":{},"later":{}}'],
    ...['', '{', 'text', '\ufeff{}', "{'version':'1.2.3'}", '{"version":"1.2.3",}'],
  ];
  return descriptions.map((json, at) => writeBuild(join(folder, `broken-${at}`), json));
}

/** Writes a valid build. */
export const writePlainBuild = (folder: string): string => writeBuild(folder, changed({}), { 'units/a.js': 'var a;' });
