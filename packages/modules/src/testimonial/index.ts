/** Testimonials: room for the portrait beside the words. */
export { testimonial } from './behavior';
