/** Bad input of the command line: each causes an explained error, and no partial output. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBuild } from './support/fake-build';
import { filesIn, pageOf, siteWith, tempFolder, writeFiles } from './support/temp-site';

const PAGES = { 'a.html': pageOf(), 'b/z.html': pageOf() };

describe('input that is reported as wrong use', () => {
  it.each([
    ['no folder', [], /^No folder is given\. Usage: enliven-compose/],
    ['a folder that does not exist', ['/does/not/exist'], /^"\/does\/not\/exist" does not exist\. Check the path\./],
  ])('is %s', (_fault, paths, message) => {
    const { runOn } = siteWith(PAGES);
    const { code, errors } = runOn(paths);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
  });

  it.each([
    ['an unknown option', ['--frobnicate'], /Unknown option/],
    ['an unknown flavour', ['--flavour', 'vanilla'], /must be "lite" or "react"/],
    ['an option given twice', ['--folder', 'a', '--folder', 'b'], /--folder is given twice/],
    ['an option without its value', ['--folder'], /value is missing/],
    ['a build without units', ['--build', '/does/not/exist'], /units\.json does not exist/],
  ])('is %s', (_fault, options, message) => {
    const { site, build, runOn } = siteWith(PAGES);
    rmSync(build, { recursive: true });
    if (!options.includes('--build')) writeBuild(build);
    const { code, errors } = runOn([site], ...options);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
    expect(filesIn(site)).toEqual(PAGES);
  });

  it('is a folder without pages', () => {
    const { run } = siteWith({ 'a.txt': 'x', 'node_modules/b.html': pageOf(), '.git/c.html': pageOf() });
    const { code, errors } = run();
    expect(code).toBe(2);
    expect(errors).toContain('no file ends in .html');
  });

  it('is a file of another kind', () => {
    const { site, runOn } = siteWith({ 'a.txt': 'x' });
    expect(runOn([join(site, 'a.txt')])).toMatchObject({ code: 2, errors: expect.stringContaining('is no page') });
  });

  it('is a file outside of the folder', () => {
    const { site, runOn } = siteWith({ ...PAGES, 'c.html': pageOf() });
    const { code, errors } = runOn([join(site, 'b/../c.html')], '--folder', join(site, 'b'));
    expect(code).toBe(2);
    expect(errors).toContain('is outside of the folder');
  });

  it.each([
    ['another version', { version: '99.0.0' }, /units\.json is of version 99\.0\.0.*npm install enliven@/],
    ['no table of scripts', { scripts: undefined }, /incomplete or of another flavour/],
    ['another flavour', { flavour: 'react' }, /incomplete or of another flavour/],
    ['no units', { units: undefined }, /lacks units or behaviors/],
  ])('is a units.json with %s', (_fault, changes, message) => {
    const { site, build, run } = siteWith(PAGES);
    writeBuild(build, changes);
    expect(run()).toMatchObject({ code: 2, errors: expect.stringMatching(message) });
    expect(filesIn(site)).toEqual(PAGES);
  });

  it('is a folder "enliven" with unrelated files', () => {
    const { site, run } = siteWith({ ...PAGES, 'enliven/enliven.js': 'mine' });
    const before = filesIn(site);
    expect(run()).toMatchObject({ code: 2, errors: expect.stringContaining('Rename it, or remove it') });
    expect(filesIn(site)).toEqual(before);
  });

  it('is a build that lacks files', () => {
    const { site, build, run } = siteWith(PAGES);
    rmSync(join(build, 'lite/units/unit-1.js'));
    expect(run()).toMatchObject({ code: 2, errors: expect.stringContaining('Reinstall the package "enliven"') });
    expect(filesIn(site)).toEqual(PAGES);
  });
});

describe('a page that cannot be composed', () => {
  it.each([
    ['bytes that are not UTF-8', Buffer.from('<meta charset=utf-8>gr\xfcn', 'latin1'), /Save it as UTF-8/],
    ['an unknown encoding', pageOf().replace('utf-8', 'klingon'), /"klingon", which is unknown/],
    ['an unclosed script', `${pageOf()}<script>`, /has no <\/script>/],
    ['too many bytes', 'x'.repeat(10_500_000), /10\.5 MB; pages above 10 MB are left alone/],
  ])('has %s, and stays unchanged while others are composed', (_fault, page, message) => {
    const { site, read, run } = siteWith({ ...PAGES, 'bad.html': page });
    const before = filesIn(site);
    const { code, output } = run();
    expect(code).toBe(1);
    expect(output).toMatch(/^bad\.html: /m);
    expect(output).toMatch(message);
    expect(read('bad.html')).toBe(before['bad.html']);
    expect(read('a.html')).toContain('enliven/enliven-');
  });

  it('was composed before and lost its original', () => {
    const { site, read, run } = siteWith(PAGES);
    run();
    rmSync(join(site, 'enliven'), { recursive: true });
    const before = read('a.html');
    expect(run()).toMatchObject({ code: 1, output: expect.stringContaining('its original is missing') });
    expect(read('a.html')).toBe(before);
  });

  it('is empty, or has no markup', () => {
    const { site, run } = siteWith({ 'a.html': '', 'b.html': '\0\0<<<>' });
    const before = filesIn(site);
    expect(run().code).toBe(0);
    expect(filesIn(site)).toEqual(before);
  });
});

describe('symbolic links', () => {
  it('are not followed to pages and folders outside the site', () => {
    const outside = tempFolder();
    writeFiles(outside, { 'secret.html': pageOf() });
    const { site, run } = siteWith(PAGES);
    symlinkSync(join(outside, 'secret.html'), join(site, 'link.html'));
    symlinkSync(outside, join(site, 'folder'));
    const { code, output } = run();
    expect(code).toBe(1);
    expect(output).toContain('link.html: This is a symbolic link');
    expect(output).toContain('folder: This is a symbolic link');
    expect(filesIn(outside)).toEqual({ 'secret.html': pageOf() });
  });

  it.each(['enliven', 'enliven/originals', 'enliven/later'])('are rejected in place of the folder %s', (path) => {
    const outside = tempFolder();
    const { site, run } = siteWith(PAGES);
    mkdirSync(join(site, path, '..'), { recursive: true });
    symlinkSync(outside, join(site, path));
    expect(run().code).toBe(2);
    expect(filesIn(outside)).toEqual({});
    expect(filesIn(join(site, 'b'))).toEqual({ 'z.html': pageOf() });
  });

  it('are rejected in a manifest', () => {
    const outside = tempFolder();
    writeFiles(outside, { 'secret.html': 'secret' });
    const { site, run } = siteWith(PAGES);
    const page = { original: 'x', composed: 'x', script: '../../secret.js' };
    const manifest = JSON.stringify({ version: '0.1.0', pages: { '../secret.html': page }, shared: ['../../x'] });
    writeFiles(site, { 'enliven/originals/manifest.json': manifest });
    expect(run('--restore')).toMatchObject({ code: expect.any(Number) });
    expect(run().code).toBe(2);
    expect(filesIn(outside)).toEqual({ 'secret.html': 'secret' });
  });
});

describe('a failure while files are written', () => {
  it('leaves the folder unchanged if a new file cannot be written', () => {
    const { site, run } = siteWith(PAGES);
    mkdirSync(join(site, 'b/z.html.enliven-new'));
    const { code, errors } = run();
    expect(code).toBe(1);
    expect(errors).toContain('could not be written');
    expect(errors).toContain('Nothing was changed.');
    expect(filesIn(site)).toEqual(PAGES);
  });

  it('undoes all changes if a rename fails', () => {
    const { site, run } = siteWith(PAGES);
    mkdirSync(join(site, 'b/z.html.enliven-old'));
    expect(run().code).toBe(1);
    expect(filesIn(site)).toEqual(PAGES);
    rmSync(join(site, 'b/z.html.enliven-old'), { recursive: true });
    expect(run().code).toBe(0);
  });

  it('leaves all pages composed if a restoration fails', () => {
    const { site, run } = siteWith(PAGES);
    run();
    const composed = filesIn(site);
    mkdirSync(join(site, 'b/z.html.enliven-old'));
    expect(run('--restore').code).toBe(1);
    expect(filesIn(site)).toEqual(composed);
  });
});
