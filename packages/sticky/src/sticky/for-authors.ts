/** What only the authors of a page meet: its builder, and mistakes in its data. */
export { observeBuilder, mergeSettings } from './follow-builder';
export { framePosition, framedStyles } from './framed';
export { reportProblems } from './sticky-problems';
