/** Tells what is wrong with a page's lists of scroll effects. Fetched only where something is. */
import { tellProblems } from '../shared/tell-problems';
import { findProblems } from './find-problems';
import type { Lists } from './lists';

/** @param parses whether the browser knows what a selector means */
export const tellMistakes = (lists: Lists, parses: (selector: string) => boolean): void =>
  tellProblems(findProblems(lists, parses), 'scroll-effects');
