/** Descriptor of the testimonial behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { TestimonialConfig } from './testimonial';

/** Testimonials: space for the portrait beside the text. */
export const testimonial: Behavior<TestimonialConfig> = defineModule({
  name: 'testimonial',
  selector: '.et_pb_testimonial',
  load: () => import('./testimonial'),
});
