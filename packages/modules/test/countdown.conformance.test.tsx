/** Conformance suite for the countdown. */
import { describeBehavior } from '@enliven/testing';
import { beforeEach } from 'vitest';
import { countdown } from '../src/countdown';
import { below, countdown as markup, scrollThere } from './counters-markup';

// The previous test may have scrolled down.
beforeEach(() => scrollTo(0, 0));

describeBehavior(countdown, { html: below(markup(1_893_456_000) + markup(1)), act: scrollThere });
