/** Older and newer entries of blogs and portfolios, without leaving the page. */
export { ajaxPagination } from './behavior';
