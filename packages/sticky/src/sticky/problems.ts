/** Finds and reports problems of the page's data about sticky modules. Fetched when there are any. */
import {
  $breakpoint,
  asRecord,
  asText,
  collectProblems,
  kindOf,
  problemTexts,
  query,
  type Problem as Reported,
  remark,
  type Problems as Tellers,
} from '@enliven/core';
import type { StickyEntry } from './sticky-setting';

const SENTENCES = {
  record: (name, value) => `${name} is ${kindOf(value)}, so nothing sticks because of it. Print it as the theme does.`,
  selector: (id) => `the sticky module "${id}" names no selector, so it does not stick. Check its entry.`,
  parse: (id, value) =>
    `the selector "${value}" of the sticky module "${id}" does not parse, so it does not stick. Check its entry.`,
  position: (id, value) =>
    `position "${value}" is not top, bottom, top_bottom or none, so "${id}" does not stick. Check its position.`,
  limit: (id, value, field) =>
    `limit "${value}" is not body, section, row or column, so no limit is applied. Check ${field} of "${id}".`,
} satisfies Record<string, (...details: unknown[]) => string>;

/** Kinds of problems. */
export type ProblemKind = keyof typeof SENTENCES;

/** A problem of the page's data. */
export type Problem = Reported<ProblemKind>;
export type Problems = Tellers<ProblemKind>;

/** Formats a problem as a message: what happened, why, and what to check. */
export const problemText = problemTexts<ProblemKind>(SENTENCES);

/** Readers of the data, passed as an argument so that this chunk does not import them. */
export interface Reading {
  readSticky: typeof import('./sticky-setting').readSticky;
  deviceValue: typeof import('./devices').deviceValue;
  settingFor: typeof import('./devices').settingFor;
}

/** Field with a keyword → kind of problem. */
const WORDS = { position: 'position', topLimit: 'limit', bottomLimit: 'limit' } as const;

function checkRecord(name: string, value: unknown, { add }: Problems): void {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (!empty && (typeof value !== 'object' || Array.isArray(value))) add('record', name, value);
  else
    for (const [id, entry] of Object.entries(asRecord(value)))
      if (!asText(asRecord(entry).selector)) add('selector', id);
}

function checkEntry({ id, fields }: StickyEntry, device: string, { add }: Problems, reading: Reading): void {
  const { deviceValue, settingFor } = reading;
  for (const [field, kind] of Object.entries(WORDS)) {
    // Each field is checked alone, to name the one with the problem.
    settingFor({ fields: { [field]: fields[field] } }, device, () =>
      add(kind, id, deviceValue(fields[field], device), field),
    );
  }
}

/**
 * Finds the problems of both sources for one device.
 *
 * @param document parses the selectors; without it they count as correct
 */
export function findProblems(
  [legacy, native]: readonly unknown[],
  device: string,
  reading: Reading,
  document?: Document,
): Problem[] {
  const problems = collectProblems<ProblemKind>();
  checkRecord('diviElementStickyData', native, problems);
  checkRecord('et_pb_sticky_elements', legacy, problems);
  for (const entry of reading.readSticky(legacy, native)) {
    checkEntry(entry, device, problems, reading);
    try {
      query(document?.createDocumentFragment(), entry.selector);
    } catch {
      problems.add('parse', entry.id, entry.selector);
    }
  }
  return problems.list();
}

export function reportProblems(sources: readonly unknown[], reading: Reading, document: Document): void {
  for (const problem of findProblems(sources, $breakpoint.get(), reading, document))
    remark(problemText(problem), { package: '@enliven/sticky', behavior: 'sticky' });
}
