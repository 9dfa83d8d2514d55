/** Findings in a file: each use that a rule knows, with its line, and the certain rewrites. */
import MagicString from 'magic-string';
import { findRule } from './find-rule';
import { findUses } from './find-uses';
import { htmlSnippets } from './html-snippets';
import { type Dependency, phpSnippets } from './php-snippets';
import { type Edit, rewriteOf } from './rewrites';
import type { Verdict } from './rule';
import type { Snippet } from './snippet';

/** Place in a file that leans on the theme. */
export interface Finding {
  line: number;
  column: number;
  /** First line of the code, shortened. */
  code: string;
  rule: string;
  verdict: Verdict;
  says: string;
  instead?: string;
  /** Page of the reference with the facts. */
  see: string;
  /** Whether `--write` rewrites the place. */
  isCertain: boolean;
}

export interface ExaminedCode {
  findings: Finding[];
  /** Text of the file with the certain rewrites; undefined if there are none. */
  rewritten?: string;
  /** Whether the code uses jQuery, which then has to stay on the page. */
  usesJquery: boolean;
}

const SHOWN = 100;

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function shortened(code: string): string {
  const [first = '', ...more] = code.trim().split('\n');
  return first.length > SHOWN || more.length > 0 ? `${first.slice(0, SHOWN)} …` : first;
}

function snippetsOf(path: string, text: string): { snippets: Snippet[]; dependencies: Dependency[] } {
  if (/\.php\d?$|\.phtml$|\.inc$/i.test(path)) return phpSnippets(text);
  if (/\.html?$/i.test(path)) return { snippets: htmlSnippets(text), dependencies: [] };
  return { snippets: [{ code: text, start: 0, isQuoted: false }], dependencies: [] };
}

/** Returns the names of the functions that a text declares, which are none of the theme's. */
export const declaredIn = (text: string): string[] =>
  [...text.matchAll(/\bfunction\s{1,9}([\w$]{1,80})\s{0,9}\(/g)].map(([, name = '']) => name);

/**
 * Examines the text of a file; the ending of its path tells the language.
 *
 * @param declared names of functions that other files declare
 */
export function examineCode(path: string, text: string, declared: ReadonlySet<string> = new Set()): ExaminedCode {
  const { snippets, dependencies } = snippetsOf(path, text);
  const edited = new MagicString(text);
  const findings: Finding[] = [];
  const add = (start: number, end: number, use: Parameters<typeof findRule>[0], isCertain = false) => {
    const rule = findRule(use);
    if (!rule) return;
    const { id, verdict, says, instead, see } = rule;
    findings.push({
      ...placeOf(text, start),
      code: shortened(text.slice(start, end)),
      rule: id,
      verdict,
      says,
      ...(instead && { instead }),
      see,
      isCertain,
    });
  };
  for (const { code, start, isQuoted } of snippets) {
    /** Whether the range is in the file as it is in the code, and the new text ends no quotes. */
    const canEdit = (edit: Edit): boolean =>
      text.startsWith(code.slice(edit.start, edit.end), start + edit.start) && !(isQuoted && /['"\\$]/.test(edit.text));
    const own = new Set(declaredIn(code));
    const seen = new Set<string>();
    for (const use of findUses(code)) {
      const rule = findRule(use);
      if (!rule || (rule.kinds.includes('call') && (own.has(use.name) || declared.has(use.name)))) continue;
      // A switched class is found twice in `removeClass('a').addClass('b')`, and one call may name several.
      const key = `${rule.id} ${use.end}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const wanted = rule.rewrite ? rewriteOf(rule.rewrite, use, code) : undefined;
      const edit = wanted && canEdit(wanted) ? wanted : undefined;
      if (edit) edited.overwrite(start + edit.start, start + edit.end, edit.text);
      add(start + use.start, start + use.end, use, edit !== undefined);
    }
  }
  for (const { handle, start, end } of dependencies) add(start, end, { kind: 'handle', name: handle, start, end });
  findings.sort((one, other) => one.line - other.line || one.column - other.column);
  return {
    findings,
    ...(edited.hasChanged() && { rewritten: edited.toString() }),
    usesJquery: snippets.some(({ code }) => /\bjQuery\b|\$\s?\(/.test(code)),
  };
}
