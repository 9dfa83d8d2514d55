/** Finds what in the configuration does nothing: keys, names and values nobody knows, each with the nearest known one. */
import { asRecord, kindOf } from '@enliven/core';
import { KEYS, MOMENTS, NAMES, PARTS, type Wanted } from './known-words';
import { nearest } from './nearest';

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : kindOf(value));

/** Whether somebody may have meant another word, as a sentence. */
function hint(given: unknown, words: readonly string[]): string {
  const near = typeof given === 'string' ? nearest(given, words) : undefined;
  return near ? ` Did you mean "${near}"?` : '';
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says so unless `value` is a group of options. */
const groupProblem = (key: string, value: unknown, example: string): string[] =>
  isRecord(value) ? [] : [`"${key}" wants options, but got ${quoted(value)}, so it does nothing. Write ${example}.`];

function keyProblems(group: object, known: readonly string[], where: string): string[] {
  return Object.keys(group)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `"${key}" is not a key ${where}, so it does nothing.${hint(key, known) || ` Keys are ${known.join(', ')}.`}`,
    );
}

function nameProblems(key: string, value: unknown, names: readonly string[]): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value))
    return [
      `"${key}" wants a list of names, but got ${quoted(value)}, so it does nothing. Write ["${hint(value, names).split('"')[1] ?? 'tabs'}"].`,
    ];
  return value
    .filter((name) => !names.includes(name))
    .map((name) => `"${key}" names ${quoted(name)}, which is not a behavior.${hint(name, names)}`);
}

const isOneOf = (value: unknown, wanted: Wanted): boolean =>
  wanted.some((one) =>
    typeof one === 'string' ? value === one : one.is === 'list' ? Array.isArray(value) : typeof value === one.is,
  );

const inWords = (wanted: Wanted): string =>
  wanted.map((one) => (typeof one === 'string' ? `"${one}"` : one.is)).join(' or ');

function valueProblem(path: string, value: unknown, wanted: Wanted): string[] {
  if (isOneOf(value, wanted)) return [];
  const words = wanted.filter((one) => typeof one === 'string');
  return [`"${path}" wants ${inWords(wanted)}, but got ${quoted(value)}, so it does nothing.${hint(value, words)}`];
}

function whenProblems(when: unknown, names: readonly string[]): string[] {
  if (when === undefined) return [];
  return [
    ...groupProblem('when', when, '{ "tabs": "idle" }'),
    ...Object.entries(asRecord(when)).flatMap(([name, moment]) => [
      ...nameProblems('when', [name], names),
      ...valueProblem(`when.${name}`, moment, MOMENTS),
    ]),
  ];
}

function ignoreProblems(ignore: unknown): string[] {
  if (ignore === undefined) return [];
  try {
    if (
      typeof ignore === 'string' &&
      (ignore === '' || document.createDocumentFragment().querySelector(ignore) === null)
    )
      return [];
  } catch {
    // Said below.
  }
  return [`"ignore" wants a selector, but got ${quoted(ignore)}, so nothing is left alone.`];
}

function partProblems(part: string, value: unknown): string[] {
  const known = PARTS[part];
  if (value === undefined) return [];
  const problems = groupProblem(part, value, `{ "${part}": { … } }`);
  if (!known || problems[0]) return problems;
  return [
    ...keyProblems(value as object, Object.keys(known), `of "${part}"`),
    ...Object.entries(asRecord(value)).flatMap(([key, option]) =>
      Object.hasOwn(known, key) ? valueProblem(`${part}.${key}`, option, known[key] as Wanted) : [],
    ),
  ];
}

/**
 * @param data what the configuration block says
 * @param own names of further behaviors that are on the page
 * @returns one sentence for each thing that does nothing
 */
export function configurationProblems(data: unknown, own: readonly string[] = []): string[] {
  if (!isRecord(data)) return [`it wants an object such as { "disable": ["tabs"] }, but is ${quoted(data)}.`];
  const { autostart, disable, force, ignore, messages, when, ...rest } = asRecord(data);
  const names = [...new Set([...NAMES, ...own])];
  return [
    ...keyProblems(asRecord(data), KEYS, 'of the configuration'),
    ...(autostart === undefined ? [] : valueProblem('autostart', autostart, [{ is: 'boolean' }])),
    ...nameProblems('disable', disable, names),
    ...nameProblems('force', force, [...names, 'all']),
    ...ignoreProblems(ignore),
    ...whenProblems(when, names),
    ...(messages === undefined ? [] : groupProblem('messages', messages, '{ "timeout": "Too slow." }')),
    ...Object.entries(asRecord(messages)).flatMap(([key, one]) =>
      valueProblem(`messages.${key}`, one, [{ is: 'string' }]),
    ),
    ...Object.entries(rest).flatMap(([part, value]) => (Object.hasOwn(PARTS, part) ? partProblems(part, value) : [])),
  ];
}
