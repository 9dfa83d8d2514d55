/** Restoration of composed sites. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, pageOf, siteWith, writeFiles } from './support/temp-site';

const PAGES = {
  'index.html': pageOf({ body: '<div class="et_pb_toggle">\r\n\t<p a=b>\x00&amp' }),
  'a/b/c.html': pageOf({ body: '<script id="divi-custom-script-js" src="x.js"></script><div class="et_pb_tabs">' }),
  'picture.svg': '<svg/>',
};

describe('--restore', () => {
  it('restores every page byte for byte and removes everything else', () => {
    const { site, run } = siteWith(PAGES);
    const before = filesIn(site);
    run();
    expect(filesIn(site)).not.toEqual(before);
    const { code, output } = run('--restore');
    expect({ code, output }).toEqual({ code: 0, output: 'Restored 2 pages.\n' });
    expect(filesIn(site)).toEqual(before);
  });

  it('restores the originals after several runs', () => {
    const { site, run } = siteWith(PAGES);
    const before = filesIn(site);
    for (const options of [[], ['--one'], ['--no-loader']]) run(...options);
    run('--restore');
    expect(filesIn(site)).toEqual(before);
  });

  it('restores only the given pages and keeps the files of the others', () => {
    const { site, read, run, runOn } = siteWith(PAGES);
    run();
    runOn([join(site, 'index.html')], '--folder', site, '--restore');
    expect(read('index.html')).toBe(PAGES['index.html']);
    expect(read('a/b/c.html')).toContain('../../enliven/enliven-');
    run('--restore');
    expect(filesIn(site)).toEqual(PAGES);
  });

  it('does not overwrite pages that were changed after composing', () => {
    const { site, read, run } = siteWith(PAGES);
    run();
    const changed = `${read('index.html')}<!-- changed -->`;
    writeFiles(site, { 'index.html': changed });
    const { code, output } = run('--restore');
    expect(code).toBe(1);
    expect(output).toContain('index.html: The page was changed after it was composed');
    expect(read('index.html')).toBe(changed);
    expect(read('enliven/originals/index.html')).toBe(PAGES['index.html']);
    expect(read('a/b/c.html')).toBe(PAGES['a/b/c.html']);
  });

  it('does not change pages that were exported again or removed', () => {
    const { site, run } = siteWith(PAGES);
    run();
    writeFiles(site, { 'index.html': pageOf({ body: 'new' }) });
    rmSync(join(site, 'a'), { recursive: true });
    expect(run('--restore').code).toBe(0);
    expect(filesIn(site)).toEqual({ 'index.html': pageOf({ body: 'new' }), 'picture.svg': '<svg/>' });
  });

  it('reports that a stored original was changed', () => {
    const { site, run } = siteWith(PAGES);
    run();
    writeFiles(site, { 'enliven/originals/index.html': 'changed' });
    const { code, output } = run('--restore');
    expect(code).toBe(1);
    expect(output).toContain('is missing or was changed. Export the page again.');
  });

  it('writes no files with --dry-run', () => {
    const { site, run } = siteWith(PAGES);
    run();
    const composed = filesIn(site);
    expect(run('--restore', '--dry-run').output).toBe('Nothing was written. It would restore 2 pages.\n');
    expect(filesIn(site)).toEqual(composed);
  });

  it('reports a folder that was not composed', () => {
    const { run } = siteWith(PAGES);
    const { code, errors } = run('--restore');
    expect(code).toBe(2);
    expect(errors).toContain('There is nothing to restore');
  });
});
