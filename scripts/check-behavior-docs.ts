/** Checks that every behavior has a description with all sections, and that it mentions the names that the code uses. */
import { describedBehaviors } from './behavior-docs/described-behaviors';
import { docProblems, type UsedNames, withoutField } from './behavior-docs/doc-problems';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { readNames } from './reads/read-names';

const OWN_EVENT = /'(enliven:[a-z-]+)'/g;
/** Events between packages, and those of the runtime, which every behavior has (README of core). */
const NOT_FOR_PAGES = /^enliven:(listen|mount|unmount|error|failure)$/;
/** Globals that no page prints: features of browsers, and libraries. */
const NOT_PRINTED = ['Animation', 'ScrollTimeline', 'ViewTimeline', 'jQuery', 'navigation'];
/** Attribute of elements that the runtime ignores; every behavior obeys it (README of core). */
const IGNORE = 'data-enliven-ignore';
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g;

/** Returns the names of our events in the code of files. */
const eventsOf = (texts: Iterable<string>): string[] => [
  ...new Set(
    [...texts]
      .flatMap((text) => [...text.replace(COMMENT, '').matchAll(OWN_EVENT)].map(([, name = '']) => name))
      .filter((name) => !NOT_FOR_PAGES.test(name)),
  ),
];

/** Returns the names in sources that pages share. Patterns of attributes (`data-*`) are left out. */
export function usedNames(own: ReadonlyMap<string, string>, all: ReadonlyMap<string, string>): UsedNames {
  const { attributes, globals } = readNames(own);
  const isNamed = (name: string) => /^data-[^*]+$/.test(name) && name !== IGNORE;
  return {
    attributes: attributes.filter(isNamed),
    globals: [...new Set(globals.map(withoutField))].filter((name) => !NOT_PRINTED.includes(name)),
    events: eventsOf(all.values()),
  };
}

/** Runs one assertion for each behavior. */
export async function checkBehaviorDocs(): Promise<Outcome> {
  const described = await describedBehaviors();
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const found = described.map(({ behavior, file, text, own, all }) => {
    const neighbors = described.flatMap((other) =>
      other.file !== file && folderOf(other.file) === folderOf(file) && other.text !== undefined ? other.text : [],
    );
    return docProblems(text, behavior, usedNames(own, all), neighbors).map((problem) => `${file} ${problem}`);
  });
  const problems = found.flat();
  for (const problem of problems) console.error(problem);
  const wrong = found.filter((one) => one.length > 0).length;
  console.log(`${described.length} behaviors: ${described.length - wrong} described correctly`);
  return outcome(described.length - wrong, wrong, 0, problems.slice(0, 20));
}

await runAlone(import.meta, checkBehaviorDocs);
