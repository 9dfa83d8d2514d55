/** Videos behind sections, rows, columns, slides and modules. */
export { backgroundVideo } from './behavior';
