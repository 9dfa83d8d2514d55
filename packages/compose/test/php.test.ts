/** PHP composer: writes the same bytes as `compose()`, and reads only units. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, type Flavour, readUnits, type Units } from '@enliven/compose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, OPTIONS, randomSets } from './php/cases';
import {
  HARD_NAMES,
  SECRET,
  writeBrokenBuilds,
  writeHardBuild,
  writeHostileBuilds,
  writePlainBuild,
} from './php/folders';
import { checkSyntax, composeInPhp, PHP_VERSIONS, type PhpReport, type PhpResult } from './php/versions';

const CDN = fileURLToPath(new URL('../../enliven/cdn', import.meta.url));
const FLAVOURS = ['lite', 'react'] as const;
const notBuilt = FLAVOURS.every((flavour) => existsSync(join(CDN, flavour === 'lite' ? 'lite' : '', 'units.json')))
  ? ''
  : 'The script tag is not built. Run: pnpm build';

const folder = mkdtempSync(join(tmpdir(), 'enliven-php-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = new Map<string, Units>();
function unitsOf(build: string, flavour: Flavour): Units {
  const key = `${flavour} ${build}`;
  const units = read.get(key) ?? readUnits(flavour, build);
  read.set(key, units);
  return units;
}

/** Returns the expected result of PHP for a case. */
function expected({ build, flavour, behaviors, options, whole }: Case): PhpResult {
  try {
    const { code, ...result } = compose(behaviors as string[], { ...options, units: unitsOf(build, flavour) });
    return { ...result, hash: createHash('sha512').update(code).digest('hex'), ...(whole && { code }) };
  } catch (error) {
    return { thrown: 'Enliven_Composer_Exception', message: (error as Error).message };
  }
}

/** Removes the engine-specific reason why a text is not JSON. */
const withoutReason = (result: PhpResult): PhpResult =>
  result.message ? { ...result, message: result.message.replace(/(is not JSON: ).*(\. Reinstall)/s, '$1…$2') } : result;

const plain: Pick<Case, 'flavour' | 'options'> = { flavour: 'lite', options: {} };

function builtCases(): Record<string, Case[]> {
  if (notBuilt) return {};
  const names = Object.keys(readUnits('lite', CDN).behaviors);
  const inBoth = (behaviors: unknown[], options: Case['options'] = {}, whole = false): Case[] =>
    FLAVOURS.map((flavour) => ({ build: CDN, flavour, behaviors, options, whole }));
  const sets = randomSets(names, 60, 41);
  return {
    sets: sets.flatMap((set, at) => inBoth(set, OPTIONS[at % OPTIONS.length])),
    all: inBoth(names, {}, true),
    single: names.flatMap((name) => inBoth([name])),
    options: OPTIONS.flatMap((options) =>
      inBoth(
        ['toggle', 'lightbox', 'menu'].filter((name) => names.includes(name)),
        options,
        true,
      ),
    ),
    unknown: [
      [],
      ['no such'],
      ['toggle', '../../../etc/passwd', 'ü', 'no such'],
      ['constructor', '__proto__', 'toString', '0', ''],
      ['Toggle', 'toggle ', 'toggle\n', 'units/toggle.js', '"', '\\'],
    ].flatMap((behaviors) => inBoth(behaviors)),
  };
}

const hostile = writeHostileBuilds(join(folder, 'hostile'));
const hard = writeHardBuild(join(folder, 'hard'));
const working = writePlainBuild(join(folder, 'plain'));
const CASES: Record<string, Case[]> = {
  ...builtCases(),
  hard: [
    ...HARD_NAMES.map((name) => [name]),
    ...randomSets(HARD_NAMES, 40, 7),
    HARD_NAMES,
    ['5', '010', '-0', '1E1', 'hasOwnProperty'],
  ].map((behaviors) => ({ ...plain, build: hard, behaviors, whole: true })),
  broken: [...writeBrokenBuilds(folder), join(folder, 'nowhere')].flatMap((build) => [
    { ...plain, build, behaviors: ['x'] },
    { ...plain, build, behaviors: [] },
  ]),
  types: [[null], [['x']], [{}], [true], [1.5], ['x', null]].map((behaviors) => ({
    ...plain,
    build: working,
    behaviors,
  })),
  'wrong options': [{ later: null }, { later: 5 }, { loader: ['a'] }, { loader: false }].map((options) => ({
    ...plain,
    build: working,
    behaviors: ['x'],
    options: options as object,
  })),
  wrapped: [`file://${working}`, `php://filter/resource=${working}`, 'http://127.0.0.1', 'data:,', 'phar://a.phar'].map(
    (build) => ({ ...plain, build, behaviors: ['x'] }),
  ),
  working: [{ ...plain, build: working, behaviors: ['x'], whole: true }],
};
for (const [kind, builds] of Object.entries(hostile))
  CASES[kind] = builds.map((build) => ({ ...plain, build, behaviors: ['x'] }));

