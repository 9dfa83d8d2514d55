/** Plans with a common file, made by the command line. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, pageOf, siteWith, TOGGLE, writeFiles } from './support/temp-site';

/** Returns code that hardly compresses. */
const noise = (seed: number, length = 900) =>
  Array.from({ length }, (_, at) => Math.imul(at + seed, 2_654_435_761) >>> 0).join(' ');
const unit = (at: number, text: string) => ({ [`lite/units/unit-${at}.js`]: `const b${at}="${text}";` });

const TABS = '<div class="et_pb_module et_pb_tabs"></div>';
const SLIDER = '<div class="et_pb_module et_pb_slider"></div>';
const PAGES = {
  'index.html': pageOf(),
  'a/tabs.html': pageOf({ body: TABS }),
  'a/slider.html': pageOf({ body: SLIDER }),
};

/** Creates a site and a build whose units have the given code. */
function siteOf(pages: Readonly<Record<string, string>>, ...units: Readonly<Record<string, string>>[]) {
  const opened = siteWith(pages);
  writeFiles(opened.build, Object.assign({}, ...units));
  return opened;
}

const LARGE_CORE = unit(0, noise(1));
const commonIn = (site: string) =>
  Object.keys(filesIn(site)).filter((path) => /\/enliven-common-\w{10}\.js$/.test(path));

