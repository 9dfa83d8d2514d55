/** Audio and video with accessible controls. */
export { player } from './behavior';
