/** Conformance suite for the testimonial. */
import { describeBehavior } from '@enliven/testing';
import { testimonial } from '../src/testimonial';
import { testimonial as markup } from './small-markup';

describeBehavior(testimonial, { html: markup() });
