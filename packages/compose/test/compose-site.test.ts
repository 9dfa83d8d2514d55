/** Sites, composed by the command line. */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { description, writeBuild } from './support/fake-build';
import { filesIn, pageOf, siteWith, TOGGLE, tempFolder, writeFiles } from './support/temp-site';

const THEME = '<script src="/js/a.js" id="divi-custom-script-js"></script>';
const TABS = '<div class="et_pb_module et_pb_tabs"></div>';
const scriptOf = (page: string) => /src="([^"]*enliven-[0-9a-f]{10}\.js)"/.exec(page)?.[1] ?? '';

describe('a composed site', () => {
  it('has one file for each set of behaviors, and tags with addresses relative to the page', () => {
    const { site, read, run } = siteWith({
      'index.html': pageOf(),
      'a/b/index.html': pageOf(),
      'tabs.html': pageOf({ body: TABS + THEME }),
      'text.html': pageOf({ body: '<p>a</p>' }),
    });
    expect(run().code).toBe(0);
    const composed = Object.keys(filesIn(site)).filter((path) => /enliven-[0-9a-f]{10}/.test(path));
    expect(composed).toHaveLength(2);
    expect(`a/b/${scriptOf(read('a/b/index.html'))}`).toContain('a/b/../../enliven/enliven-');
    expect(scriptOf(read('index.html'))).toBe(scriptOf(read('a/b/index.html')).replace('../../', './'));
    expect(scriptOf(read('tabs.html'))).not.toBe(scriptOf(read('index.html')));
    expect(read('tabs.html')).not.toContain('divi-custom-script');
    expect(read('text.html')).toBe(pageOf({ body: '<p>a</p>' }));
  });

  it('contains the hash of each file', () => {
    const { read, run } = siteWith({ 'index.html': pageOf({ body: '<div class="et_pb_slider"></div>' }) });
    run();
    const page = read('index.html');
    const links = [
      ...page.matchAll(/(?:src|href)="\.\/([^"?]+)[^"]*" integrity="sha384-([^"]+)" crossorigin="anonymous"/g),
    ];
    expect(links.map(([, path]) => path)).toEqual([
      'enliven/enliven.css',
      expect.stringMatching(/enliven-\w{10}\.js$/),
    ]);
    for (const [, path = '', hash] of links)
      expect(
        createHash('sha384')
          .update(Buffer.from(read(path), 'latin1'))
          .digest('base64'),
      ).toBe(hash);
  });

  it('has only the later files and chunks that its pages may need', () => {
    const { site, run } = siteWith({ 'index.html': pageOf() });
    run();
    const paths = Object.keys(filesIn(join(site, 'enliven'))).filter((path) => !/^enliven-\w{10}/.test(path));
    expect(paths).toEqual([
      'LICENSE',
      'chunks/runtime-aaaaaaa.js',
      'chunks/tabs-bbbbbbb.js',
      'enliven.js',
      'later/menus-1a2b3c4d.js',
      'originals/index.html',
      'originals/manifest.json',
    ]);
  });

  it('has no loader with --no-loader', () => {
    const { site, read, run } = siteWith({ 'index.html': pageOf() });
    run('--no-loader');
    expect(Object.keys(filesIn(site))).not.toContain('enliven/enliven.js');
    expect(read(scriptOf(read('index.html')))).not.toContain('import("./enliven.js")');
  });

  it('shares one file with --one', () => {
    const { read, run } = siteWith({ 'a.html': pageOf(), 'b.html': pageOf({ body: TABS }) });
    run('--one');
    expect(scriptOf(read('a.html'))).toBe(scriptOf(read('b.html')));
    expect(read(scriptOf(read('a.html')))).toContain('s([b1,b2]');
  });

  it('checks for originals only on pages that keep one', () => {
    const unknown = '<div class="et_pb_module dsm_card"></div>';
    const { read, run } = siteWith({ 'a.html': pageOf(), 'b.html': pageOf({ body: TOGGLE + unknown + THEME }) });
    run();
    expect(read(scriptOf(read('a.html')))).not.toContain(',!0)');
    expect(read(scriptOf(read('b.html')))).toContain(',!0)');
    expect(read('b.html')).toContain(THEME);
  });

  it('is unchanged by a second run, and by a run with other options followed by one with the first options', () => {
    const { site, run } = siteWith({ 'a.html': pageOf(), 'b/c.html': pageOf({ body: TABS + THEME }) });
    run();
    const once = filesIn(site);
    run();
    expect(filesIn(site)).toEqual(once);
    run('--one');
    expect(filesIn(site)).not.toEqual(once);
    run();
    expect(filesIn(site)).toEqual(once);
  });

  it('accepts pages that were exported again', () => {
    const { site, read, run } = siteWith({ 'a.html': pageOf() });
    run();
    writeFiles(site, { 'a.html': pageOf({ body: TABS }) });
    expect(run().code).toBe(0);
    expect(read('enliven/originals/a.html')).toBe(pageOf({ body: TABS }));
    expect(read(scriptOf(read('a.html')))).toContain('s([b2]');
  });

  it('keeps the other pages when only some are composed again', () => {
    const { site, read, run, runOn } = siteWith({ 'a.html': pageOf(), 'b.html': pageOf({ body: TABS }) });
    run();
    const before = filesIn(site);
    expect(runOn([join(site, 'a.html')], '--folder', site, '--no-loader').code).toBe(0);
    expect(read('b.html')).toBe(before['b.html']);
    expect(Object.keys(filesIn(site))).toContain(scriptOf(read('b.html')).replace('./', ''));
  });

  it('forgets pages that were removed', () => {
    const { site, run } = siteWith({ 'a.html': pageOf(), 'b.html': pageOf({ body: TABS }) });
    run();
    rmSync(join(site, 'a.html'));
    run();
    expect(Object.keys(filesIn(site))).not.toContain('enliven/originals/a.html');
    expect(Object.keys(filesIn(site)).filter((path) => /enliven-\w{10}\.js/.test(path))).toHaveLength(1);
  });

  it('restores a page that no longer has behaviors', () => {
    const { site, build, run } = siteWith({ 'a.html': pageOf() });
    run();
    writeBuild(build, { behaviors: { tabs: description.behaviors.tabs } });
    run();
    expect(filesIn(site)).toEqual({ 'a.html': pageOf() });
  });

  it('keeps encodings and permissions of pages', () => {
    const text = pageOf({ body: `${TOGGLE}<p>\x80 gr\xfcn` }).replace('utf-8', 'windows-1252');
    const { site, read, run } = siteWith({ 'a.html': Buffer.from(text, 'latin1') });
    chmodSync(join(site, 'a.html'), 0o640);
    run();
    expect(read('a.html')).toContain('<p>\x80 gr\xfcn');
    expect(statSync(join(site, 'a.html')).mode & 0o777).toBe(0o640);
  });
});

describe('a folder', () => {
  it('may be a symbolic link, and may have any name', () => {
    const { runOn } = siteWith({});
    const folder = tempFolder();
    const site = join(folder, 'ä b 100%');
    writeFiles(site, { 'index.html': pageOf() });
    symlinkSync(site, join(folder, 'link'));
    expect(runOn([join(folder, 'link')]).code).toBe(0);
    expect(filesIn(site)['index.html']).toContain('./enliven/enliven-');
  });
});
