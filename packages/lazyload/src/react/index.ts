/** Lazy loading of elements that React renders. */
export { useLazy } from './use-lazy';
