/** Tells what is wrong with a page's data; the words are fetched only when something is. */
import { remark } from '@enliven/core';
import type { Problem } from './problem-text';

export function tellProblems(problems: readonly Problem[], behavior: string): void {
  if (problems.length === 0) return;
  import('./problem-text').then(
    ({ problemText }) => {
      for (const problem of problems) remark(problemText(problem), { package: '@enliven/motion', behavior });
    },
    // The page is no worse for a remark that did not come.
    () => {},
  );
}
