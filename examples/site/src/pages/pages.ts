// All pages, in the order of the index.

import { accordionPage } from './accordion';
import { animationsPage } from './animations';
import { audioPage } from './audio';
import { backgroundVideoPage } from './background-video';
import { beaconPage } from './beacon';
import { blogPage, furtherBlogPages } from './blog';
import { carouselPage } from './carousel';
import { commentsPage } from './comments';
import { contactPage } from './contact';
import { countdownPage } from './countdown';
import { countersPage } from './counters';
import { formsPage } from './forms';
import { galleryPage } from './gallery';
import { headerPage } from './header';
import { headerPages, headersPage } from './headers';
import { interactionsPage } from './interactions';
import { kitchenSinkPage } from './kitchen-sink';
import { latePage } from './late';
import { lazyloadPage } from './lazyload';
import { mapPage } from './map';
import { mediaPage } from './media';
import { medleyPages } from './medley';
import { motionPage } from './motion';
import { multiViewPage } from './multi-view';
import { newsletterPage } from './newsletter';
import type { Page } from './page';
import { parallaxPage } from './parallax';
import { plainPage } from './plain';
import { furtherPortfolioPages, portfolioPage } from './portfolio';
import { rtlPage } from './rtl';
import { sliderPage } from './slider';
import { furtherSplitTestPages, splitTestPage } from './split-test';
import { stickyPage } from './sticky';
import { tabsPage } from './tabs';
import { togglePage } from './toggle';
import { videoPage } from './video';
import { videoSliderPage } from './video-slider';
import { wooTabsPage } from './woo-tabs';

export const pages: Page[] = [
  togglePage,
  accordionPage,
  tabsPage,
  sliderPage,
  videoSliderPage,
  carouselPage,
  videoPage,
  backgroundVideoPage,
  audioPage,
  mediaPage,
  mapPage,
  galleryPage,
  portfolioPage,
  blogPage,
  commentsPage,
  contactPage,
  newsletterPage,
  countdownPage,
  countersPage,
  motionPage,
  animationsPage,
  parallaxPage,
  stickyPage,
  interactionsPage,
  multiViewPage,
  splitTestPage,
  formsPage,
  headerPage,
  headersPage,
  kitchenSinkPage,
  wooTabsPage,
  rtlPage,
  latePage,
  plainPage,
];

/** Pages that other pages link to, but not the index. */
export const furtherPages: Page[] = [
  lazyloadPage,
  beaconPage,
  ...furtherSplitTestPages,
  ...furtherPortfolioPages,
  ...furtherBlogPages,
  ...headerPages,
  ...medleyPages,
];
