/** Rules for the description of one behavior. */
import { scan } from '@enliven/compose';
import type { AnyBehavior } from '@enliven/core';
import { type BehaviorDoc, HEADINGS, readBehaviorDoc } from './read-behavior-doc';

/** Names that the code of a behavior uses and its description must mention. */
export interface UsedNames {
  /** Printed globals, e.g. `et_animation_data`. */
  globals: readonly string[];
  /** Attributes of pages, e.g. `data-start`. */
  attributes: readonly string[];
  /** Events of ours, e.g. `enliven:open`. */
  events: readonly string[];
}

const LINE_WIDTH = 140;

/** Returns the name of a global without its field, e.g. `et_pb_custom` for `et_pb_custom.ab_tests`. */
export const withoutField = (path: string): string => path.replace(/\..*/, '');

/** Returns a sentence if the headings are not exactly the wanted ones. */
function headingProblem({ title, sections }: BehaviorDoc): string | undefined {
  if (!title) return 'has no title. Begin the file with "# " and the name of the module, e.g. "# Toggle".';
  const headings = sections.map(({ heading }) => heading);
  const at = HEADINGS.findIndex((heading, index) => headings[index] !== heading);
  if (at !== -1)
    return `lacks "## ${HEADINGS[at]}" after ${at === 0 ? 'the summary' : `"## ${HEADINGS[at - 1]}"`}${
      headings[at] ? `, where "## ${headings[at]}" stands` : ''
    }. Write all eight headings in the order of scripts/scaffold/behavior/src/scroll-hint/scroll-hint.md.`;
  const extra = headings[HEADINGS.length];
  return extra === undefined ? undefined : `has the further heading "## ${extra}". Use "###" below one of the eight.`;
}

/** Returns a sentence if the example does not contain the behavior. */
function exampleProblem({ example }: BehaviorDoc, { name, selector, globals }: AnyBehavior): string | undefined {
  if (example === undefined || scan(example, { behaviors: { [name]: { selector, globals } } as never }).length > 0)
    return undefined;
  return globals
    ? `"## Example" prints none of the globals ${globals.join(', ')}. Add a <script> that assigns one of them.`
    : `"## Example" has no element that matches the descriptor's selector "${selector}". Write markup that it matches.`;
}

/** Returns a sentence for each name that no text contains. */
const unnamed = (names: readonly string[], texts: readonly string[], sentence: (name: string) => string): string[] =>
  names.filter((name) => !texts.some((text) => text.includes(name))).map(sentence);

/**
 * Returns a sentence for each problem of a description.
 *
 * @param neighbors texts of the descriptions in the same folder, which share its sources; any of them may contain a name
 */
export function docProblems(
  text: string | undefined,
  behavior: AnyBehavior,
  used: UsedNames,
  neighbors: readonly string[] = [],
): string[] {
  if (text === undefined)
    return [
      `describes the behavior "${behavior.name}" and does not exist. Copy scripts/scaffold/behavior/src/scroll-hint/scroll-hint.md, and fill in its sections.`,
    ];
  const doc = readBehaviorDoc(text);
  const wrong = headingProblem(doc);
  if (wrong) return [wrong];
  const docs = [doc, ...neighbors.map(readBehaviorDoc)];
  const under = (...headings: string[]) =>
    docs.flatMap(({ sections }) => sections.flatMap((one) => (headings.includes(one.heading) ? one.markdown : [])));
  const example = exampleProblem(doc, behavior);
  const printed = (behavior.globals ?? []).map(withoutField);
  return [
    ...(doc.summary ? [] : ['has no summary. Say in one or two sentences below the title what visitors can do.']),
    ...doc.sections.flatMap(({ heading, markdown }) =>
      markdown ? [] : `has nothing below "## ${heading}". Describe it, or say in a sentence that there is nothing.`,
    ),
    ...(example ? [example] : []),
    ...unnamed(
      [...new Set([...printed, ...used.globals])],
      under('Options and globals'),
      (name) =>
        `"## Options and globals" does not name the global ${name}, which the code reads. Say what its values change.`,
    ),
    ...unnamed(
      used.attributes,
      under('Markup', 'Options and globals', 'ARIA', 'Events'),
      (name) =>
        `does not name the attribute ${name}, which the code uses. Say below "## Markup" or "## Options and globals" what it does.`,
    ),
    ...unnamed(
      used.events,
      under('Events'),
      (name) =>
        `"## Events" does not name the event ${name} of the sources. Say on which element, when, and with which detail.`,
    ),
    ...text
      .split('\n')
      .flatMap((line, index) =>
        line.length > LINE_WIDTH && !line.startsWith('|')
          ? `has ${line.length} characters in line ${index + 1}. Break it before ${LINE_WIDTH}.`
          : [],
      ),
  ];
}