describe.each(PHP_VERSIONS.map((version) => [version.name, version] as const))(
  'the composer in %s',
  (_name, { command, missing }) => {
    let report: PhpReport;
    let results: Record<string, PhpResult[]>;
    beforeAll(async () => {
      if (notBuilt) console.warn(`Some tests of the composer for PHP are skipped. ${notBuilt}`);
      if (!command) return console.warn(`Tests of the composer for PHP are skipped. ${missing}`);
      report = await composeInPhp(command, Object.values(CASES).flat(), folder);
      const left = [...report.results];
      results = Object.fromEntries(Object.entries(CASES).map(([kind, cases]) => [kind, left.splice(0, cases.length)]));
    }, 120_000);

    /** Defines a test that is skipped, with the reason, if it can't run. */
    const test = (title: string, body: () => void, needsBuild = false) =>
      it(title, ({ skip }) => {
        skip(Boolean(missing), missing);
        skip(needsBuild && Boolean(notBuilt), notBuilt);
        body();
      });
    const resultsOf = (kind: string): PhpResult[] => (results[kind] ?? []).map(withoutReason);
    const expectEqual = (kind: string) =>
      expect(resultsOf(kind)).toEqual(CASES[kind]?.map(expected).map(withoutReason));

    test('composes sets of behaviors in any order as TypeScript does', () => expectEqual('sets'), true);
    test('composes all behaviors as TypeScript does', () => expectEqual('all'), true);
    test('composes each behavior as TypeScript does', () => expectEqual('single'), true);
    test('writes addresses as JSON.stringify does', () => expectEqual('options'), true);
    test('reports unknown behaviors with the same message as TypeScript', () => expectEqual('unknown'), true);
    test('orders names that look like numbers as JavaScript does', () => expectEqual('hard'));
    test('rejects a build without units with the same message as TypeScript', () => expectEqual('broken'));

    test('composes a build of one unit', () => {
      expectEqual('working');
      expect(results.working?.[0]?.code).toBe(
        '//# allFunctionsCalledOnLoad\nvar a;\nc(import.meta.url,{2:"./l.js"},{a},[0]);\ns([d],()=>import("./enliven.js"));\n',
      );
    });

    test('rejects values that are not names of behaviors', () => {
      for (const { thrown, message } of resultsOf('types')) {
        expect(thrown).toBe('Enliven_Composer_Exception');
        expect(message).toMatch(/^compose\(\) expected names of behaviors, but received \w+\.$/);
      }
    });

    test('rejects options that are not addresses', () => {
      for (const { thrown, message } of resultsOf('wrong options')) {
        expect(thrown).toBe('Enliven_Composer_Exception');
        expect(message).toMatch(/^compose\(\) expected text for the option "l\w+er", but received \w+\.$/);
      }
    });

    test('treats a stream address as a missing folder', () => {
      for (const { thrown, message } of resultsOf('wrapped')) {
        expect(thrown).toBe('Enliven_Composer_Exception');
        expect(message).toMatch(/units\.json does not exist\. Is ".+" the folder "cdn"/);
      }
    });

    for (const kind of Object.keys(hostile))
      test(`rejects units.json for its ${kind}`, () => {
        const expectation = hostile[kind]?.map((build) => ({
          thrown: 'Enliven_Composer_Exception',
          message: expect.stringMatching(
            /(units\.json \(version 1\.2\.3\) has a wrong or missing "\w+"|\.js does not exist, or can't be read)\. Reinstall the package "enliven"/,
          ),
          build,
        }));
        expect(results[kind]?.map((result, at) => ({ ...result, build: hostile[kind]?.[at] }))).toEqual(expectation);
      });

    test('opens units.json once and units at most once, and no other file', () => {
      const folders = [
        ...new Set(
          Object.values(CASES)
            .flat()
            .map(({ build, flavour }) => join(build, flavour === 'lite' ? 'lite' : '')),
        ),
      ];
      const allowed = /^(units\.json|units\/[\w.-]+\.js)$/;
      expect(report.opened.filter((path, at) => report.opened.indexOf(path) < at)).toEqual([]);
      expect(
        report.opened.filter(
          (path) => !folders.some((home) => path.startsWith(home) && allowed.test(path.slice(home.length + 1))),
        ),
      ).toEqual([]);
      expect(report.opened.filter((path) => path.endsWith('/units.json')).length).toBeGreaterThan(100);
      expect(JSON.stringify(results)).not.toContain(SECRET);
    });

    test('prints nothing, and causes no notice, warning or deprecation', () => {
      expect(report.notes).toEqual([]);
      expect(report.printed).toBe('');
    });

    test('declares two classes and no function', () => {
      expect([...report.declared].sort()).toEqual(['Enliven_Composer', 'Enliven_Composer_Exception']);
    });
  },
);

it('passes the syntax check of the installed PHP', ({ skip }) => {
  const [installed] = PHP_VERSIONS;
  skip(Boolean(installed?.missing), installed?.missing);
  expect(checkSyntax()).toContain('No syntax errors');
});
