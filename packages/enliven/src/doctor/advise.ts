/** Advice for people: the meaning of a diagnosis in one sentence, and the next steps. */
import { configBlock, parseConfig } from '@enliven/core';
import type { Diagnosis, Step } from '../api';

type Facts = Omit<Diagnosis, 'verdict' | 'steps'>;
type Row = Facts['behaviors'][number];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const stay = (count: number): string => (count === 1 ? 'stays' : 'stay');
const sum = (rows: readonly Row[], key: 'mounted' | 'waiting' | 'failed'): number =>
  rows.reduce((total, row) => total + row[key], 0);
const isIdle = ({ mounted, waiting, failed, stayedOut }: Row): boolean =>
  mounted + waiting + failed === 0 && !stayedOut;

/** Returns the lines that take scripts out of the pages of a WordPress. */
const dequeueLines = (handles: readonly string[]): string => `add_action('wp_print_footer_scripts', function () {
${handles.map((handle) => `  wp_dequeue_script('${handle}');`).join('\n')}
}, 1);`;

/** Returns the tag of a script as on the page, without its content; undefined if the script has no tag. */
function tagOf(handle: string): string | undefined {
  const copy = document.querySelector(`script[id="${handle}-js"]`)?.cloneNode() as Element | undefined;
  return copy?.outerHTML;
}

function originalSteps(handles: readonly string[], rows: readonly Row[]): Step[] {
  const tags = handles.flatMap((handle) => tagOf(handle) ?? []);
  const combined = handles.filter((handle) => !tagOf(handle));
  const names = rows.map(({ name }) => name).join(', ');
  return [
    {
      text: `On WordPress, add these lines to functions.php of the child theme, so that Enliven can take over ${names}. WordPress prints the script’s data with it, which forms need (et_pb_custom): print it yourself, or let Enliven’s plugin keep it. Before you do, run "npx @enliven/cli doctor" with the address of the page: the command says whether other modules need the script.`,
      code: dequeueLines(handles),
    },
    ...(tags.length > 0
      ? [{ text: `On a static site, remove ${tags.length > 1 ? 'these tags' : 'this tag'}.`, code: tags.join('\n') }]
      : []),
    ...(combined.length > 0
      ? [
          {
            text: `Take ${combined.map((handle) => `"${handle}"`).join(', ')} out of the file that a speed plugin combined.`,
          },
        ]
      : []),
  ];
}

/** Returns the sentence about a page. */
function verdictOf({ page, failures, hidden }: Facts, rows: readonly Row[], handles: readonly string[]): string {
  if (page.builder) return 'A builder has the page open, and behaviors stay off in builders.';
  if (rows.length === 0)
    return 'This page has nothing for Enliven: no element and no printed data belongs to a behavior.';
  const out = rows.filter(({ stayedOut }) => stayedOut);
  const [alive, waiting] = [sum(rows, 'mounted'), sum(rows, 'waiting')];
  const parts = [
    ...(out.length > 0
      ? [
          `${out.length} of ${counted(rows.length, 'behavior')} ${stay(out.length)} out, because the theme’s own script runs: ${handles.join(', ')}`,
        ]
      : []),
    ...(failures.length > 0 ? [`${counted(failures.length, 'element')} failed`] : []),
    ...(hidden.length > 0 ? [`${counted(hidden.length, 'element')} of the page ${stay(hidden.length)} hidden`] : []),
  ];
  if (parts.length > 0) return `${parts.join('; ')}; ${counted(alive, 'element')} ${are(alive)} active.`;
  if (alive + waiting === 0)
    return `Enliven is not running on this page: ${counted(rows.length, 'behavior')} ${rows.length === 1 ? 'has' : 'have'} elements here, and none is active.`;
  const rest = waiting > 0 ? `, and ${waiting} more will be when they are needed` : '';
  return `All is well: ${counted(alive, 'element')} of ${counted(rows.length, 'behavior')} ${are(alive)} active${rest}.`;
}

/** Returns the verdict and the next steps. */
export function advise(facts: Facts): Pick<Diagnosis, 'verdict' | 'steps'> {
  const rows = facts.behaviors.filter(({ matched }) => matched > 0);
  const out = rows.filter(({ stayedOut }) => stayedOut);
  const handles = [...new Set(out.flatMap(({ stayedOut }) => stayedOut ?? []))];
  const disabled = new Set(parseConfig(configBlock()).disable);
  const off = rows.filter((row) => isIdle(row) && disabled.has(row.name)).map(({ name }) => `"${name}"`);
  const isStopped = rows.length > 0 && !facts.page.builder && rows.every(isIdle) && off.length < rows.length;
  return {
    verdict: verdictOf(facts, rows, handles),
    steps: [
      ...(handles.length > 0 ? originalSteps(handles, out) : []),
      ...(isStopped
        ? [
            {
              text: 'Start Enliven, or remove "autostart": false from its configuration.',
              code: 'await enliven.start();',
            },
          ]
        : []),
      ...(off.length > 0
        ? [{ text: `Remove ${off.join(', ')} from "disable" in the configuration if the page needs it.` }]
        : []),
      ...facts.failures.map(({ behavior, element, message }) => ({ text: `${behavior} on ${element}: ${message}` })),
      ...facts.hidden.map(({ element, why }) => ({ text: `${element} stays hidden: ${why}` })),
      ...facts.configuration.map((problem) => ({ text: `Configuration: ${problem}` })),
      ...facts.accessibility.map((fault) => ({ text: `For the author of the page: ${fault}` })),
    ],
  };
}
