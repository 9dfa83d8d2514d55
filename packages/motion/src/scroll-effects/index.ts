/** Elements that move, turn, grow, fade and blur with the scroll position. */
export { scrollEffects } from './behavior';
