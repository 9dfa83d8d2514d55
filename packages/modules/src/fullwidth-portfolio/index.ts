/** The portfolio over the whole width, as a carousel or a grid. */
export { fullwidthPortfolio } from './behavior';
