/** A broken rule: where, what, why it matters, and the way out. */

export type Rule =
  | 'imports'
  | 'circles'
  | 'react'
  | 'globals'
  | 'length'
  | 'first line'
  | 'file name'
  | 'default export'
  | 'addresses'
  | 'numbers'
  | 'variables'
  | 'form members';

export const RULES: readonly Rule[] = [
  'imports',
  'circles',
  'react',
  'globals',
  'length',
  'first line',
  'file name',
  'default export',
  'addresses',
  'numbers',
  'variables',
  'form members',
];

export interface Violation {
  rule: Rule;
  file: string;
  line: number;
  what: string;
  why: string;
  fix: string;
}

export const violationText = ({ file, line, what, why, fix }: Violation): string =>
  `${file}:${line} ${what}, ${why}. ${fix}.`;
