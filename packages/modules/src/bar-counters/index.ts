/** Bar counters: bars that grow to a percentage. */
export { barCounters } from './behavior';
