/** For elements that React renders. */
export { useLazy } from './use-lazy';
