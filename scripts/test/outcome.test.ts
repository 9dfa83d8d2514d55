/** Totals, tables and test counts. */
import { describe, expect, it, vi } from 'vitest';
import { assert, outcome, total, totals } from '../checks/outcome';
import { joinTallies, missingTests, vitestOutcome } from '../checks/run-vitest';
import { table } from '../checks/table';
import { tarballProblem } from '../checks/tarball';

const quietly = <T>(work: () => T): T => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = work();
  spy.mockRestore();
  return result;
};

describe('outcomes', () => {
  it('can be added', () => {
    expect(total([outcome(1, 2), outcome(3, 0, 4)])).toEqual(outcome(4, 2, 4));
    expect(total([])).toEqual(outcome(0, 0));
  });

  it('keep every note', () => {
    const noted = [outcome(0, 1, 0, ['a']), outcome(1, 0), outcome(1, 0, 0, ['b', 'c'])];
    expect(total(noted)).toEqual(outcome(2, 1, 0, ['a', 'b', 'c']));
  });

  it.each([
    [outcome(3, 0), '3 passed, 0 failed'],
    [outcome(3, 1, 2), '3 passed, 1 failed, 2 skipped'],
  ])('such as %o are printed as “%s”', (sum, text) => {
    expect(totals(sum)).toBe(text);
  });

  it('count one assertion each', () => {
    expect(assert(undefined)).toEqual(outcome(1, 0));
    expect(quietly(() => assert('it is broken'))).toEqual(outcome(0, 1, 0, ['it is broken']));
  });
});

describe('the vitest outcome', () => {
  const minimum = { logic: 10, browser: 3 };

  it('reports projects with fewer tests than their minimum', () => {
    expect(missingTests({ logic: outcome(10, 0), browser: outcome(1, 1, 1) }, minimum)).toEqual([]);
    expect(missingTests({ logic: outcome(9, 0) }, minimum)).toEqual([
      expect.stringContaining('"logic" ran 9 tests, at least 10'),
      expect.stringContaining('"browser" ran 0 tests, at least 3'),
    ]);
  });

  it('counts all projects, stray errors, and a failed exit code without other failures', () => {
    const projects = { a: outcome(1000, 0, 1), b: outcome(1000, 2) };
    const counted = (strays: string[], code: number, of = projects) =>
      quietly(() => vitestOutcome({ projects: of, strays }, code, {}));
    expect(counted([], 1)).toEqual(outcome(2000, 2, 1));
    expect(counted(['x', 'y'], 1)).toEqual(outcome(2000, 4, 1, ['x', 'y']));
    const good = { a: outcome(1000, 0), b: outcome(1000, 0) };
    expect(counted([], 0, good)).toEqual(outcome(2000, 0));
    expect(counted([], 1, good)).toEqual(outcome(2000, 1));
  });

  it('fails for missing tests', () => {
    const missing = quietly(() => vitestOutcome({ projects: {}, strays: [] }, 0, minimum));
    expect(missing).toMatchObject({
      failed: 2,
      notes: [expect.stringContaining('"logic"'), expect.stringContaining('"browser"')],
    });
  });
});

describe('two attempts', () => {
  const reason = 'Failed to run the test a.test.ts. Browser connection was closed';
  const first = {
    projects: { firefox: outcome(300, 1), webkit: outcome(91, 0, 200) },
    strays: [`an error outside of any test: ${reason}`, 'an error outside of any test: other'],
    crashed: { webkit: reason },
  };

  it('count a project whose browser crashed by its second, and say so', () => {
    const second = { projects: { webkit: outcome(300, 0) }, strays: [], crashed: {} };
    expect(joinTallies(first, second)).toEqual({
      projects: {
        firefox: outcome(300, 1),
        webkit: outcome(300, 0, 0, [`webkit: the browser crashed at the first attempt: ${reason}`]),
      },
      strays: ['an error outside of any test: other'],
    });
  });

  it('fail if the browser crashes again', () => {
    const joined = joinTallies(first, { projects: {}, strays: [reason], crashed: { webkit: reason } });
    expect(quietly(() => vitestOutcome(joined, 1, { webkit: 200 }))).toMatchObject({ passed: 300, failed: 4 });
  });
});

describe('table', () => {
  it('prints Markdown with right-aligned numbers', () => {
    expect(
      table(
        ['what', 'gzip'],
        [
          ['core', '10.0 kB'],
          ['loader', '3 kB'],
        ],
      ),
    ).toBe(['| what   |    gzip |', '|--------|--------:|', '| core   | 10.0 kB |', '| loader |    3 kB |'].join('\n'));
  });

  it('prints a header without rows', () => {
    expect(table(['a', 'b'], [])).toBe('| a   | b   |\n|-----|-----|');
  });
});

describe('tarballProblem', () => {
  const good = ['package.json', 'README.md', 'LICENSE', 'dist/index.js'];

  it('accepts a tarball with exactly the needed files', () => {
    expect(tarballProblem('@enliven/core', good)).toBeUndefined();
    expect(tarballProblem('enliven', [...good, 'bin/enliven.js', 'cdn/enliven.js'])).toBeUndefined();
  });

  it.each([
    ['@enliven/core', good.slice(1), 'lacks package.json'],
    ['@enliven/core', good.slice(0, 3), 'lacks dist/'],
    ['enliven', good, 'lacks bin/, cdn/'],
    ['@enliven/core', [...good, 'dist/index.js.map'], 'holds dist/index.js.map, which nobody needs'],
    ['@enliven/core', [...good, 'cdn/enliven.js'], 'holds cdn/enliven.js, which nobody needs'],
    ['@enliven/core', [...good, 'src/index.ts', 'test/a.ts'], 'holds src/index.ts, test/a.ts'],
  ])('for %s with the files %j reports “%s”', (name, files, problem) => {
    expect(tarballProblem(name, files)).toContain(problem);
  });
});
