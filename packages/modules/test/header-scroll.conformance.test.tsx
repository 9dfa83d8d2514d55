/** Conformance suite for the scroll-down link. */
import { click, describeBehavior } from '@enliven/testing';
import { headerScroll } from '../src/header-scroll';
import { header } from './small-markup';

describeBehavior(headerScroll, {
  html: header(''),
  act: (element) => void click(element.querySelector('a') as Element),
});
