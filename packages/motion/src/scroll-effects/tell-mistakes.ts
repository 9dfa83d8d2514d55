/** Tells what is wrong with a page's lists of scroll effects. Fetched only where something is. */

import { tellProblems } from '../shared/tell-problems';
import { findProblems } from './find-problems';
import type { Lists } from './lists';

export function tellMistakes(owner: Document, lists: Lists): void {
  const probe = owner.createDocumentFragment();
  const parses = (selector: string) => {
    try {
      return probe.querySelector(selector) === null;
    } catch {
      return false;
    }
  };
  tellProblems(findProblems(lists, parses), 'scroll-effects');
}
