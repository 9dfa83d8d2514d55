/** Report of the command line: table, JSON and progress. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { filesIn, pageOf, siteWith, TOGGLE } from './support/temp-site';

const noise = (length: number) => Array.from({ length }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0).join(' ');
const THEME = '<script src="../js/scripts.js?ver=1" id="divi-custom-script-js"></script>';
const SITE = {
  'p/index.html': pageOf({ body: TOGGLE + THEME }),
  'js/scripts.js': noise(4000),
};

describe('the report', () => {
  it('has bytes and requests of each page before and after', () => {
    const { output } = siteWith(SITE).run();
    const [header, row, total] = output.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(header).toEqual([
      'page',
      'kB before',
      'kB after',
      'requests before',
      'requests after',
      'behaviors',
      'script',
    ]);
    const [path, before, after, ...counts] = row ?? [];
    expect(path).toBe('p/index.html');
    expect(Number(before)).toBeGreaterThan(15);
    expect(Number(after)).toBeLessThan(1);
    expect(counts).toEqual(['2', '2', '1', expect.stringMatching(/^enliven-\w{10}\.js$/)]);
    expect(total?.[0]).toBe('total');
    expect(output).toMatch(/^Composed 1 page, 1 composed file \(\d\.\d kB\)\.$/m);
  });

  it('lists the scripts that stay, with reasons', () => {
    const { output } = siteWith({ 'a.html': pageOf({ body: `${TOGGLE}<script src="x.js"></script>` }) }).run();
    expect(output).toContain('These scripts stay:\n  x.js: it is not known (1 page)');
  });

  it('is JSON with --json', () => {
    const { run } = siteWith(SITE);
    const report = JSON.parse(run('--json').output);
    expect(report).toMatchObject({ dryRun: false, failures: [], withoutBehaviors: [] });
    expect(report.pages[0]).toMatchObject({
      path: 'p/index.html',
      behaviors: ['toggle'],
      removed: ['divi-custom-script'],
      kept: [],
      before: { requests: 2 },
    });
    expect(JSON.parse(run('--restore', '--json').output)).toMatchObject({ restored: ['p/index.html'] });
  });

  it('is printed with --dry-run, which writes no files', () => {
    const { site, run } = siteWith(SITE);
    const before = filesIn(site);
    const { code, output } = run('--dry-run');
    expect(code).toBe(0);
    expect(output).toContain('Nothing was written. It would be 1 page');
    expect(filesIn(site)).toEqual(before);
  });
});

describe('progress', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.html`, pageOf()]));

  it('is shown on a terminal while many pages are composed', () => {
    const { errors } = siteWith(many).run('--progress');
    expect(errors).toContain('reading 20 of 60 pages');
    expect(errors).toContain('composing 50 of 60 pages');
    expect(errors.endsWith('\r\u001b[K')).toBe(true);
  });

  it('is not shown for few pages or outside a terminal', () => {
    expect(siteWith(SITE).run('--progress').errors).toBe('');
    expect(siteWith(many).run().errors).toBe('');
  });
});

describe('the command', () => {
  it('accepts files, and uses their deepest common folder as the site', () => {
    const { site, read, runOn } = siteWith({ 'x/a/1.html': pageOf(), 'x/b/2.html': pageOf(), 'x/3.html': pageOf() });
    expect(runOn([join(site, 'x/a/1.html'), join(site, 'x/b/2.html')]).code).toBe(0);
    expect(read('x/a/1.html')).toContain('src="../enliven/enliven-');
    expect(read('x/3.html')).toBe(pageOf());
  });

  it('prints its version', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
