/** The toggle: one title that shows and hides one piece of content. */
export type { DisclosureEventMap } from '../shared/disclosure';
export { toggle } from './behavior';
