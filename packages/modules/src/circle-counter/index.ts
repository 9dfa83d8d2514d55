/** The circle counter: a ring that closes to a percentage. */
export { circleCounter } from './behavior';
