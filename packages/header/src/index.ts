/** Everything `@enliven/header` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export { header } from './header';
export { menu } from './menu';
