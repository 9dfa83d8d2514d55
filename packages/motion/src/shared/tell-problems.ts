/** Tells what is wrong with a page's data, in words. */
import { remark } from '@enliven/core';
import { type Problem, problemText } from './problem-text';

export function tellProblems(problems: readonly Problem[], behavior: string): void {
  for (const problem of problems) remark(problemText(problem), { package: '@enliven/motion', behavior });
}
