/** A vitest reporter that counts tests by project, which vitest's own JSON does not tell apart. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Outcome, outcome, total } from './outcome';

/** Environment variable with the file to write. */
export const TALLY_FILE = 'ENLIVEN_TALLY';

export interface Tally {
  projects: Record<string, Outcome>;
  /** Errors outside of any test: each counts as a failure. */
  strays: number;
}

/** A file that breaks outside of its tests, while it loads or in a hook, counts as one failed test. */
function count(module: TestModule): Outcome {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const number = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const failed = number('failed');
  return outcome(number('passed'), failed > 0 || module.ok() ? failed : 1, number('skipped', 'pending'));
}

export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally: Tally = { projects: {}, strays: errors.length };
    for (const module of modules) {
      const name = module.project.name;
      tally.projects[name] = total([tally.projects[name] ?? outcome(0, 0), count(module)]);
    }
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}
