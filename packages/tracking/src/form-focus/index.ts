/** The data layer: which fields of forms are entered and left, never what is in them. */
export { formFocus } from './behavior';
