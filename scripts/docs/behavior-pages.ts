/** Reference pages of the behaviors, and their index. */
import { readBehaviorDoc } from '../behavior-docs/read-behavior-doc';
import { type BehaviorFacts, factsTable } from './behavior-facts';
import type { Route } from './routes';

/** Keeps a figure and its unit in one line. */
const size = (text: string): string => text.replace(' ', '\u00a0');

const EXAMPLE = '## Example\n';

/** Returns the description with the facts below its summary, and the live example before its markup. */
function pageOf(facts: BehaviorFacts, text: string): string {
  const { title, example } = readBehaviorDoc(text);
  const at = text.indexOf(`\n${EXAMPLE}`);
  if (at === -1) return `${text}\n\n${factsTable(facts)}\n`;
  const live = example === undefined ? '' : `\n<LiveExample name="${facts.behavior.name}" title="${title}" />\n`;
  return `${text.slice(0, at)}\n${factsTable(facts)}\n\n${EXAMPLE}${live}${text.slice(at + 1 + EXAMPLE.length)}`;
}

/** Returns the page of each behavior. A behavior without a description, which `check:behaviors` reports, has only its facts. */
export const behaviorPages = (all: readonly BehaviorFacts[]): Route[] =>
  all.map((facts) => {
    const { behavior, file, text = `# ${behavior.name}\n` } = facts;
    return {
      path: `behaviors/${behavior.name}`,
      source: file,
      title: readBehaviorDoc(text).title,
      group: behavior.package,
      content: pageOf(facts, text),
    };
  });

/** Returns the list of all behaviors by package. */
export function behaviorIndex(all: readonly BehaviorFacts[]): Route {
  const packages = [...new Set(all.map(({ behavior }) => behavior.package))];
  const tables = packages.map((name) => {
    const rows = all
      .filter(({ behavior }) => behavior.package === name)
      .map(({ behavior, text, loader, composed }) => {
        const { title, summary } = readBehaviorDoc(text ?? '');
        const first = summary.replace(/\s+/g, ' ').replaceAll('|', '\\|');
        const link = `[${title || behavior.name}](/behaviors/${behavior.name})`;
        return `| ${link}<br>\`${behavior.name}\` | ${first} | ${size(loader)} | ${size(composed)} |`;
      });
    return [`## ${name}\n`, '| behavior | what it does | loader | composed |', '|---|---|---:|---:|', ...rows].join(
      '\n',
    );
  });
  const content = `# All behaviors

${all.length} behaviors in ${packages.length} packages. Each page has a live example, the markup, options, events, keyboard, ARIA and the differences from the
original. The sizes are all code of a page with nothing else (gzip, lite), [measured from the build](/performance).

${tables.join('\n\n')}
`;
  return { path: 'behaviors/index', source: 'docs/behaviors/[name].md', title: 'All behaviors', group: '', content };
}
