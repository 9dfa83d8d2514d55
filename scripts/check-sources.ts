/** Checks the sources by rules that no linter has: the sentence at the top, and reads of the page without validation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { filesBelow, packagesIn, ROOT, shown } from './workspace';

interface Rule {
  name: string;
  /** Files that the rule applies to, by their path from the root of the repository. */
  files: RegExp;
  /** Files that may break the rule, by the end of their path. */
  except?: readonly string[];
  isBroken(line: string, index: number): boolean;
  /** Message: the problem, its consequence, and the correction. */
  message: string;
}

const ALL = /./;
const PACKAGES = /^packages\/[^/]+\/src\//;
const BEGINNING = /^\/\*\* \S.*[.?!:] \*\/$/;

/** Protocol that runs code, or a comparison of protocols. */
const OWN_CHECK = /(java|vb)script['")]*[:|)]|\.protocol\b/i;
/** Number in the page's text, read without `asNumber` or `numberAttribute`. */
const OWN_NUMBER = /(?:Number\.parse(?:Float|Int)|[^.\w]Number)\([^)]*(?:ttribute\(|dataset|global\()/;
/** Variable of the window that is not read by `global()`, which ignores elements with that id. */
const OWN_VARIABLE = /\b(globalThis|window|view|defaultView)\)? as (unknown as )?(?!Window\b)[A-Z{]/;

/** Member of a form, a behavior's element or an event's target, which a field of that name hides. Elements that a behavior creates have no such fields. */
const FORM_MEMBER =
  /(?<![\w.'"-])(?:form|element)\??\.(?!wpcf7\b)[a-z]\w*|\btarget as (?:HTML)?Element\)\.(?:closest|matches)\b/;
const TEXTS = /'[^']*'/g;
const MEMBERS_OF = /membersOf\([^()]*\btarget as (?:HTML)?Element\)\./g;
const COMMENT = /^\s*(\/?\*|\/\/)/;
/** Comment that begins with a clause instead of its subject. */
const CLAUSE = /^\s*(?:\/\*\*|\*) (?:What|Where)\b/;

/** A loop whose next element is read from the current one: `for (…; at = at.parentElement)`, or `at = at.parentElement` in its body. */
const UPWARD_LOOP = /\b(\w+)(?: as \w+)? = \(?\1(?: as \w+\))?\??\.(parentElement|parentNode|offsetParent)\b/;

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
      'A global of the page is used, which ties the code to one window. Use documentOf(element) of @enliven/core or its defaultView.',
  },
  {
    name: 'addresses',
    files: PACKAGES,
    // The shared check itself, and a form plugin's rule for text that visitors enter.
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
    // Files that write variables, validate them themselves, or read classes that every browser has.
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
    message:
      'A member is read from a form, or from an element that may be one, and a field of that name hides it. Use query(), matches(), closestTo() or member() of @enliven/core.',
  },
  {
    name: 'ancestors',
    files: /^packages\/(?!testing\/)[\w-]+\/src\//,
    isBroken: (line) => !COMMENT.test(line) && UPWARD_LOOP.test(line),
    message:
      'A loop over ancestors never ends in a form with a field of that name. Use ancestorsOf() of @enliven/core, or read the parent with member().',
  },
];

export interface Violation {
  rule: string;
  /** `path:line message` */
  text: string;
}

/** Checks the text of one file, which need not exist on disk. @param file path from the root of the repository */
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

/** Returns unneeded exceptions, whose file follows the rule or no longer exists. @param texts path from the root → text */
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

/** Runs one assertion for each rule. */
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
