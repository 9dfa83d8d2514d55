/** Everything `@enliven/header` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export { header } from './header';
export { headerSearch } from './header-search';
export { menu } from './menu';
export { menuModule } from './menu-module';
export { mobileMenu } from './mobile-menu';
export { sideMenu } from './side-menu';
