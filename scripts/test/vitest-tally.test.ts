/** Test counter, which includes every kind of failure of a file. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { TALLY_FILE, type Tally } from '../checks/vitest-tally';
import { ROOT, readJson } from '../workspace';

const FILES: Record<string, string> = {
  'some.test.js':
    "it('a', () => {}); it('b', () => {}); it.skip('c', () => {}); it('d', () => { throw new Error('d') });",
  'broken.test.js': "throw new Error('before any test')",
  'hook.test.js': "beforeAll(() => { throw new Error('hook') }); it('a', () => {}); it('b', () => {});",
  'stray.test.js':
    "it('a', () => { setTimeout(() => { throw new Error('stray') }); });\nit('b', () => new Promise((resolve) => setTimeout(resolve, 50)));",
  'flaky.test.js': "let runs = 0; it('a', { retry: 1 }, () => { if (runs++ === 0) throw new Error('too slow') });",
  'lists.test.js':
    "let runs = 0; it('a', { retry: 1 }, () => { expect(runs++ === 0 ? ['not found'] : []).toEqual([]) });",
  'vitest.config.js': "export default { test: { name: 'little', globals: true } }",
};

const folder = mkdtempSync(join(tmpdir(), 'enliven-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the tally counts passed, failed and skipped tests, and names stray errors and second attempts', () => {
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  const file = join(folder, 'tally.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, `--reporter=${join(ROOT, 'scripts/checks/vitest-tally.ts')}`];
  // The inner Vitest must not inherit the environment of the outer one.
  const env = { PATH: process.env.PATH, [TALLY_FILE]: file };
  expect(() => execFileSync(process.execPath, args, { env, stdio: 'ignore' })).toThrow();
  // Passed: a and b of some and stray, and a of flaky and lists. Failed: d, the broken file and the hook's file. Skipped: c, and a and b of hook.
  const { projects, strays } = readJson<Tally>(file);
  expect(projects.little).toMatchObject({ passed: 6, failed: 3, skipped: 3 });
  expect(strays).toEqual([expect.stringMatching(/outside of any test: stray$/)]);
  expect([...(projects.little?.notes ?? [])].sort()).toEqual([
    expect.stringMatching(/broken\.test\.js failed outside of its tests: before any test$/),
    expect.stringMatching(/flaky\.test\.js: "a" passed only at its second attempt, after: too slow$/),
    expect.stringMatching(/hook\.test\.js failed outside of its tests: hook$/),
    expect.stringMatching(
      /lists\.test\.js: "a" passed only at its second attempt, after: expected .*: .*\+ "not found"/,
    ),
    expect.stringMatching(/some\.test\.js: "d" failed: d$/),
  ]);
}, 60_000);
