/** Several recordings in one player. */
export { playlist } from './behavior';
