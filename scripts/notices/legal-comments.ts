/** Comments that authors ask to keep, which bundlers lose together with a first statement they do not need. */
import { existsSync, readFileSync } from 'node:fs';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const TO_KEEP = /^\/\*!|@(license|preserve|copyright)\b/i;

/** @param modules what a file is made of, as its bundler names them @returns what stands before its code */
export function legalComments(modules: readonly string[]): string {
  const files = [...new Set(modules.map((module) => module.replaceAll('\0', '').replace(/\?.*/, '')))];
  const others = files.filter((file) => file.includes('node_modules') && existsSync(file));
  const found = others.flatMap((file) => readFileSync(file, 'utf8').match(COMMENT) ?? []);
  return [...new Set(found.filter((comment) => TO_KEEP.test(comment)))].join('\n');
}
