/** Checks of this repository in order. Checks that others depend on come first; checks of a group run in parallel. */
import { resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { checkBehaviorDocs } from '../check-behavior-docs';
import { checkBrowsers } from '../check-browsers';
import { checkCodeBlocks } from '../check-code-blocks';
import { checkConformance } from '../check-conformance';
import { checkDocs } from '../check-docs';
import { checkPack } from '../check-pack';
import { checkPages } from '../check-pages';
import { checkPatterns } from '../check-patterns';
import { checkReadmes } from '../check-readmes';
import { checkReads } from '../check-reads';
import { checkReferences } from '../check-references';
import { checkSources } from '../check-sources';
import { FLAVOURS } from '../size/page-bytes';
import { checkSizes } from '../size-report';
import { packagesIn } from '../workspace';
import { pnpmSucceeds, succeeds } from './command';
import { MINUTES } from './constants';
import { type Check, total } from './outcome';
import { runVitest } from './run-vitest';

/** Builds each example that has a build script. */
async function buildExamples() {
  const examples = packagesIn('examples').filter(({ manifest }) => manifest.scripts?.build);
  const outcomes = [];
  for (const { path } of examples)
    outcomes.push(await pnpmSucceeds(['run', 'build'], { cwd: path, minutes: MINUTES.example }));
  return total(outcomes);
}

/** Packages with several versions on purpose: a library requires a range, and one package tests React 18. */
const MANY_VERSIONS = ['nanostores', 'react', 'react-dom'];
/** Arguments of sherif. Some examples have no package.json. */
const SHERIF = [...MANY_VERSIONS.flatMap((name) => ['-i', name]), '-r', 'packages-without-package-json'];

/** Runs a package script that is one program. */
function script(name: keyof typeof manifest.scripts) {
  const [program = '', ...args] = manifest.scripts[name].split(' ');
  return succeeds(program, args, { minutes: MINUTES.lint });
}

/** Returns the checks of saved pages: in each flavour, and composed. */
function savedPages({ pages: dir, long, plain = new Set() }: ChecksOptions): Check[] {
  if (dir === undefined) return [];
  const settings = { dir, brief: true };
  const turn = (short: 'one' | 'others') => (long ? {} : { turn: short });
  return [
    ...FLAVOURS.map((flavour) => ({
      name: `pages, ${flavour}`,
      run: () => checkPages({ ...settings, flavour, plain, ...turn(flavour === FLAVOURS[0] ? 'others' : 'one') }),
    })),
    // The other flavour tries these pages with the loader.
    {
      name: 'pages, composed',
      run: () => checkPages({ ...settings, flavour: 'lite', plain: new Set(), ...turn('others'), composed: true }),
    },
  ];
}

export interface ChecksOptions {
  /** Folder of saved pages to try as well. */
  pages?: string | undefined;
  /** Runs the whole form of suites that otherwise run with few seeds, pages and rounds. */
  long?: boolean | undefined;
  /** Pages without behaviors, which need no visit in another flavour. */
  plain?: Set<string>;
}

/** Returns the groups of checks. Of saved pages with one name in several folders, the short form tries one in each flavour. */
export function checks(options: ChecksOptions): Check[][] {
  const { pages, long = false } = options;
  const env = { ...(long && { LONG: '1' }), ...(pages !== undefined && { SAVED_PAGES: resolve(pages) }) };
  const minutes = long ? MINUTES.long : MINUTES.unit;
  const [first, ...others] = savedPages(options);
  return [
    [{ name: 'build', run: () => pnpmSucceeds(['run', 'build'], { minutes: MINUTES.build }) }],
    // These checks use one process each or are short, so that running them together halves the time.
    [
      { name: 'types', run: () => succeeds('tsc', ['-p', 'tsconfig.json', '--noEmit'], { minutes: MINUTES.types }) },
      { name: 'biome', run: () => succeeds('biome', ['check', '--error-on-warnings', '.'], { minutes: MINUTES.lint }) },
      { name: 'sherif', run: () => succeeds('sherif', SHERIF, { minutes: MINUTES.lint }) },
      { name: 'knip', run: () => succeeds('knip', ['--treat-config-hints-as-errors'], { minutes: MINUTES.lint }) },
      { name: 'layers', run: () => script('check:layers') },
      { name: 'sources', run: checkSources },
      { name: 'documentation', run: () => script('check:documentation') },
      { name: 'markdown', run: () => script('check:markdown') },
      { name: 'links', run: () => script('check:links') },
      { name: 'patterns', run: checkPatterns },
      { name: 'behaviors', run: checkBehaviorDocs },
    ],
    [
      { name: 'pack', run: checkPack },
      // Runs after `documentation`, which writes the API pages of the site.
      { name: 'docs', run: checkDocs },
      { name: 'reads', run: () => checkReads() },
      { name: 'references', run: checkReferences },
      { name: 'sizes', run: checkSizes },
      { name: 'readmes', run: () => checkReadmes() },
      { name: 'code blocks', run: checkCodeBlocks },
      { name: 'examples', run: buildExamples },
    ],
    [{ name: 'tests', run: () => runVitest({ env, minutes }) }],
    // Firefox and WebKit often wait, so that Chromium can use their core.
    [
      ...(first ? [first] : []),
      { name: 'browsers', run: () => checkBrowsers({ ...(pages !== undefined && { pages }), long }) },
      { name: 'conformance', run: () => checkConformance(long) },
      ...others,
    ],
  ];
}
