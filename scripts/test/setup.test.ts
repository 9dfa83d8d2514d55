/** Decisions of the setup script: supported versions of Node, the pnpm to run, paths of Chromium, and whether to build. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumCandidates, isExecutable } from '../setup/find-chromium.mjs';
import { buildIsFresh } from '../setup/freshness.mjs';
import { nodeProblem } from '../setup/node-version.mjs';
import { choosePnpm } from '../setup/pnpm.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts %s', (version) => {
    expect(nodeProblem(version, '>=20.19')).toBeUndefined();
  });

  it.each(['20.18.9', '18.20.0', '9.99.0'])('rejects %s', (version) => {
    expect(nodeProblem(version, '>=20.19')).toMatch(`Node ${version} is too old: the tools need 20.19`);
  });
});

describe('choosePnpm', () => {
  it.each([
    ['pnpm@10.34.9', '10.1.0', ['pnpm']],
    ['pnpm@10.34.9', '9.15.0', ['npx', '--yes', 'pnpm@10.34.9']],
    ['pnpm@10.34.9', undefined, ['npx', '--yes', 'pnpm@10.34.9']],
    ['pnpm@10.34.9+sha512.abc', undefined, ['npx', '--yes', 'pnpm@10.34.9']],
    ['pnpm@1.0.0', '10.0.0', ['npx', '--yes', 'pnpm@1.0.0']],
  ])('for the pinned %s and the installed %s returns %j', (pinned, installed, command) => {
    expect(choosePnpm(pinned, installed)).toEqual(command);
  });
});

describe('chromiumCandidates', () => {
  it('returns only CHROMIUM_PATH if it is set', () => {
    expect(chromiumCandidates({ CHROMIUM_PATH: '/opt/my-chromium', PATH: '/usr/bin' })).toEqual(['/opt/my-chromium']);
  });

  it('returns the default locations and then those of PATH, each once', () => {
    const found = chromiumCandidates({ PATH: '/opt/tools:/usr/bin:' });
    expect(found[0]).toBe('/usr/bin/chromium');
    expect(found).toContain('/opt/tools/google-chrome');
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(new Set(found).size).toBe(found.length);
  });

  it('returns only paths with the given program name', () => {
    const found = chromiumCandidates({ PATH: '' }, ['chromium-headless-shell']);
    expect(found).toContain('/usr/bin/chromium-headless-shell');
    expect(found.every((path) => path.endsWith('/chromium-headless-shell'))).toBe(true);
  });

  it('can be filtered by isExecutable', () => {
    expect(isExecutable(process.execPath)).toBe(true);
    expect(isExecutable('/nowhere/chromium')).toBe(false);
  });
});

describe('buildIsFresh', () => {
  let root: string;
  const touch = (file: string, seconds: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
    utimesSync(join(root, file), seconds, seconds);
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) utimesSync(join(root, folder), 1, 1);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'enliven-fresh-'));
    touch('packages/core/src/runtime/start.ts', 100);
    touch('pnpm-lock.yaml', 100);
    touch('scripts/build-cdn.ts', 100);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('returns false without a build', () => {
    expect(buildIsFresh(root)).toBe(false);
  });

  it('returns true if the build is newer than its sources', () => {
    touch('packages/enliven/cdn/manifest.json', 200);
    expect(buildIsFresh(root)).toBe(true);
  });

  it.each([
    'packages/core/src/runtime/start.ts',
    'packages/new/src/deep/file.ts',
    'scripts/build-cdn.ts',
    'pnpm-lock.yaml',
  ])('returns false if %s has changed since the build', (file) => {
    touch('packages/enliven/cdn/manifest.json', 200);
    touch(file, 300);
    expect(buildIsFresh(root)).toBe(false);
  });

  it.each(['packages/core/test/start.test.ts', 'packages/core/dist/index.js', 'packages/core/node_modules/a.js'])(
    'returns true if %s has changed since the build',
    (file) => {
      touch('packages/enliven/cdn/manifest.json', 200);
      touch(file, 300);
      expect(buildIsFresh(root)).toBe(true);
    },
  );
});
