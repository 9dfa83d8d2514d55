/** The files a new behavior begins with: alive, conformant, and doing next to nothing. */
import { firstClass, type Names } from './names';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const descriptor = ({
  package: folder,
  kebab,
  camel,
  pascal,
  selector,
}: Names) => `/** Where to find each ${kebab}. Say in one sentence what a visitor can do with it. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { ${pascal}Config } from './${kebab}';

export const ${camel}: Behavior<${pascal}Config> = defineBehavior({
  name: '${kebab}',
  package: '@enliven/${folder}',
  selector: ${quote(selector)},
  load: () => import('./${kebab}'),
});
`;

const component = ({
  kebab,
  camel,
  pascal,
}: Names) => `/** The ${kebab}: which state the server's elements should show. */
import { type BehaviorProps, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useReducer } from 'react';

export interface ${pascal}Config {
  /** The server says that it is on. */
  on: boolean;
}

export type ${pascal}State = 'off' | 'on';
export type ${pascal}Event = 'press';

const NEXT: Readonly<Record<${pascal}State, Partial<Record<${pascal}Event, ${pascal}State>>>> = {
  off: { press: 'on' },
  on: { press: 'off' },
};

/** What leads from one state to the next. */
export const ${camel}Machine = (state: ${pascal}State, event: ${pascal}Event): ${pascal}State => NEXT[state][event] ?? state;

/** Reads the markup: pure, typed, and content with whatever it finds. */
export const config = (element: Element): ${pascal}Config => ({ on: element.classList.contains('is-on') });

export default function ${pascal}({ element, config: { on } }: BehaviorProps<${pascal}Config>): ReactNode {
  const [state, send] = useReducer(${camel}Machine, on ? 'on' : 'off');
  useClass(element, 'is-on', state === 'on');
  useEvent(element, 'click', () => send('press'));
  return null;
}
`;

const conformance = ({
  kebab,
  camel,
  selector,
}: Names) => `/** The ${kebab} keeps to the rules every behavior keeps to. */
import { click, describeBehavior } from '@enliven/testing';
import { ${camel} } from '../src/${kebab}';

describeBehavior(${camel}, {
  html: '<div class="${firstClass(selector) ?? 'fill-me-in'}"><p>Text</p></div>',
  act: (element) => void click(element),
});
`;

const machineTest = ({ kebab, camel }: Names) => `/** Every step of the ${kebab}. */
import { expect, it } from 'vitest';
import { ${camel}Machine } from '../src/${kebab}/${kebab}';

it.each([
  ['off', 'press', 'on'],
  ['on', 'press', 'off'],
] as const)('%s, %s → %s', (state, event, next) => {
  expect(${camel}Machine(state, event)).toBe(next);
});
`;

/** Path below the package's folder → text. */
export const newFiles = (names: Names): Map<string, string> => {
  const { kebab } = names;
  return new Map([
    [`src/${kebab}/index.ts`, descriptor(names)],
    [`src/${kebab}/${kebab}.tsx`, component(names)],
    [`test/${kebab}.conformance.test.tsx`, conformance(names)],
    [`test/${kebab}-machine.test.ts`, machineTest(names)],
  ]);
};
