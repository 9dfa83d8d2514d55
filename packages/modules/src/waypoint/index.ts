/** In-view effects of the older kind: images and icons that fade or slide in. */
export { waypoint } from './behavior';
