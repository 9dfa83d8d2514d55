/** Rules by which the WordPress plugin finds behaviors and chooses the scripts to remove: one table, written as a PHP file. */

import { KNOWN_MODULES } from '../../packages/compose/src/site/known-modules';
import {
  COMPANIONS,
  FILES,
  INDEPENDENT,
  LIBRARIES,
  PARTS,
  THEME_SCRIPT,
  withOtherNames,
} from '../../packages/compose/src/site/known-scripts';
import { SHEETS } from '../../packages/compose/src/site/style-sheets';
import type { UnitsDescription } from '../../packages/compose/src/units-description';
import { type Compound, compactSelector } from './compact-selectors';

/** Tests of selectors, by the feature of an element that leads to them. */
interface SelectorIndex {
  class: Record<string, number[]>;
  id: Record<string, number[]>;
  tag: Record<string, number[]>;
  attribute: Record<string, number[]>;
}

type PlainValue = string | number | boolean | PlainValue[] | { [key: string]: PlainValue };

const setOf = (names: Iterable<string>): Record<string, boolean> =>
  Object.fromEntries([...names].sort().map((name) => [name, true]));

/** Adds a test to the index, under the rarest feature that it needs. */
function addToIndex(index: SelectorIndex, { c, i, t, a }: Compound, test: number): void {
  const [attribute] = a ?? [];
  const [kind, key] = c?.[0]
    ? (['class', c[0]] as const)
    : i
      ? (['id', i] as const)
      : t
        ? (['tag', t] as const)
        : (['attribute', attribute?.[0] ?? ''] as const);
  if (!key) throw new Error(`The WordPress plugin would have to test every element for selector ${test}.`);
  index[kind][key] = [...(index[kind][key] ?? []), test];
}

/** Returns the rules of a build. */
function pluginRules({ version, behaviors, scripts }: Pick<UnitsDescription, 'version' | 'behaviors' | 'scripts'>) {
  const tests: [target: string, test: Compound][] = [];
  const index: SelectorIndex = { class: {}, id: {}, tag: {}, attribute: {} };
  const targets = [
    ...Object.entries(behaviors).flatMap(([name, { selector, globals }]) =>
      globals ? [] : [[name, selector] as const],
    ),
    ...Object.entries(SHEETS),
  ];
  for (const [target, selector] of targets)
    for (const test of compactSelector(selector)) {
      addToIndex(index, test, tests.length);
      tests.push([target, test]);
    }
  return {
    version,
    behaviors: Object.keys(behaviors),
    globals: Object.fromEntries(
      Object.entries(behaviors).flatMap(([name, { globals }]) => (globals ? [[name, [...globals]]] : [])),
    ),
    sheets: Object.keys(SHEETS),
    tests,
    index,
    scripts: Object.fromEntries(Object.entries(withOtherNames(scripts)).map(([handle, names]) => [handle, [...names]])),
    files: { ...FILES },
    libraries: setOf(LIBRARIES),
    companions: setOf(COMPANIONS),
    independent: setOf(INDEPENDENT),
    parts: { ...PARTS },
    theme_script: THEME_SCRIPT,
    modules: setOf(KNOWN_MODULES),
  };
}

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** Returns a value in the syntax of PHP. */
export function phpValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Array.isArray(value)
    ? value.map(phpValue)
    : Object.entries(value as Record<string, PlainValue>)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${quoted(key)}=>${phpValue(item)}`);
  return `array(${items.join(',')})`;
}

/** Returns the PHP file with the rules, one key on each line. */
export function rulesFile(units: Pick<UnitsDescription, 'version' | 'behaviors' | 'scripts'>): string {
  const lines = Object.entries(pluginRules(units)).map(([key, value]) => `\t${quoted(key)} => ${phpValue(value)},`);
  return [
    '<?php',
    '/**',
    ' * Rules of this version: which elements are of which behavior, and which scripts a behavior replaces. Written by the build.',
    ' *',
    ' * @package Enliven',
    ' */',
    '',
    'return array(',
    ...lines,
    ');',
    '',
  ].join('\n');
}