describe('a common file', () => {
  it('is imported by the rests and preloaded by the pages, which contain the hashes of both', () => {
    const { site, read, run } = siteOf(PAGES, LARGE_CORE);
    expect(run().code).toBe(0);
    const [common = ''] = commonIn(site);
    expect(commonIn(site)).toHaveLength(1);
    expect(read(common)).toContain('const b0=');
    expect(read(common)).not.toContain('s([');
    for (const [path, prefix] of [
      ['index.html', './'],
      ['a/tabs.html', '../'],
    ] as const) {
      const links = [
        ...read(path).matchAll(
          /<(link rel="modulepreload" href|script type="module" src)="([^"]+)" integrity="([^"]+)"/g,
        ),
      ];
      expect(links.map(([, kind]) => kind?.split(' ')[0])).toEqual(['link', 'script']);
      expect(links[0]?.[2]).toBe(prefix + common);
      for (const [, , address = '', integrity] of links) {
        const code = Buffer.from(read(join(path, '..', address)), 'latin1');
        expect(integrity).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`);
      }
      const rest = read(join(path, '..', links[1]?.[2] ?? ''));
      expect(rest).toMatch(/^\/\/# allFunctionsCalledOnLoad\nimport\{[\w$,]+\}from"\.\/enliven-common-\w{10}\.js";\n/);
      expect(rest).not.toContain('const b0=');
    }
  });

  it('counts as bytes and as a request, and the report shows the savings', () => {
    const { run } = siteOf(PAGES, LARGE_CORE);
    const { pages, files, choice } = JSON.parse(run('--json').output);
    expect(choice).toMatchObject({ plan: 'common', apart: 0 });
    const sizes = new Map<string, number>(files.map(({ path, gzip }: { path: string; gzip: number }) => [path, gzip]));
    expect(choice.bytes).toBe([...sizes.values()].reduce((sum, size) => sum + size));
    expect(choice.bytes).toBeLessThan(choice.otherBytes / 2);
    const separate = JSON.parse(run('--json', '--no-common').output);
    expect(separate.choice).toEqual({ plan: 'separate', given: 'option', bytes: choice.otherBytes });
    for (const [at, { after, script, common }] of pages.entries()) {
      expect(after.requests).toBe(separate.pages[at].after.requests + 1);
      expect(after.bytes).toBeGreaterThan((sizes.get(script) ?? 0) + (sizes.get(common) ?? 0));
    }
    expect(run().output).toMatch(
      /^Plan: a common file, and a rest for each set of behaviors: [\d.]+ kB instead of [\d.]+ kB \(\d\d\.\d % saved\)\. A first page grows by at most 0\.\d kB\.$/m,
    );
  });

  it('is not chosen if it saves little', () => {
    const { site, run } = siteOf(PAGES, unit(1, noise(1)), unit(2, noise(2000)), unit(3, noise(4000)));
    expect(run().output).toMatch(/^Plan: one file for each set of behaviors\. A common file would save nothing\.$/m);
    expect(commonIn(site)).toEqual([]);
    const core = unit(0, noise(7000, 70));
    expect(siteOf(PAGES, core, unit(1, noise(1)), unit(2, noise(2000)), unit(3, noise(4000))).run().output).toMatch(
      /A common file would save [1-4]\.\d % only\.$/m,
    );
  });

  it('is not chosen if every first page would grow too much', () => {
    // Equal code takes twice the bytes when compressed in separate files.
    const equal = [0, 1, 2, 3].map((at) => unit(at, noise(1)));
    const { site, run } = siteOf(PAGES, ...equal);
    expect(run().output).toContain('A common file would make first pages too large.');
    expect(commonIn(site)).toEqual([]);
  });

  it('is not used by pages that would grow too much', () => {
    const { read, run } = siteOf(PAGES, LARGE_CORE, unit(1, noise(1)));
    const { output } = run();
    expect(output).toContain('Pages that would grow more keep a file of their own: 1.');
    expect(read('index.html')).not.toContain('modulepreload');
    expect(read('a/tabs.html')).toContain('modulepreload');
  });

  it('is not used if all pages have the same behaviors, or with --one or --no-common', () => {
    const same = siteOf({ 'a.html': pageOf(), 'b.html': pageOf() }, LARGE_CORE);
    expect(same.run().output).toContain('Plan: one file, since all pages have the same behaviors.');
    for (const [option, text] of [
      ['--one', 'Plan: one file for all pages, by --one.'],
      ['--no-common', 'Plan: one file for each set of behaviors, by --no-common.'],
    ] as const) {
      const { site, run } = siteOf(PAGES, LARGE_CORE);
      expect(run(option).output).toContain(text);
      expect(commonIn(site)).toEqual([]);
    }
  });

  it('contains units that most sets need, and rests check for originals only on pages that keep one', () => {
    const unknown =
      '<div class="et_pb_module dsm_card"></div><script src="/js/a.js" id="divi-custom-script-js"></script>';
    const { site, read, run } = siteOf(
      {
        'a.html': pageOf({ body: TOGGLE + TABS }),
        'b.html': pageOf({ body: TOGGLE + unknown }),
        'c.html': pageOf({ body: TOGGLE + SLIDER }),
      },
      LARGE_CORE,
      unit(1, noise(5000)),
    );
    const { pages } = JSON.parse(run('--json').output);
    const common = read(commonIn(site)[0] ?? '');
    expect(common).toContain('const b1=');
    expect(common).not.toContain('const b2=');
    const ends = pages.map(({ script }: { script: string }) => read(script).includes(',!0)'));
    expect(ends).toEqual([false, true, false]);
    const [, b = ''] = pages.map(({ script }: { script: string }) => read(script));
    expect(b).toContain('s([b1],');
    expect(b).not.toContain('const b');
  });
});

describe('a site with a common file', () => {
  it('is unchanged by a second run, and has no common file after a run with --no-common', () => {
    const { site, run } = siteOf(PAGES, LARGE_CORE);
    run();
    const once = filesIn(site);
    run();
    expect(filesIn(site)).toEqual(once);
    run('--no-common');
    expect(commonIn(site)).toEqual([]);
    run();
    expect(filesIn(site)).toEqual(once);
  });

  it('replaces the common file when pages change', () => {
    const { site, run } = siteOf(PAGES, LARGE_CORE, unit(2, noise(5000)));
    run();
    const before = commonIn(site);
    writeFiles(site, {
      'index.html': pageOf({ body: TABS + TOGGLE }),
      'a/slider.html': pageOf({ body: TABS + SLIDER }),
    });
    run();
    expect(commonIn(site)).toHaveLength(1);
    expect(commonIn(site)).not.toEqual(before);
  });

  it('keeps the common file while a page uses it, and is restored byte for byte', () => {
    const { site, run, runOn } = siteOf(PAGES, LARGE_CORE);
    run();
    runOn([join(site, 'index.html')], '--folder', site, '--restore');
    expect(commonIn(site)).toHaveLength(1);
    expect(filesIn(site)['index.html']).toBe(PAGES['index.html']);
    run('--restore');
    expect(filesIn(site)).toEqual(PAGES);
  });

  it('is not written with --dry-run', () => {
    const { site, run } = siteOf(PAGES, LARGE_CORE);
    expect(run('--dry-run').output).toContain('Plan: a common file');
    expect(filesIn(site)).toEqual(PAGES);
  });
});
