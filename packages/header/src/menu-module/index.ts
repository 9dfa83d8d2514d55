/** Menu modules: their logo, their colors, and their search. */
export { menuModule } from './behavior';
