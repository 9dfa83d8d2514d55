/** Embedded videos that keep their shape at every width. */
export { fitVideos } from './behavior';
