/** Says what is wrong with the page's data; the words are fetched only then. */
import { remark } from '@enliven/core';
import type { Problem } from '../shared/problem-text';

export function tell(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const place = { package: '@enliven/sticky', behavior: 'sticky' };
  import('../shared/problem-text').then(
    ({ problemText }) => {
      for (const problem of problems) remark(problemText(problem), place);
    },
    () => remark('something is wrong with the page’s data about sticky modules.', place),
  );
}
