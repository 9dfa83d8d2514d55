/** The builder's contact form: checked, sent and answered in place. */

export type { FormSubmitDetail } from '../builder/events';
export { contactForm } from './behavior';
