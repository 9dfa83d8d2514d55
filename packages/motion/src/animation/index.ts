/** Entrance animations: what fades, slides, zooms, flips, folds, rolls or bounces in once it is seen. */
export { animation } from './behavior';
