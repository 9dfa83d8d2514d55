/** Table that compares the visits without and with Enliven. */
import { kilobytes } from './judge-page';
import type { PageReport, Visit } from './page-report';

export interface ComparedRow {
  label: string;
  before: string;
  after: string;
}

const axeText = ({ axe }: Visit): string =>
  axe ? String(axe.reduce((total, { elements }) => total + elements, 0)) : '–';

const ROWS: readonly [label: string, textOf: (visit: Visit) => string][] = [
  ['scripts', ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['requests', ({ requests }) => String(requests)],
  ['script time', ({ scriptTime }) => `${scriptTime} ms`],
  ['layout shift', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['accessibility findings', axeText],
  ['errors', ({ errors }) => String(errors.length)],
  ['active elements with Enliven', ({ enliven }) => String(enliven?.alive ?? 0)],
];

/** Returns the rows; none if the page was not measured. */
export function comparedRows({ before, after }: Pick<PageReport, 'before' | 'after'>): ComparedRow[] {
  if (!before) return [];
  return ROWS.map(([label, textOf]) => ({ label, before: textOf(before), after: after ? textOf(after) : '–' }));
}

/** Returns the kinds of findings that only the second visit has. */
const newFindings = ({ before, after }: Pick<PageReport, 'before' | 'after'>): string[] =>
  (after?.axe ?? []).flatMap(({ id, help }) => (before?.axe?.some((one) => one.id === id) ? [] : `${id}: ${help}`));

/** Returns a sentence for each problem: behaviors and modules that do not start, failures, and new errors or axe findings. */
export function troubles({ behaviors, unknownModules, before, after }: PageReport): string[] {
  const { failures = [], hidden = [] } = (after ?? before)?.enliven ?? {};
  return [
    ...behaviors.flatMap(({ name, staysOut }) =>
      staysOut ? `${name} stays out: "${staysOut.script}" stays, since ${staysOut.why}` : [],
    ),
    ...unknownModules.map((name) => `no behavior is known for the module "${name}"`),
    ...failures,
    ...hidden.map((text) => `stays hidden: ${text}`),
    ...(after?.errors ?? []).flatMap((text) => (before?.errors.includes(text) ? [] : `new error: ${text}`)),
    ...newFindings({ ...(before && { before }), ...(after && { after }) }).map(
      (text) => `new accessibility finding: ${text}`,
    ),
  ];
}
