/** Migration report as plain text. */
import type { Finding } from './examine-code';
import type { Migration } from './migrate';
import type { Verdict } from './rule';

const WORDS: Readonly<Record<Verdict, string>> = { works: 'works', legacy: 'legacy.js', rewrite: 'rewrite' };

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function findingLines(path: string, { line, column, verdict, code, says, instead, isCertain }: Finding): string[] {
  const write = instead ? [`    Write instead: ${instead}${isCertain ? '  (--write does it)' : ''}`] : [];
  return [
    `${path}:${line}:${column}  ${WORDS[verdict]}`,
    `    ${code}`,
    `    ${says}`,
    ...(verdict === 'works' ? [] : write),
  ];
}

/** Returns the last lines of the report: the next steps for the user. */
function nextSteps({ counts, files, written }: Migration): string[] {
  const certain = files.filter(({ diff }) => diff).length;
  const rewritable = certain > 0 && written.length === 0;
  return [
    ...(counts.legacy > 0
      ? [
          'Places marked "legacy.js" work if the pages also load that file:',
          '  <script type="module" src="/enliven/lite/legacy.js"></script>',
        ]
      : []),
    ...(rewritable
      ? [`Certain rewrites for ${counted(certain, 'file')}: see them with --diff, make them with --write.`]
      : []),
    ...(files.some(({ usesJquery }) => usesJquery)
      ? ['The code uses jQuery itself, so jQuery has to stay on its pages.']
      : []),
  ];
}

/** Returns the report. */
export function migrationText(migration: Migration): string {
  const { files, read, skipped, counts, written } = migration;
  const lines = files.flatMap(({ path, findings }) =>
    findings.flatMap((finding) => [...findingLines(path, finding), '']),
  );
  for (const { path, why } of skipped) lines.push(`Left out: ${path}, since ${why}.`);
  const total = counts.works + counts.legacy + counts.rewrite;
  const verdict =
    total === 0
      ? `Nothing in ${counted(read, 'file')} leans on the theme’s scripts.`
      : `${counted(total, 'place')} in ${counted(files.length, 'file')} of ${read}: ${counts.works} work as they are, ${counts.legacy} need legacy.js, ${counts.rewrite} must be rewritten.`;
  for (const path of written) lines.push(`Rewritten: ${path}`);
  return `${[...lines, verdict, ...nextSteps(migration)].join('\n')}\n`;
}
