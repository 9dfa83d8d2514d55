// Results of the split tests: numbers of records by test, variant and kind.

import { Hono } from 'hono';
import type { Store } from '../database';
import { escapeHtml } from '../escape-html';
import { printedPage } from './pages';

const KINDS = ['read_page', 'view_goal', 'read_goal', 'click_goal', 'con_goal', 'con_short'];

type Counts = Map<string, Map<string, number>>;

/** Counts records: test and variant → kind → number. */
function countRecords(store: Store): Counts {
  const counts: Counts = new Map();
  for (const { kind, payload } of store.list()) {
    if (kind !== 'split-test') continue;
    const { test_id, subject_id, record_type } = payload as Record<string, unknown>;
    const name = `${test_id}, variant ${subject_id}`;
    const own = counts.get(name) ?? new Map<string, number>();
    own.set(String(record_type), (own.get(String(record_type)) ?? 0) + 1);
    counts.set(name, own);
  }
  return counts;
}

function table(counts: Counts): string {
  if (counts.size === 0) return '<p>Nobody has seen a test yet.</p>';
  const rows = [...counts]
    .sort()
    .map(
      ([name, own]) =>
        `<tr><th scope="row">${escapeHtml(name)}</th>${KINDS.map((kind) => `<td>${own.get(kind) ?? 0}</td>`).join('')}</tr>`,
    );
  return `<table><caption>Records by test and variant</caption><thead><tr><th scope="col">Test</th>${KINDS.map((kind) => `<th scope="col">${kind}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export const splitTestRoutes = (store: Store): Hono =>
  new Hono()
    .get('/split-test/results', (context) =>
      printedPage(context, 4, {
        path: '/split-test/results',
        title: 'What came of the tests',
        summary: 'How often each variant was read, seen, pressed and ordered.',
        kind: 'plain',
        body: () => table(countRecords(store)),
      }),
    )
    .get('/split-test/results.json', (context) =>
      context.json(Object.fromEntries([...countRecords(store)].map(([name, own]) => [name, Object.fromEntries(own)]))),
    );
