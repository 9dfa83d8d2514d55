/** What is wrong with a page's data about sticky modules; fetched when something is. */
import { $breakpoint, asRecord, asText, collectProblems, remark } from '@enliven/core';
import { type Problem, type ProblemKind, type Problems, problemText } from '../shared/problem-text';
import { deviceValue } from './device-value';
import { settingFor } from './devices';
import { readSticky, type StickyEntry } from './read-sticky';

/** The settings that are words, and what each is about. */
const WORDS = { position: 'position', topLimit: 'limit', bottomLimit: 'limit' } as const;

function checkRecord(name: string, value: unknown, { add }: Problems): void {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (!empty && (typeof value !== 'object' || Array.isArray(value))) add('record', name, value);
  else
    for (const [id, entry] of Object.entries(asRecord(value)))
      if (!asText(asRecord(entry).selector)) add('selector', id);
}

function checkEntry({ id, fields }: StickyEntry, device: string, { add }: Problems): void {
  for (const [field, kind] of Object.entries(WORDS)) {
    // A word alone is odd if it is odd among others.
    settingFor({ fields: { [field]: fields[field] } }, device, () =>
      add(kind, id, deviceValue(fields[field], device), field),
    );
  }
}

/**
 * Both sources, as one device shows them.
 *
 * @param document where selectors are tried; without it they count as correct
 */
export function problemsOf(legacy: unknown, native: unknown, device: string, document?: Document): Problem[] {
  const problems = collectProblems<ProblemKind>();
  checkRecord('diviElementStickyData', native, problems);
  checkRecord('et_pb_sticky_elements', legacy, problems);
  for (const entry of readSticky(legacy, native)) {
    checkEntry(entry, device, problems);
    try {
      document?.createDocumentFragment().querySelector(entry.selector);
    } catch {
      problems.add('parse', entry.id, entry.selector);
    }
  }
  return problems.list();
}

export function reportProblems([legacy, native]: readonly unknown[], document: Document): void {
  for (const problem of problemsOf(legacy, native, $breakpoint.get(), document))
    remark(problemText(problem), { package: '@enliven/sticky', behavior: 'sticky' });
}
