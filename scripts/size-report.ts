/** Reports the bytes of each package and of whole pages, and fails when a budget is exceeded. */
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { table } from './checks/table';
import { type ChunkCount, chunkCounts, chunkSizes } from './size/chunk-sizes';
import { composedBytes } from './size/composed-bytes';
import { kilobytes, parseSize } from './size/kilobytes';
import { packageSizes } from './size/package-sizes';
import { pageBytes } from './size/page-bytes';
import { ROOT } from './workspace';

interface Row {
  where: string;
  what: string;
  gzip: number;
  limit: string | undefined;
}

const isOver = ({ gzip, limit }: Row): boolean => limit !== undefined && gzip > parseSize(limit);

/** Returns the verdict on a size, e.g. `over by 0.2 kB`. */
function verdict(row: Row): string {
  if (row.limit === undefined) return '';
  return isOver(row) ? `over by ${kilobytes(row.gzip - parseSize(row.limit))}` : 'ok';
}

function print(title: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [row.where, row.what, kilobytes(row.gzip), row.limit ?? '–', verdict(row)]);
  console.log(`\n${title}\n\n${table(['', 'what', 'gzip', 'limit', 'verdict'], cells)}`);
}

const isTooMany = ({ count, limit }: ChunkCount): boolean => limit !== undefined && count > limit;

/** Runs one assertion for each budget. */
export function checkSizes(): Outcome {
  const packages = packageSizes().map(({ name, gzip, limit }) => ({
    where: 'npm',
    what: name,
    gzip,
    limit: `${limit} B`,
  }));
  const pages = pageBytes(ROOT).map(({ flavour, page, gzip, limit }) => ({ where: flavour, what: page, gzip, limit }));
  const composed = composedBytes(ROOT).map(({ flavour: where, page: what, ...size }) => ({ where, what, ...size }));
  const chunks = chunkSizes(ROOT).map(({ flavour: where, chunk: what, gzip, limit }) => ({ where, what, gzip, limit }));
  print('Packages (without imports of other packages and dynamic imports)', packages);
  print('Pages (every file of the CDN build that the page fetches)', pages);
  print('Composed files (one for each page)', composed);
  print('Chunks of the CDN build', chunks);
  const budgets = [...packages, ...pages, ...composed, ...chunks].filter(({ limit }) => limit !== undefined);
  const over = budgets.filter(isOver);
  for (const { where, what, limit } of over)
    console.error(
      `${where} "${what}" exceeds ${limit}. See what grew, or raise the limit in package.json and say why.`,
    );
  const counts = chunkCounts(ROOT);
  const many = counts.filter(isTooMany);
  for (const { flavour, count, limit } of many)
    console.error(`${flavour} has ${count} chunks, ${limit} at most. Join two of them in scripts/cdn-groups.ts.`);
  const failed = over.length + many.length;
  return outcome(budgets.length + counts.length - failed, failed);
}

await runAlone(import.meta, checkSizes);
