/** The blog as a grid: posts in columns of equal width. */
export { blogGrid } from './behavior';
