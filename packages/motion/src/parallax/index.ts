/** Descriptor of parallax backgrounds: separate elements behind the content, in Divi 4's and Divi 5's markup. */
import type { Behavior } from '@enliven/core';
import type { ParallaxConfig } from './parallax';

/** Parallax backgrounds: pictures that scroll more slowly than the content in front of them. */
export const parallax: Behavior<ParallaxConfig> = {
  name: 'parallax',
  package: '@enliven/motion',
  selector: '.et_parallax_bg,.et-pb-parallax-background',
  incumbents: ['divi-custom-script', 'divi-module-script-background-parallax'],
  load: () => import('./parallax'),
};
