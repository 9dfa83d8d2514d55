/** The accordion: toggles of which one is open. */
export type { DisclosureEventMap } from '../shared/disclosure-events';
export { accordion } from './behavior';
