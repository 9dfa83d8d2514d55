/** Migration of custom code: findings of all files, and the rewritten texts. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { CliError } from '../cli-error';
import { declaredIn, examineCode, type Finding } from './examine-code';
import { type CodeFile, findCode } from './find-code';
import type { Verdict } from './rule';

/** Findings of a file. */
export interface MigratedFile {
  path: string;
  findings: Finding[];
  /** Safe rewrites, as a unified diff. */
  diff?: string;
  /** Whether the code uses jQuery, which then has to stay on the page. */
  usesJquery: boolean;
}

/** Result of a migration. */
export interface Migration {
  /** Files with findings. */
  files: MigratedFile[];
  /** Number of files that were read. */
  read: number;
  /** Files that were skipped, with the reasons. */
  skipped: { path: string; why: string }[];
  /** Number of places by verdict. */
  counts: Record<Verdict, number>;
  /** Files that were written. */
  written: string[];
}

/** Options of a migration. */
export interface MigrateOptions {
  /** Whether safe rewrites are written to the files. @default false */
  write?: boolean;
}

function writeCode({ path, encoding }: CodeFile, text: string): void {
  try {
    writeFileSync(path, Buffer.from(text, encoding));
  } catch (error) {
    throw new CliError(`"${path}" could not be written (${(error as Error).message}). Check its permissions.`);
  }
}

/** Returns a unified diff that `git apply` and `patch -p1` accept. */
function diffOf(path: string, before: string, after: string): string {
  const name = relative('', path).replaceAll('\\', '/');
  // The first line consists of equals signs.
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after).replace(/^=+\n/, '');
}

/**
 * Finds code that depends on the theme's jQuery scripts.
 *
 * @param paths files and folders
 * @throws CliError if a path does not exist, or a file cannot be written
 */
export function migrate(paths: readonly string[], { write = false }: MigrateOptions = {}): Migration {
  const { files: sources, skipped } = findCode(paths);
  const declared = new Set(sources.flatMap(({ text }) => declaredIn(text)));
  const counts: Migration['counts'] = { works: 0, legacy: 0, rewrite: 0 };
  const files: MigratedFile[] = [];
  const written: string[] = [];
  for (const source of sources) {
    const { path, text } = source;
    const { findings, rewritten, usesJquery } = examineCode(path, text, declared);
    if (findings.length === 0) continue;
    for (const { verdict } of findings) counts[verdict] += 1;
    const diff = rewritten === undefined ? undefined : diffOf(path, text, rewritten);
    files.push({ path, findings, usesJquery, ...(diff && { diff }) });
    if (!write || rewritten === undefined) continue;
    writeCode(source, rewritten);
    written.push(path);
  }
  return { files, read: sources.length, skipped, counts, written };
}
