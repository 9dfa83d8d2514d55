/** List of all behaviors of this package. */
import type { AnyBehavior } from '@enliven/core';
import { anchors } from './anchors';
import { dotNav } from './dot-nav';
import { header } from './header';
import { headerSearch } from './header-search';
import { headerVariant } from './header-variant';
import { menu } from './menu';
import { menuModule } from './menu-module';
import { mobileMenu } from './mobile-menu';
import { names } from './names';
import { scrollTop } from './scroll-top';
import { sideMenu } from './side-menu';

/** All behaviors of this package, for the catalog. */
export const behaviors: readonly AnyBehavior[] = [
  header,
  headerVariant,
  menu,
  mobileMenu,
  sideMenu,
  headerSearch,
  menuModule,
  dotNav,
  scrollTop,
  anchors,
  names,
];
