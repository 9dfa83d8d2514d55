/** Decisions about scripts. The WordPress plugin is tested with the same table. */
import { describe, expect, it } from 'vitest';
import { elementsOf, parsePage } from '../src/scan';
import { type CoverOptions, coveredScripts } from '../src/site/covered-scripts';
import { pageScripts } from '../src/site/page-scripts';
import type { UnitsDescription } from '../src/units-description';
import table from './script-cases.json';

interface Case {
  title: string;
  html: string;
  options?: Record<string, string[]>;
}

const units = table.units as unknown as UnitsDescription;

describe('coveredScripts', () => {
  it.each(table.cases as (Case & object)[])('$title', ({ title: _title, html, options = {}, ...expected }) => {
    const page = `<!doctype html><html><head></head><body>${html}</body></html>`;
    const elements = [...elementsOf(parsePage(page))];
    const sets: CoverOptions = Object.fromEntries(
      Object.entries(options).map(([name, values]) => [name, new Set(values)]),
    );
    const { removed, kept, originals } = coveredScripts(pageScripts(elements, page), elements, units, sets);
    const names = removed.map(({ handle, kind }) => (kind === 'file' ? handle : `${handle ?? ''} ${kind}`));
    expect({ removed: names, kept, originals }).toEqual(expected);
  });
});
