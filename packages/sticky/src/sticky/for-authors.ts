/** What only the authors of a page meet: its builder, and mistakes in its data. */
export { followBuilder, mergeSettings } from './follow-builder';
export { around, framed } from './framed';
export { tellProblems } from './sticky-problems';
