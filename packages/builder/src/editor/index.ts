/** What editors of pages need beside the tree: cookies, scrolling to a module, shortcuts, finding what is drawn for an address. */

export { type BuilderCookies, builderCookies, cookieName, lifetimeOf } from './cookies';
export {
  type AddressIndex,
  createAddressIndex,
  type ScrollToAddress,
  scrollDuration,
  scrollToAddress,
  scrollTop,
} from './scroll-to-address';
export { codeOf, isTyping, listenToPicker, type Picker, SHORTCUTS } from './shortcuts';
