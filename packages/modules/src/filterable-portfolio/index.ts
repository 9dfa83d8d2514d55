/** The portfolio that is filtered by category and turned page by page. */
export { filterablePortfolio } from './behavior';
