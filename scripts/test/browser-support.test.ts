/** Browser support: the documentation and the build name the same oldest engines. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { FEATURES, featureTable } from '../browsers/features';
import { OLDEST_ENGINES } from '../browsers/oldest';
import { CDN } from '../size/page-bytes';
import { filesBelow, ROOT } from '../workspace';

const DOCUMENTED = /^\| (Chrome|Edge|Firefox|Safari)[^|]*\| ([\d.]+) \|/gm;
const target = Object.entries(OLDEST_ENGINES).map(([name, version]) => name + version);

/** Returns whether the script needs no rewriting for the oldest engines. */
async function runsInOldest(code: string): Promise<boolean> {
  // esbuild assumes that each `\p{…}` has new character names; the build uses only old ones.
  const supported = { 'regexp-unicode-property-escapes': true };
  const options = { loader: 'js', logLevel: 'silent', supported } as const;
  const [newest, oldest] = await Promise.all([
    transform(code, { ...options, target: 'esnext' }),
    transform(code, { ...options, target }).catch(() => undefined),
  ]);
  return newest.code === oldest?.code;
}

it('the documentation names the oldest engines', () => {
  const page = readFileSync(join(ROOT, 'docs/browser-support.md'), 'utf8');
  const documented = [...page.matchAll(DOCUMENTED)].map(([, name = '', version]) => [name.toLowerCase(), version]);
  expect(Object.fromEntries(documented)).toEqual(OLDEST_ENGINES);
});

it('the documentation has the table of features, each with a tested fallback', () => {
  expect(readFileSync(join(ROOT, 'docs/browser-support.md'), 'utf8')).toContain(featureTable());
  expect(FEATURES.filter(({ tested }) => !existsSync(join(ROOT, tested)))).toEqual([]);
});

it('runsInOldest reports syntax that the oldest engines do not support', async () => {
  expect(await runsInOldest('class A { static { a?.b } }')).toBe(true);
  expect(await runsInOldest('await using a = b;')).toBe(false);
});

it.runIf(existsSync(join(ROOT, CDN)))(
  'every script of the build uses only syntax that the oldest engines support',
  async () => {
    const scripts = filesBelow(join(ROOT, CDN)).filter((file) => /\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(50);
    const newer: string[] = [];
    for (const file of scripts) if (!(await runsInOldest(readFileSync(file, 'utf8')))) newer.push(file);
    expect(newer).toEqual([]);
  },
  60_000,
);
