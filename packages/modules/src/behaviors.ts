/** List of all behaviors of this package. */
import type { AnyBehavior } from '@enliven/core';
import { accordion } from './accordion';
import { ajaxPagination } from './ajax-pagination';
import { audio } from './audio';
import { backgroundVideo } from './background-video';
import { barCounters } from './bar-counters';
import { blogGrid } from './blog';
import { boxShadow } from './box-shadow';
import { carousel } from './carousel';
import { circleCounter } from './circle-counter';
import { comments } from './comments';
import { countdown } from './countdown';
import { dividers } from './dividers';
import { filterablePortfolio } from './filterable-portfolio';
import { fitVideos } from './fit-videos';
import { fixups } from './fixups';
import { fullscreen } from './fullscreen';
import { fullwidthPortfolio } from './fullwidth-portfolio';
import { gallery } from './gallery';
import { gallerySlider } from './gallery-slider';
import { headerScroll } from './header-scroll';
import { layoutHover } from './layout-hover';
import { lightbox } from './lightbox';
import { linkOptions } from './link-options';
import { login } from './login';
import { map } from './map';
import { numberCounter } from './number-counter';
import { portfolio } from './portfolio';
import { search } from './search';
import { sidebar } from './sidebar';
import { slider } from './slider';
import { tabs } from './tabs';
import { testimonial } from './testimonial';
import { toggle } from './toggle';
import { video } from './video';
import { videoSlider } from './video-slider';
import { waypoint } from './waypoint';

/** All behaviors of this package, for loaders that fetch only the ones a page needs. */
export const behaviors: readonly AnyBehavior[] = [
  toggle,
  accordion,
  tabs,
  slider,
  gallerySlider,
  videoSlider,
  carousel,
  gallery,
  lightbox,
  filterablePortfolio,
  blogGrid,
  ajaxPagination,
  portfolio,
  fullwidthPortfolio,
  video,
  fitVideos,
  numberCounter,
  circleCounter,
  barCounters,
  countdown,
  backgroundVideo,
  audio,
  map,
  waypoint,
  testimonial,
  comments,
  login,
  search,
  sidebar,
  dividers,
  headerScroll,
  fullscreen,
  linkOptions,
  layoutHover,
  fixups,
  boxShadow,
];
