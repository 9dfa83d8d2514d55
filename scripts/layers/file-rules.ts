/** The shape of one file: globals, length, first line, name, default export. */
import { posix } from 'node:path';
import {
  ADDRESS_CHECKS,
  FORM_PACKAGES,
  GLOBALS_ALLOWED_IN,
  GLOBALS_FOLDER,
  MAX_LINES,
  TESTING,
  VARIABLE_READERS,
} from './constants';
import type { Source } from './source';
import type { Violation } from './violation';

const FIRST_LINE = /^\/\*\* \S.*[.?!:] \*\/$/;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

function globalViolations({ file, area, globals, package: name }: Source): Violation[] {
  const free = name === undefined || area !== 'src' || GLOBALS_ALLOWED_IN.includes(name);
  if (free || posix.dirname(file).split('/').includes(GLOBALS_FOLDER)) return [];
  return globals.map((found) => ({
    rule: 'globals',
    file,
    line: found.line,
    what: `the global "${found.name}" is used`,
    why: 'which ties the code to one window and breaks in frames and on the server',
    fix: found.name === 'document' ? 'Use element.ownerDocument' : 'Use element.ownerDocument.defaultView',
  }));
}

function shapeViolations({ file, text, defaultExport, package: name }: Source): Violation[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const found: Violation[] = [];
  const add = (rule: Violation['rule'], line: number, what: string, why: string, fix: string) =>
    found.push({ rule, file, line, what, why, fix });
  if (lines.length > MAX_LINES)
    add(
      'length',
      lines.length,
      `the file has ${lines.length} lines`,
      `more than the ${MAX_LINES} one can keep in mind`,
      'Split it by noun or verb',
    );
  if (!FIRST_LINE.test(lines[0] ?? ''))
    add(
      'first line',
      1,
      'the file does not begin with a sentence',
      'so its purpose has to be guessed',
      'Begin with /** One sentence that says what it is. */',
    );
  if (!FILE_NAME.test(posix.basename(file)))
    add(
      'file name',
      1,
      'the file name is not kebab-case',
      'so it is hard to guess',
      'Use lower case words joined by hyphens',
    );
  if (name !== undefined && defaultExport !== undefined && !file.endsWith('.tsx') && !file.endsWith('.config.ts'))
    add(
      'default export',
      defaultExport,
      'there is a default export',
      'so every importer may call it something else',
      'Export it by name; only the component that load() imports is a default export',
    );
  return found;
}

/** A protocol that runs code, or a comparison of protocols, in any of the ways it is written. */
const OWN_CHECK = /(java|vb)script['")]*[:|)]|\.protocol\b/i;

function addressViolations({ file, text, area, package: name }: Source): Violation[] {
  if (name === undefined || area !== 'src' || ADDRESS_CHECKS.includes(file)) return [];
  return text.split('\n').flatMap((line, index) =>
    OWN_CHECK.test(line)
      ? [
          {
            rule: 'addresses',
            file,
            line: index + 1,
            what: 'an address is judged by its protocol',
            why: 'and each way of its own misses some disguise of code',
            fix: 'Use safeAddress or isSafeAttribute of @enliven/core',
          },
        ]
      : [],
  );
}

/** A number of the page's own text, read without `asNumber` or `numberAttribute`. */
const OWN_NUMBER = /(?:Number\.parse(?:Float|Int)|[^.\w]Number)\([^)]*(?:ttribute\(|dataset|global\()/;

function numberViolations({ file, text, area, package: name }: Source): Violation[] {
  if (name === undefined || area !== 'src') return [];
  return text.split('\n').flatMap((line, index) =>
    OWN_NUMBER.test(line)
      ? [
          {
            rule: 'numbers' as const,
            file,
            line: index + 1,
            what: 'a number of the page is read without a range',
            why: 'so a large one may freeze or end the page',
            fix: 'Use asNumber or numberAttribute of @enliven/core with a range of packages/core/src/page/ranges.ts',
          },
        ]
      : [],
  );
}

/** A variable of the window that is read in another way than by `global()`, which knows no elements. */
const OWN_VARIABLE = /\b(globalThis|window|view|defaultView)\)? as (unknown as )?(?!Window\b)[A-Z{]/;

function variableViolations({ file, text, area, package: name }: Source): Violation[] {
  if (name === undefined || area !== 'src' || name === TESTING || VARIABLE_READERS.includes(file)) return [];
  return text.split('\n').flatMap((line, index) =>
    OWN_VARIABLE.test(line)
      ? [
          {
            rule: 'variables' as const,
            file,
            line: index + 1,
            what: 'a variable of the window is read without a check',
            why: 'and an element with that id would be taken for it',
            fix: 'Use global() or page().global() of @enliven/core, or name the file in scripts/layers/constants.ts if it only writes',
          },
        ]
      : [],
  );
}

/** A member of a form, or of what an event has met, which a field of that name hides. Forms that were made here have no such fields. */
const OWN_MEMBER = /(?<![\w.'"-])form\??\.(?!wpcf7\b)[a-z]\w*|\btarget as (?:HTML)?Element\)\.(?:closest|matches)\b/;
const TEXTS = /'[^']*'/g;
const READS_MEMBERS = /membersOf\([^()]*\btarget as (?:HTML)?Element\)\./g;

function memberViolations({ file, text, area, package: name }: Source): Violation[] {
  if (area !== 'src' || !FORM_PACKAGES.includes(name ?? '') || file.includes('/preview')) return [];
  return text.split('\n').flatMap((line, index) =>
    /^\s*(\/?\*|\/\/)/.test(line) || !OWN_MEMBER.test(line.replace(TEXTS, '').replace(READS_MEMBERS, ''))
      ? []
      : [
          {
            rule: 'form members' as const,
            file,
            line: index + 1,
            what: 'a member is read from a form',
            why: 'and a field of that name hides it',
            fix: 'Use membersOf() of @enliven/core',
          },
        ],
  );
}

export const fileViolations = (source: Source): Violation[] => [
  ...addressViolations(source),
  ...numberViolations(source),
  ...variableViolations(source),
  ...memberViolations(source),
  ...globalViolations(source),
  ...shapeViolations(source),
];
