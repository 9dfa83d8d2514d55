/** Conformance suite for the number counter. */
import { describeBehavior } from '@enliven/testing';
import { beforeEach } from 'vitest';
import { numberCounter } from '../src/number-counter';
import { below, css, numberCounter as markup, numberCounter5, scrollThere } from './counters-markup';

// The test before may have scrolled down.
beforeEach(() => scrollTo(0, 0));

describeBehavior(numberCounter, { html: below(markup() + numberCounter5()) + css, act: scrollThere });
