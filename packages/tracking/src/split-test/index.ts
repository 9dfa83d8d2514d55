/** Split tests: which variant a visitor sees, and what came of it. */
export { splitTest, splitTestReturn } from './behavior';
