/** The gallery as a grid with pages; as a slider it belongs to the slider. */
export { gallery } from './behavior';
