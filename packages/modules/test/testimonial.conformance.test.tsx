/** The testimonial keeps to the rules every behavior keeps to. */
import { describeBehavior } from '@enliven/testing';
import { testimonial } from '../src/testimonial';
import { testimonial as markup } from './small-markup';

describeBehavior(testimonial, { html: markup() });
