/** The performance beacon: measures what a page shows first and sends it to the server once. */
export { startBeacon } from './start-beacon';
