/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { accordion } from './accordion';
import { audio } from './audio';
import { backgroundVideo } from './background-video';
import { barCounters } from './bar-counters';
import { circleCounter } from './circle-counter';
import { countdown } from './countdown';
import { fitVideos } from './fit-videos';
import { gallery } from './gallery';
import { lightbox } from './lightbox';
import { numberCounter } from './number-counter';
import { slider } from './slider';
import { tabs } from './tabs';
import { toggle } from './toggle';
import { video } from './video';

export const behaviors: readonly AnyBehavior[] = [
  toggle,
  accordion,
  tabs,
  slider,
  gallery,
  lightbox,
  video,
  fitVideos,
  numberCounter,
  circleCounter,
  barCounters,
  countdown,
  backgroundVideo,
  audio,
];
