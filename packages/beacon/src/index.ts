/** The performance beacon: what a page shows first, told to the server once. */
export { startBeacon } from './start-beacon';
