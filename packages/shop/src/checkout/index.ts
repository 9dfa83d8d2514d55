/** The checkout: payment, addresses, totals that follow what is entered. */
export { checkout } from './behavior';
