/** Everything `@enliven/core` offers, by folder. */

// claims/: counted, reversible writes to server elements. Two behaviors may claim one class; the last release restores the server's bytes.
export {
  type Claim,
  type ClaimKey,
  type ClaimSet,
  claim,
  claimSet,
  isClaimed,
  type Release,
  type WantedClaim,
} from './claims/claim';
export { revealHidden } from './claims/reveal';
export { ancestorsOf } from './dom/ancestors';
// dom/: reads and writes of the document that several packages share: read phase, style sheets, scrolling, wrappers, events through jQuery.
export { cloneSilently } from './dom/clone';
export { closestTo } from './dom/closest-to';
export { contentPlace } from './dom/content-place';
export { insert, isInserted } from './dom/insert';
export { emit, isOwnListener, listen, markOwnListener } from './dom/jquery';
export { measure, measureLaidOut } from './dom/measure';
export { documentOf, freeMembers, member, membersOf } from './dom/members';
export { parseHtml } from './dom/parse-html';
export { type Motion, SWING } from './dom/play-motion';
export { matches, query, queryAll } from './dom/query';
export { sanitize } from './dom/sanitize';
export { type ChromeHeights, chromeHeights, SCROLL_DURATION, scrollOffset, scrollToY, swing } from './dom/scroll-to';
export { addStyleSheet, putStyleSheet, UNSEEN } from './dom/style-sheet';
export { watchSize, watchVisible } from './dom/watch-element';

// errors/: errors are reported once, with package, behavior and element; expected failures are warnings and an event.
export {
  describeElement,
  type Failure,
  guard,
  onReport,
  type Place,
  remark,
  report,
  reportFailure,
} from './errors/report';

// hooks/: hooks for components of behaviors. Each undoes its claims, insertions and timers when its mount ends.
export { Slot, type SlotProps } from './hooks/slot';
export { type Play, useAnimation, useMotions } from './hooks/use-animation';
export { useButton } from './hooks/use-button';
export { useAttr, useClaims, useClass, useElementId, useLabel, useProp, useStyle } from './hooks/use-claims';
export { useClassChange } from './hooks/use-class-change';
export { useEarly } from './hooks/use-early';
export { useEvent } from './hooks/use-event';
export { useHash } from './hooks/use-hash';
export { type Insertion, useInsert } from './hooks/use-insert';
export { useLatest } from './hooks/use-latest';
export { useLazy } from './hooks/use-lazy';
export { useOnScreen } from './hooks/use-on-screen';
export { useScope } from './hooks/use-scope';
export { type Readable, useStore } from './hooks/use-store';
export { type LoadStyle, useStyleOnFocus } from './hooks/use-style-on-focus';
export { type SwitchOptions, useSwitch } from './hooks/use-switch';
export { useFrame, useInterval, useTimeout } from './hooks/use-timers';
export { useWrap, wrapContent } from './hooks/use-wrap';

// input/: presses of visitors, including those before the code has loaded.
export { clickedAt, isComposing, isPlainPress, keepEarlyPresses, releaseEarlyPresses } from './input/presses';
export { isSamePage } from './input/same-page';
// net/: rules for addresses, and requests with time limits.
export { type AddressUse, frameAddress, isSafeAttribute, mayWriteAttribute, safeAddress } from './net/address';
export { fetchHtml, fetchJson, fetchText, HttpError, type HttpOptions } from './net/http';

// page/: data, configuration, hash, texts and consent of the page, read on access, and channels between packages.
export {
  type Channel,
  type Conversion,
  channel,
  converted,
  revealed,
  type Switched,
  stickyTop,
  subMenus,
  switched,
} from './page/channel';
export { asBoolean, asList, asNumber, asRecord, asText, attribute, LONGEST, numberAttribute } from './page/coerce';
export { type Config, configBlock, configBlocks, parseConfig, siteOptions } from './page/config';
export { dataLayer, hasConsent } from './page/consent';
export { deviceClasses } from './page/device-classes';
export { global, isPrinted } from './page/global';
export { $hash, decodePart, type HashEntry, HashEvent, parseHash, setHash, writeEntry } from './page/hash';
export { type MessageKey, message, phrase, setMessages } from './page/messages';
export { hasNeighbors, holdReady } from './page/neighbors';
export type { ThemeGlobals } from './page/page';
export { type Page, page } from './page/page';
export { collectProblems, kindOf, type Problem, type Problems, problemTexts } from './page/problems';
export { RANGES, type Range } from './page/ranges';

export { onReviews, openReviews } from './page/reviews';

// runtime/: from a start to mounts and back: discover, wait, load, render in slices, observe inserted and removed markup.
export {
  type AnyBehavior,
  type Behavior,
  type BehaviorModule,
  type BehaviorProps,
  defineBehavior,
  type When,
} from './runtime/behavior';
export { isIgnored, observeMarkup } from './runtime/discover';
export type { Host, HostListener } from './runtime/host';
export { lazy } from './runtime/lazy';
export type { Mount, MountDetail, MountState } from './runtime/mount';
export { MountContext } from './runtime/mount-context';
export { type Runtime, type StartOptions, startRuntime } from './runtime/runtime';
export { Scope } from './runtime/scope';
export { shared, sharedByVersions } from './runtime/shared';
export { createSlicedQueue } from './runtime/sliced-queue';
export { start } from './runtime/start';
export { isOlder } from './runtime/versions';
export { LOAD_TIMEOUT, withTimeout } from './runtime/with-timeout';

// stores/: viewport, breakpoint, scroll position, builder and motion preference as stores, measured once for all.
export {
  $breakpoint,
  type Breakpoint,
  breakpointFor,
  DEFAULT_BREAKPOINTS,
  FIXED_ABOVE,
  parseBreakpoints,
} from './stores/breakpoint';
export { $pageVisible, $reducedMotion, $scroll, $viewport, type ScrollPosition, type Viewport } from './stores/browser';
export { $builder, type BuilderContext } from './stores/builder';
export { environmentStore } from './stores/environment-store';
