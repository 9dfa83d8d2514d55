/** Runs Vitest projects, and fails if one of them has too few tests. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../workspace';
import { command } from './command';
import { MINIMUM_TESTS, MINUTES } from './constants';
import { FAILED, type Outcome, outcome, total } from './outcome';
import { CRASH, TALLY_FILE, type Tally } from './vitest-tally';

type Counts = Omit<Tally, 'crashed'>;

/** Returns the missing tests by project; each line is one failure. */
export function missingTests(
  projects: Readonly<Record<string, Outcome>>,
  minimum: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(minimum).flatMap(([name, least]) => {
    const { passed, failed, skipped } = projects[name] ?? outcome(0, 0);
    const ran = passed + failed + skipped;
    if (ran >= least) return [];
    return `The project "${name}" ran ${ran} tests, at least ${least} are expected. Has it lost files? If that is meant, change MINIMUM_TESTS in scripts/checks/constants.ts.`;
  });
}

/** Counts every test, every error outside of tests, and every project with too few tests. */
export function vitestOutcome(
  tally: Counts,
  exitCode: number,
  minimum: Readonly<Record<string, number>> = MINIMUM_TESTS,
): Outcome {
  const missing = missingTests(tally.projects, minimum);
  for (const line of missing) console.error(line);
  const failures = [...tally.strays, ...missing];
  const counted = total([...Object.values(tally.projects), outcome(0, failures.length, 0, failures)]);
  // Vitest may also fail for other reasons, which count as one failure.
  return exitCode !== 0 && counted.failed === 0 ? total([counted, FAILED]) : counted;
}

/** Returns the tally of two attempts: projects whose browser crashed at the first have the results of the second. */
export function joinTallies(first: Tally, second: Tally): Counts {
  const projects = { ...first.projects };
  for (const [name, reason] of Object.entries(first.crashed)) {
    const note = `${name}: the browser crashed at the first attempt: ${reason}`;
    projects[name] = total([second.projects[name] ?? outcome(0, 0), outcome(0, 0, 0, [note])]);
  }
  return { projects, strays: [...first.strays.filter((stray) => !stray.includes(CRASH)), ...second.strays] };
}

export interface VitestOptions {
  /** @default vitest.workspace.ts */
  config?: string;
  /** Arguments after the configuration, such as names of files. */
  args?: readonly string[];
  env?: Record<string, string>;
  minutes?: number;
  /** Minimum number of tests of each project. @default MINIMUM_TESTS */
  minimum?: Readonly<Record<string, number>>;
}

/** Runs Vitest once. @returns the tally, undefined if Vitest ended before it could report; and the exit code */
async function attempt(args: readonly string[], { env, minutes = MINUTES.unit }: VitestOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-vitest-'));
  const file = join(folder, 'tally.json');
  try {
    const code = await command('vitest', args, { minutes, env: { ...env, [TALLY_FILE]: file } });
    return { code, tally: existsSync(file) ? readJson<Tally>(file) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Vitest. The projects of a browser that crashes run once more, as failed tests do. */
export async function runVitest(options: VitestOptions = {}): Promise<Outcome> {
  const { config = 'vitest.workspace.ts', args = [], minimum } = options;
  const reporters = ['--reporter=default', '--reporter=./scripts/checks/vitest-tally.ts'];
  const all = ['run', '--root', '.', '--config', config, ...reporters, ...args];
  const first = await attempt(all, options);
  const again = Object.keys(first.tally?.crashed ?? {}).flatMap((name) => ['--project', name]);
  const second = again.length > 0 ? await attempt([...all, ...again], options) : undefined;
  if (first.tally && second?.tally) return vitestOutcome(joinTallies(first.tally, second.tally), second.code, minimum);
  if (first.tally) return vitestOutcome(first.tally, first.code, minimum);
  console.error('Vitest ended before it could report; the reason is above.');
  return FAILED;
}
