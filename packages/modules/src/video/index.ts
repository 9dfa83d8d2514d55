/** Video covers: a picture with a play button in front of a player. */
export { video } from './behavior';
