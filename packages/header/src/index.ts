/** Entry point of `@enliven/header`: its behaviors, and the list of them. */
export { anchors } from './anchors';
export { behaviors } from './behaviors';
export { dotNav } from './dot-nav';
export { header } from './header';
export { headerSearch } from './header-search';
export { headerVariant } from './header-variant';
export { menu } from './menu';
export { menuModule } from './menu-module';
export { mobileMenu } from './mobile-menu';
export { names } from './names';
export { scrollTop } from './scroll-top';
export { sideMenu } from './side-menu';
