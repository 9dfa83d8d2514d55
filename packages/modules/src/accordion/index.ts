/** The accordion: toggles of which one is open. */
export type { DisclosureEventMap } from '../shared/disclosure';
export { accordion } from './behavior';
