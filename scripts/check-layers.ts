/** Checks the layers and the shape of the sources: who imports whom, where React and globals may be, how files look. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { circleViolations } from './layers/circles';
import { GLOBALS } from './layers/constants';
import { fileViolations } from './layers/file-rules';
import { importViolations, reactViolations } from './layers/import-rules';
import { readSources } from './layers/source';
import { RULES, type Violation, violationText } from './layers/violation';
import { filesBelow, packagesIn, ROOT, shown } from './workspace';

const SOURCE = /\.(ts|tsx|mts|mjs)$/;

/** Checks files that need not exist. @param texts path from the root of the repository → text */
export function violations(texts: ReadonlyMap<string, string>): Violation[] {
  const sources = readSources(texts, GLOBALS);
  const each = sources.flatMap((source) => [
    ...importViolations(source),
    ...reactViolations(source),
    ...fileViolations(source),
  ]);
  return [...each, ...circleViolations(sources)];
}

function sourceTexts(): Map<string, string> {
  const areas = packagesIn('packages').flatMap(({ path }) => [join(path, 'src'), join(path, 'test')]);
  const files = [...areas, join(ROOT, 'scripts')].flatMap((folder) => filesBelow(folder));
  return new Map(files.filter((file) => SOURCE.test(file)).map((file) => [shown(file), readFileSync(file, 'utf8')]));
}

/** One assertion for each rule. */
export function checkLayers(): Outcome {
  const texts = sourceTexts();
  const found = violations(texts);
  for (const violation of found) console.error(violationText(violation));
  const violated = new Set(found.map(({ rule }) => rule)).size;
  console.log(`${texts.size} files against ${RULES.length} rules: ${found.length} violations`);
  return outcome(RULES.length - violated, violated);
}

await runAlone(import.meta, checkLayers);
