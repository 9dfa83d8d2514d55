/** Legal comments, which bundlers lose when they remove the first statement of a module. */
import { existsSync, readFileSync } from 'node:fs';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const TO_KEEP = /^\/\*!|@(license|preserve|copyright)\b/i;

/** Returns the legal comments of a file, to put before its code. @param modules modules of the file, as the bundler names them */
export function legalComments(modules: readonly string[]): string {
  const files = [...new Set(modules.map((module) => module.replaceAll('\0', '').replace(/\?.*/, '')))];
  const others = files.filter((file) => file.includes('node_modules') && existsSync(file));
  const found = others.flatMap((file) => readFileSync(file, 'utf8').match(COMMENT) ?? []);
  return [...new Set(found.filter((comment) => TO_KEEP.test(comment)))].join('\n');
}
