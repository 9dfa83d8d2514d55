/** Checks that no regular expression of the packages takes more than linear time for any text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { complaint } from './patterns/complaint';
import { type Pattern, readPatterns } from './patterns/read-patterns';
import reviewed from './patterns/reviewed.json' with { type: 'json' };
import { filesBelow, publicPackages, shown } from './workspace';

interface Findings {
  /** Number of different patterns. */
  count: number;
  /** A sentence for each problem. */
  complaints: string[];
}

/** Review of a built pattern: true if its parts are known never to come from markup. */
const isReviewed = ({ file, text }: Pattern) => reviewed.some((one) => one.file === file && one.pattern === text);

/**
 * Checks the texts of files, which need not exist on disk.
 *
 * @param texts path from the root of the repository → text
 */
export async function checkTexts(texts: ReadonlyMap<string, string>): Promise<Findings> {
  const { known, built } = readPatterns(texts);
  const places = new Map<string, string[]>();
  for (const { file, line, text } of known) places.set(text, [...(places.get(text) ?? []), `${file}:${line}`]);
  const complaints = built
    .filter((one) => !isReviewed(one))
    .map(
      ({ file, line, text }) =>
        `${file}:${line} makes a pattern of ${text}, which nobody has reviewed. Write it as a literal, or add it to scripts/patterns/reviewed.json and say what it is made of.`,
    );
  for (const [text, where] of places) {
    const found = await complaint(text);
    if (found) complaints.push(`${where.join(', ')} ${text} ${found}`);
  }
  return { count: places.size, complaints };
}

function sourceTexts(): Map<string, string> {
  const files = publicPackages().flatMap(({ path }) => filesBelow(join(path, 'src')));
  return new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [shown(file), readFileSync(file, 'utf8')]));
}

/** Runs one assertion for each pattern. */
export async function checkPatterns(): Promise<Outcome> {
  const { count, complaints } = await checkTexts(sourceTexts());
  for (const one of complaints) console.error(one);
  console.log(`${count} patterns: ${complaints.length} complaints`);
  return outcome(Math.max(0, count - complaints.length), complaints.length, 0, complaints);
}

await runAlone(import.meta, checkPatterns);
