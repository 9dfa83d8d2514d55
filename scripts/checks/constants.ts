/** Limits of the checks. */

/** Minimum number of tests that each Vitest project must run, so that a project that lost its files or its name fails. */
export const MINIMUM_TESTS: Readonly<Record<string, number>> = {
  logic: 4100,
  dom: 800,
  'dom-behaviors': 2700,
  preact: 800,
  'preact-behaviors': 2700,
  'react-18': 800,
  'react-18-behaviors': 900,
  'chromium (chromium)': 1600,
  pages: 1500,
};

/** Minutes after which a step counts as hung: far more than needed, since a busy machine is slow but not broken. */
export const MINUTES = { build: 12, types: 8, lint: 4, unit: 90, long: 300, example: 4 } as const;
