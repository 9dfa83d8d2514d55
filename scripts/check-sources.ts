/** Checks lines of the sources for what no linter knows: the sentence at the top, and reads of the page without a check. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { filesBelow, packagesIn, ROOT, shown } from './workspace';

interface Rule {
  name: string;
  /** Files it is for, by their path from the root of the repository. */
  files: RegExp;
  /** Files that may break it, by the end of their path. */
  except?: readonly string[];
  isBroken(line: string, index: number): boolean;
  /** Message: what is wrong, why it matters, and how to correct it. */
  message: string;
}

const ALL = /./;
const PACKAGES = /^packages\/[^/]+\/src\//;
const BEGINNING = /^\/\*\* \S.*[.?!:] \*\/$/;

/** A protocol that runs code, or a comparison of protocols, in any of the ways it is written. */
const OWN_CHECK = /(java|vb)script['")]*[:|)]|\.protocol\b/i;
/** A number of the page's own text, read without `asNumber` or `numberAttribute`. */
const OWN_NUMBER = /(?:Number\.parse(?:Float|Int)|[^.\w]Number)\([^)]*(?:ttribute\(|dataset|global\()/;
/** A variable of the window that is read in another way than by `global()`, which knows no elements. */
const OWN_VARIABLE = /\b(globalThis|window|view|defaultView)\)? as (unknown as )?(?!Window\b)[A-Z{]/;

/** A member of a form, or of the target of an event, which a field of that name hides. Forms that a behavior creates have no such fields. */
const FORM_MEMBER = /(?<![\w.'"-])form\??\.(?!wpcf7\b)[a-z]\w*|\btarget as (?:HTML)?Element\)\.(?:closest|matches)\b/;
const TEXTS = /'[^']*'/g;
const MEMBERS_OF = /membersOf\([^()]*\btarget as (?:HTML)?Element\)\./g;
const COMMENT = /^\s*(\/?\*|\/\/)/;
/** A comment that begins with a clause instead of its subject. */
const CLAUSE = /^\s*(?:\/\*\*|\*) (?:What|Where)\b/;

export const RULES: readonly Rule[] = [
  {
    name: 'first line',
    files: ALL,
    isBroken: (line, index) => index === 0 && !BEGINNING.test(line),
    message:
      'The file does not begin with a sentence, so its purpose has to be guessed. Begin with /** One sentence. */.',
  },
  {
    name: 'clauses',
    files: ALL,
    isBroken: (line) => CLAUSE.test(line),
    message:
      'A comment begins with "What" or "Where", so its subject has to be guessed. Begin with the noun that the comment describes.',
  },
  {
    name: 'globals',
    files: /^packages\/(?!(beacon|core|enliven|lazyload|testing)\/)[^/]+\/src\//,
    isBroken: (line) => /\bglobalThis\.(document|window)\b/.test(line),
    message:
      'A global of the page is used, which ties the code to one window. Use element.ownerDocument or its defaultView.',
  },
  {
    name: 'addresses',
    files: PACKAGES,
    // The one rule for all, and what a form plugin's rule says of a visitor's own words.
    except: ['core/src/net/address.ts', 'forms/src/plugin-form/rare-rules.ts'],
    isBroken: (line) => OWN_CHECK.test(line),
    message:
      'An address is judged by its protocol, and each way of its own misses some disguise of code. Use safeAddress or isSafeAttribute of @enliven/core.',
  },
  {
    name: 'numbers',
    files: PACKAGES,
    isBroken: (line) => OWN_NUMBER.test(line),
    message:
      'A number of the page is read without a range, so a large one may freeze or end the page. Use asNumber or numberAttribute of @enliven/core with a range of packages/core/src/page/ranges.ts.',
  },
  {
    name: 'variables',
    files: /^packages\/(?!testing\/)[^/]+\/src\//,
    // They write variables, read them by a check of their own, or read classes that every browser has.
    except: [
      'beacon/src/start-beacon.ts',
      'builder/src/contexts/context.ts',
      'builder/src/preview/answer-preview.ts',
      'cli/src/doctor/visit-page.ts',
      'core/src/page/global.ts',
      'core/src/runtime/shared.ts',
      'enliven/src/coexistence.ts',
      'lazyload/src/settings.ts',
      'media/src/api/globals.ts',
      'media/src/api/mejs-globals.ts',
      'media/src/engines/foreign.ts',
      'media/src/engines/youtube.ts',
      'modules/src/ajax-pagination/paged-module.ts',
      'modules/src/legacy/globals.ts',
      'modules/src/legacy/install.ts',
      'modules/src/map/google/google-maps.ts',
      'motion/src/legacy/install.ts',
      'motion/src/parallax/parallax.tsx',
      'motion/src/scroll-effects/scroll-viewport.ts',
      'shop/src/checkout/checkout.tsx',
      'shop/src/shared/cart-cookie.ts',
      'shop/src/shared/shop-bridge.ts',
      'tracking/src/form-focus/form-focus.tsx',
    ],
    isBroken: (line) => OWN_VARIABLE.test(line),
    message:
      'A variable of the window is read without a check, and an element with that id would be taken for it. Use global() or page().global() of @enliven/core, or name the file in scripts/check-sources.ts if it only writes.',
  },
  {
    name: 'form members',
    files: /^packages\/(forms|shop|modules|header|tracking|motion)\/src\/(?!.*\/preview)/,
    isBroken: (line) => !COMMENT.test(line) && FORM_MEMBER.test(line.replace(TEXTS, '').replace(MEMBERS_OF, '')),
    message: 'A member is read from a form, and a field of that name hides it. Use membersOf() of @enliven/core.',
  },
];

export interface Violation {
  rule: string;
  /** `path:line message` */
  text: string;
}

/** Checks one file, which need not exist. @param file path from the root of the repository */
export function violations(file: string, text: string): Violation[] {
  const lines = text.split('\n');
  return RULES.filter(
    ({ files, except = [] }) => files.test(file) && !except.some((end) => file.endsWith(`/${end}`)),
  ).flatMap(({ name, isBroken, message }) =>
    lines.flatMap((line, index) =>
      isBroken(line, index) ? [{ rule: name, text: `${file}:${index + 1} ${message}` }] : [],
    ),
  );
}

function sources(): string[] {
  const areas = packagesIn('packages').flatMap(({ path }) => [join(path, 'src'), join(path, 'test')]);
  return [...areas, join(ROOT, 'scripts')]
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.m?tsx?$|\.mjs$/.test(file));
}

/** Exceptions that no file needs: it keeps to the rule, or is gone. @param texts path from the root → text */
export function idleExceptions(texts: ReadonlyMap<string, string>): Violation[] {
  return RULES.flatMap(({ name, except = [], isBroken }) =>
    except
      .filter((end) => !(texts.get(`packages/${end}`) ?? '').split('\n').some(isBroken))
      .map((end) => ({
        rule: name,
        text: `The exception "${end}" of the rule "${name}" is not needed: the file keeps to the rule, or is gone. Remove it from scripts/check-sources.ts.`,
      })),
  );
}

/** One assertion for each rule. */
export function checkSources(): Outcome {
  const texts = new Map(sources().map((file) => [shown(file), readFileSync(file, 'utf8')]));
  const found = [...[...texts].flatMap(([file, text]) => violations(file, text)), ...idleExceptions(texts)];
  for (const { text } of found) console.error(text);
  const broken = new Set(found.map(({ rule }) => rule)).size;
  return outcome(
    RULES.length - broken,
    broken,
    0,
    found.slice(0, 20).map(({ text }) => text),
  );
}

await runAlone(import.meta, checkSources);
