/** Every check of this repository, in the order they run: what others build upon comes first. Those of a group run at once. */

import manifest from '../../package.json' with { type: 'json' };
import { checkBehaviorDocs } from '../check-behavior-docs';
import { checkBrowsers } from '../check-browsers';
import { checkCodeBlocks } from '../check-code-blocks';
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

/** Builds each example that has something to build. */
async function buildExamples() {
  const examples = packagesIn('examples').filter(({ manifest }) => manifest.scripts?.build);
  const outcomes = [];
  for (const { path } of examples)
    outcomes.push(await pnpmSucceeds(['run', 'build'], { cwd: path, minutes: MINUTES.example }));
  return total(outcomes);
}

/** Meant to differ: a library asks for a range where the repository has one version, and one package tests React 18. */
const MANY_VERSIONS = ['nanostores', 'react', 'react-dom'];
/** Some examples are plain files. */
const SHERIF = [...MANY_VERSIONS.flatMap((name) => ['-i', name]), '-r', 'packages-without-package-json'];

/** Runs a package script that is one program. */
function script(name: keyof typeof manifest.scripts) {
  const [program = '', ...args] = manifest.scripts[name].split(' ');
  return succeeds(program, args, { minutes: MINUTES.lint });
}

/** Returns the checks of saved pages: in each flavour, and composed. */
function savedPages(dir: string, plain: Set<string>): Check[] {
  const settings = { dir, brief: true };
  return [
    ...FLAVOURS.map((flavour) => ({
      name: `pages, ${flavour}`,
      run: () => checkPages({ ...settings, flavour, plain, turn: flavour === FLAVOURS[0] ? 'others' : 'one' }),
    })),
    // Each page is tried with the loader in the other flavour.
    {
      name: 'pages, composed',
      run: () => checkPages({ ...settings, flavour: 'lite', plain: new Set(), turn: 'others', composed: true }),
    },
  ];
}

/**
 * Returns the groups of checks.
 *
 * @param pages folder of saved pages to try as well; each in one flavour by turns, those with a single name in both
 */
export function checks(pages: string | undefined, plain = new Set<string>()): Check[][] {
  const [first, ...others] = pages === undefined ? [] : savedPages(pages, plain);
  return [
    [{ name: 'build', run: () => pnpmSucceeds(['run', 'build'], { minutes: MINUTES.build }) }],
    // One process each, or little to wait for: together they take half as long.
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
      // After the documentation of exports, which writes the site's API.
      { name: 'docs', run: checkDocs },
      { name: 'reads', run: () => checkReads() },
      { name: 'references', run: checkReferences },
      { name: 'sizes', run: checkSizes },
      { name: 'readmes', run: () => checkReadmes() },
      { name: 'code blocks', run: checkCodeBlocks },
      { name: 'examples', run: buildExamples },
    ],
    [{ name: 'tests', run: runVitest }],
    // Firefox and WebKit start slowly, and leave a core to Chromium meanwhile.
    [{ name: 'browsers', run: () => checkBrowsers() }, ...(first ? [first] : [])],
    ...others.map((check) => [check]),
  ];
}
