/** Behaviors that the plugin finds in PHP, compared with the results of `scan()` on random pages. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readUnits, scan } from '@enliven/compose';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomPages } from './support/random-pages';
import { problemWith, RELEASES, readInPhp } from './support/run-pages';

const CDN = fileURLToPath(new URL('../../enliven/cdn', import.meta.url));
const notBuilt = existsSync(`${CDN}/lite/units.json`) ? '' : 'The script tag is not built. Run: pnpm build';
const COUNT = 300;

describe.each(RELEASES)('behaviors of a page, with the reader of tags of WordPress %s', (release) => {
  const why = problemWith(release) || notBuilt;
  let units: ReturnType<typeof readUnits>;
  let pages: string[] = [];
  let report: ReturnType<typeof readInPhp>;
  const read = (html: string, ignore?: string[]) => readInPhp(release, units, [{ html, ignore }]).results[0];
  beforeAll(() => {
    if (why) return console.warn(`Tests of the WordPress plugin are skipped. ${why}`);
    units = readUnits('lite', CDN);
    pages = randomPages(
      Object.values(units.behaviors).map(({ selector }) => selector),
      COUNT,
      42,
    );
    report = readInPhp(
      release,
      units,
      pages.map((html) => ({ html })),
    );
    // Long for machines under load.
  }, 60_000);
  const test = (title: string, body: () => void) =>
    it(title, ({ skip }) => {
      skip(Boolean(why), why);
      body();
    });

  test('are the same as those that scan() finds', () => {
    const different = pages.filter(
      (html, index) => scan(html, units).join() !== report.results[index]?.behaviors.join(),
    );
    expect(different.map((html) => ({ html, scan: scan(html, units) }))).toEqual([]);
    expect(report.results.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
    expect(report.notes).toEqual([]);
  });

  test('are numerous on random pages, so that the comparison is meaningful', () => {
    const found = new Set(report.results.flatMap(({ behaviors }) => behaviors));
    expect(found.size).toBeGreaterThan(60);
  });

  test('get their tags before the end of the head', () => {
    for (const [index, html] of pages.entries())
      expect(html.slice(report.results[index]?.insert_at)).toMatch(/^<\/head>/);
  });

  test('are found by the classes of a body tag after an element in the head has begun the body', () => {
    const html = `<html><head><img src="a.png"></head><body class="et_vertical_nav"><header id="main-header"></header></body></html>`;
    expect(scan(html, units)).toContain('header-variant');
    expect(read(html)?.behaviors).toEqual(scan(html, units));
  });

  test('are not found in elements that the site excludes', () => {
    const page = (attribute: string) =>
      `<html><head></head><body><main ${attribute}><div class="et_pb_tabs"></div></main></body></html>`;
    expect(read(page('class="a b"'), ['.b'])?.behaviors).not.toContain('tabs');
    expect(read(page('id="hero"'), ['#hero'])?.behaviors).not.toContain('tabs');
    expect(read(page('class="ab" id="c"'), ['.b', '#hero'])?.behaviors).toContain('tabs');
  });

  test('are not searched in a broken page', () => {
    const inBody = (body: string) => read(`<html><head></head><body>${body}`)?.problem;
    expect(inBody('<p>cut off')).toBe('it has no end');
    expect(inBody('<script>a</body></html>')).toBe('it has no end');
    expect(inBody(`${'<div>'.repeat(600)}</body></html>`)).toBe('its elements are nested more than 512 deep');
    expect(read('<p>a</p></body></html>')?.problem).toBe('it has no end of the head');
  });
});
