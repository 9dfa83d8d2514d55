/** Vitest reporter that counts tests by project, since Vitest's own JSON does not separate projects. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { type Outcome, outcome, total } from './outcome';

/** Environment variable with the file to write. */
export const TALLY_FILE = 'ENLIVEN_TALLY';

export interface Tally {
  projects: Record<string, Outcome>;
  /** Errors outside of any test: each counts as a failure. */
  strays: string[];
  /** Project whose browser ended before all its files had run → reason. */
  crashed: Record<string, string>;
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

/** Beginning of the message of Vitest's error when a browser has ended, or does not answer. */
export const CRASH = 'Failed to run the test';

/** Returns the first lines of an error's message and of its cause's message. */
const reasonsOf = ({ message, cause }: Error): string =>
  [message, (cause as Error | undefined)?.message].map(firstLine).filter(Boolean).join(' ');

/** Returns the projects with fewer finished files than planned ones. */
function unfinished(planned: readonly TestSpecification[], modules: readonly TestModule[]): string[] {
  const names = new Set(planned.map(({ project }) => project.name));
  const ended = modules.filter((module) => !['queued', 'pending'].includes(module.state()));
  const count = (entries: readonly { project: { name: string } }[], name: string) =>
    entries.filter(({ project }) => project.name === name).length;
  return [...names].filter((name) => count(ended, name) < count(planned, name));
}

export default class VitestTally implements Reporter {
  private planned: readonly TestSpecification[] = [];

  onTestRunStart(planned: readonly TestSpecification[]): void {
    this.planned = planned;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const reasons = errors.map((error) => reasonsOf(error as Error));
    const crash = reasons.filter((reason) => reason.startsWith(CRASH)).join(' ');
    const tally: Tally = {
      projects: {},
      strays: reasons.map((reason) => `an error outside of any test: ${reason}`),
      crashed: crash ? Object.fromEntries(unfinished(this.planned, modules).map((name) => [name, crash])) : {},
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
