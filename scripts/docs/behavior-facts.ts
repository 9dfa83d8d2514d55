/** Facts about behaviors that the documentation takes from descriptors and from the build. */
import { join } from 'node:path';
import type { AnyBehavior, When } from '@enliven/core';
import { type DescribedBehavior, describedBehaviors } from '../behavior-docs/described-behaviors';
import { composedBytes } from '../size/composed-bytes';
import { kilobytes } from '../size/kilobytes';
import { type PageBytes, pageBytes } from '../size/page-bytes';
import { ROOT } from '../workspace';

/** Behavior with the facts that its page shows. */
export interface BehaviorFacts extends DescribedBehavior {
  /** Name of the behavior's export, e.g. `contactForm`. */
  exported: string | undefined;
  /** Size of all code of a page with only this behavior (lite, gzip): with the loader, and composed. */
  loader: string;
  composed: string;
}

const WAKES: Record<When, string> = {
  now: 'at once',
  visible: 'near the window, at the latest when the page is idle',
  idle: 'when the page is idle',
  interaction: 'at the first press, at the latest when the page is idle',
};

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Escapes a value for a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function sizesOf(sizes: readonly Pick<PageBytes, 'page' | 'flavour' | 'gzip'>[]): Map<string, string> {
  return new Map(sizes.flatMap(({ page, flavour, gzip }) => (flavour === 'lite' ? [[page, kilobytes(gzip)]] : [])));
}

/** Reads all behaviors, their descriptions and their sizes. @throws Error if the build is missing */
export async function behaviorFacts(): Promise<BehaviorFacts[]> {
  const described = await describedBehaviors();
  const loader = sizesOf(pageBytes(ROOT));
  const composed = sizesOf(composedBytes(ROOT));
  const names = new Map<unknown, string>();
  for (const name of new Set(described.map(({ behavior }) => behavior.package))) {
    const entry: Record<string, unknown> = await import(
      join(ROOT, name.replace('@enliven', 'packages'), 'src/index.ts')
    );
    for (const [exported, value] of Object.entries(entry)) names.set(value, exported);
  }
  return described.map((one) => ({
    ...one,
    exported: names.get(one.behavior),
    loader: loader.get(one.behavior.name) ?? '',
    composed: composed.get(one.behavior.name) ?? '',
  }));
}

function discovery({ selector, globals }: AnyBehavior): [string, string] {
  return globals
    ? ['Mounts', `once, on \`body\`, if the page prints ${globals.map((name) => `\`${name}\``).join(' or ')}`]
    : ['Mounts on', `\`${selector}\``];
}

/** Returns the table of facts, in Markdown. */
export function factsTable({ behavior, exported, loader, composed }: BehaviorFacts): string {
  const { name, incumbents = [], brings = [], builds, builder, when = 'visible' } = behavior;
  const folder = behavior.package.replace('@enliven/', '');
  const rows: [string, string][] = [
    ['Name', `\`${name}\`, for the configuration (\`disable\`, \`force\`, \`when\`)`],
    ['Package', `[\`${behavior.package}\`](/packages/${folder})${exported ? `, exported as \`${exported}\`` : ''}`],
    discovery(behavior),
    ['Wakes', WAKES[when]],
    ['Replaces', incumbents.length > 0 ? code(incumbents) : 'no script: an addition of Enliven'],
    ...(brings.length > 0
      ? [['Brings', brings.map((one) => `[${one}](/behaviors/${one})`).join(', ')] as [string, string]]
      : []),
    ...(builds
      ? [['Inserts', 'elements that other scripts look for; jQuery’s `ready` waits for it'] as [string, string]]
      : []),
    ['In the builder', builder ? 'runs in previews' : 'off'],
    [
      'Size',
      `${loader} with the loader, ${composed} as a composed file (all code of a page with nothing else, gzip, lite)`,
    ],
  ];
  return ['| fact | value |', '|---|---|', ...rows.map(([fact, value]) => `| ${fact} | ${cell(value)} |`)].join('\n');
}
