/** Interactions: a press, a pointer or the scroll position changes something elsewhere on the page. */
export { interactions } from './behavior';
