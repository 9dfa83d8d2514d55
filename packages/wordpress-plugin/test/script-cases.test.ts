/** Decisions about scripts in PHP: the same as those of `@enliven/compose`, with the same reasons. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemWith, RELEASES, readInPhp } from './support/run-pages';

interface Case {
  title: string;
  html: string;
  options?: Record<string, string[]>;
  removed: string[];
  kept: { name: string; why: string }[];
  originals: boolean;
}

const { units, cases } = JSON.parse(
  readFileSync(new URL('../../compose/test/script-cases.json', import.meta.url), 'utf8'),
) as { units: Parameters<typeof readInPhp>[1]; cases: Case[] };

const pageOf = (html: string): string => `<!doctype html><html><head></head><body>${html}</body></html>`;

describe.each(RELEASES)('scripts of a page, with the reader of tags of WordPress %s', (release) => {
  const why = problemWith(release);
  let report: ReturnType<typeof readInPhp>;
  beforeAll(() => {
    if (why) return console.warn(`Tests of the WordPress plugin are skipped. ${why}`);
    const pages = cases.map(({ html, options }) => ({ html: pageOf(html), options }));
    report = readInPhp(release, units, pages);
  });

  it.for(cases.map((one, index) => ({ ...one, index })))('$title', ({ index, removed, kept, originals }, { skip }) => {
    skip(Boolean(why), why);
    const result = report.results[index];
    expect(result?.removed.map(([handle, kind]) => (kind === 'file' ? handle : `${handle} ${kind}`))).toEqual(removed);
    expect(result?.kept).toEqual(kept);
    expect(result?.originals).toBe(originals);
    for (const [, , element] of result?.removed ?? []) expect(element).toMatch(/^<script\b[^<]*.*<\/script\s*>$/is);
  });

  it('cause no notice, warning or deprecation', ({ skip }) => {
    skip(Boolean(why), why);
    expect(report.notes).toEqual([]);
  });
});
