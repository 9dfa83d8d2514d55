/** Where testimonials are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { TestimonialConfig } from './testimonial';

/** Testimonials: room for the portrait beside the words. */
export const testimonial: Behavior<TestimonialConfig> = defineModule({
  name: 'testimonial',
  selector: '.et_pb_testimonial',
  load: () => import('./testimonial'),
});
