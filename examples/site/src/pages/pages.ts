// The list of pages, in the order the index shows them.

import { accordionPage } from './accordion';
import { audioPage } from './audio';
import { backgroundVideoPage } from './background-video';
import { kitchenSinkPage } from './kitchen-sink';
import { latePage } from './late';
import { mapPage } from './map';
import type { Page } from './page';
import { plainPage } from './plain';
import { rtlPage } from './rtl';
import { tabsPage } from './tabs';
import { togglePage } from './toggle';
import { videoPage } from './video';
import { wooTabsPage } from './woo-tabs';

export const pages: Page[] = [
  togglePage,
  accordionPage,
  tabsPage,
  videoPage,
  backgroundVideoPage,
  audioPage,
  mapPage,
  kitchenSinkPage,
  wooTabsPage,
  rtlPage,
  latePage,
  plainPage,
];
