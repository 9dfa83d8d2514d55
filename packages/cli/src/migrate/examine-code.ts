/** Findings in a file: each use that matches a rule, with its line, and the safe rewrites. */
import MagicString from 'magic-string';
import { findRule } from './find-rule';
import { findUses } from './find-uses';
import { htmlSnippets } from './html-snippets';
import { type Dependency, phpSnippets } from './php-snippets';
import { type Edit, rewriteOf } from './rewrites';
import type { Verdict } from './rule';
import type { Snippet } from './snippet';

/** Place in a file that depends on the theme's scripts. */
export interface Finding {
  line: number;
  column: number;
  /** First line of the code, shortened. */
  code: string;
  rule: string;
  verdict: Verdict;
  /** Explanation of the rule. */
  says: string;
  instead?: string;
  /** Page of the reference that explains the rule. */
  see: string;
  /** Whether `--write` rewrites the place. */
  isCertain: boolean;
}

export interface ExaminedCode {
  findings: Finding[];
  /** Text of the file with the safe rewrites; undefined if there are none. */
  rewritten?: string;
  /** Whether the code uses jQuery, which then has to stay on the page. */
  usesJquery: boolean;
}

const MAX_LENGTH = 100;

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function shortened(code: string): string {
  const [first = '', ...more] = code.trim().split('\n');
  return first.length > MAX_LENGTH || more.length > 0 ? `${first.slice(0, MAX_LENGTH)} …` : first;
}

function snippetsOf(path: string, text: string): { snippets: Snippet[]; dependencies: Dependency[] } {
  if (/\.php\d?$|\.phtml$|\.inc$/i.test(path)) return phpSnippets(text);
  if (/\.html?$/i.test(path)) return { snippets: htmlSnippets(text), dependencies: [] };
  return { snippets: [{ code: text, start: 0, isQuoted: false }], dependencies: [] };
}

/** Returns the names of functions that a text declares itself, so that calls of them are not the theme's. */
export const declaredIn = (text: string): string[] =>
  [...text.matchAll(/\bfunction\s{1,9}([\w$]{1,80})\s{0,9}\(/g)].map(([, name = '']) => name);

/**
 * Examines the text of a file. The extension of `path` determines the language.
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
    const { id, verdict, explanation, instead, see } = rule;
    findings.push({
      ...placeOf(text, start),
      code: shortened(text.slice(start, end)),
      rule: id,
      verdict,
      says: explanation,
      ...(instead && { instead }),
      see,
      isCertain,
    });
  };
  for (const { code, start, isQuoted } of snippets) {
    /** Whether the file contains the range unescaped, and the new text closes no surrounding quotes. */
    const canEdit = (edit: Edit): boolean =>
      text.startsWith(code.slice(edit.start, edit.end), start + edit.start) && !(isQuoted && /['"\\$]/.test(edit.text));
    const own = new Set(declaredIn(code));
    const seen = new Set<string>();
    for (const use of findUses(code)) {
      const rule = findRule(use);
      if (!rule || (rule.kinds.includes('call') && (own.has(use.name) || declared.has(use.name)))) continue;
      // Reports one finding for `removeClass('a').addClass('b')`, and for a call with several classes.
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
