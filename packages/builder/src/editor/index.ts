/** Entry point for editors of pages: cookies, scrolling to a module, shortcuts, and elements by address. */

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
