/** Vitest reporter that counts tests by project, since Vitest's own JSON does not separate projects. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Outcome, outcome, total } from './outcome';

/** Environment variable with the file to write. */
export const TALLY_FILE = 'ENLIVEN_TALLY';

export interface Tally {
  projects: Record<string, Outcome>;
  /** Errors outside of any test: each counts as a failure. */
  strays: string[];
}

/** Number of slowest files to print. */
const SLOWEST = 15;

/** Returns the seconds and names of the slowest files. A file counts once for each project. */
export const slowest = (files: readonly { name: string; milliseconds: number }[]): string[] =>
  [...files]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ name, milliseconds }) => [`${(milliseconds / 1000).toFixed(0)} s`.padStart(6), name].join(' '));

/** Maximum number of characters of a reason. */
const LONGEST = 300;

const firstLine = (text = '') => text.split('\n')[0]?.slice(0, LONGEST) ?? '';

/** Returns the first line of an error's message, and the changed lines of its difference: a message names neither entries nor texts. */
function reasonOf({ message, diff = '' }: { message?: string; diff?: string } = {}): string {
  const lines = stripVTControlCharacters(diff).split('\n');
  const changes = lines
    .filter((line) => /^[+-] (?!Expected|Received)/.test(line))
    .map((line) => line.replace(/\s+/g, ' '));
  return [firstLine(message), changes.join(' ').slice(0, LONGEST)].filter(Boolean).join(': ');
}

function noteOf(test: TestCase): string[] {
  const { state, errors = [] } = test.result();
  const reason = reasonOf(errors[0]);
  if (test.diagnostic()?.flaky) return [`"${test.fullName}" passed only at its second attempt, after: ${reason}`];
  return state === 'failed' ? [`"${test.fullName}" failed: ${reason}`] : [];
}

/** Counts the tests of a file. A file that fails outside of its tests, while it loads or in a hook, counts as one failed test. */
function count(module: TestModule): Outcome {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const number = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const failed = number('failed');
  const file = relative(process.cwd(), module.moduleId);
  const failedOutside = failed > 0 || module.ok() ? 0 : 1;
  const notes = [
    ...[...module.children.allTests()].flatMap(noteOf).map((note) => `${file}: ${note}`),
    ...(failedOutside ? [`${file} failed outside of its tests: ${firstLine(module.errors()[0]?.message)}`] : []),
  ];
  return outcome(number('passed'), failed + failedOutside, number('skipped', 'pending'), notes);
}

export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally: Tally = {
      projects: {},
      strays: errors.map((error) => `an error outside of any test: ${firstLine((error as Error).message)}`),
    };
    for (const module of modules) {
      const name = module.project.name;
      const { passed, failed, skipped, notes = [] } = count(module);
      const counted = outcome(
        passed,
        failed,
        skipped,
        notes.map((note) => `${name}, ${note}`),
      );
      tally.projects[name] = total([tally.projects[name] ?? outcome(0, 0), counted]);
    }
    const times = modules.map((module) => ({
      name: `${relative(process.cwd(), module.moduleId)} (${module.project.name})`,
      milliseconds: module.diagnostic().duration,
    }));
    console.log(`\nslowest files:\n${slowest(times).join('\n')}`);
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}
