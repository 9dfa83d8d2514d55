// The list of pages, in the order the index shows them.

import { accordionPage } from './accordion';
import { kitchenSinkPage } from './kitchen-sink';
import { latePage } from './late';
import type { Page } from './page';
import { plainPage } from './plain';
import { rtlPage } from './rtl';
import { tabsPage } from './tabs';
import { togglePage } from './toggle';
import { wooTabsPage } from './woo-tabs';

export const pages: Page[] = [
  togglePage,
  accordionPage,
  tabsPage,
  kitchenSinkPage,
  wooTabsPage,
  rtlPage,
  latePage,
  plainPage,
];
