/** The search module: a field as high as its button, with a label that belongs to it. */
export { search } from './behavior';
