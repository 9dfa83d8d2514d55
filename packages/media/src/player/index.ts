/** Audio and video with controls of ours. */
export { player } from './behavior';
