/** Everything `@enliven/core` offers. */
export { type AddressUse, isSafeAttribute, safeAddress } from './address';
export { attribute, LONGEST } from './attribute';
export {
  type AnyBehavior,
  type Behavior,
  type BehaviorModule,
  type BehaviorProps,
  defineBehavior,
  type When,
} from './behavior';
export type { HostListener } from './boundary';
export {
  $breakpoint,
  type Breakpoint,
  breakpointFor,
  DEFAULT_BREAKPOINTS,
  FIXED_ABOVE,
  parseBreakpoints,
} from './breakpoint';
export { $builder, type BuilderContext } from './builder';
export { type Channel, channel, revealed, stickyTop } from './channel';
export { start } from './checked-start';
export { type ChromeHeights, chromeHeights } from './chrome-heights';
export { type Claim, type ClaimKey, claim, type Release } from './claim';
export { type ClaimSet, claimSet, type Wanted } from './claim-set';
export { asBoolean, asList, asNumber, asRecord, asText } from './coerce';
export { isComposing } from './composing';
export { type Config, configBlock, configBlocks, parseConfig, siteOptions } from './config';
export { type Conversion, converted } from './conversion';
export { describeElement } from './describe-element';
export { deviceClasses } from './device-classes';
export { keepEarlyPresses, releaseEarlyPresses } from './early-presses';
export { environmentStore } from './environment-store';
export type { MountDetail } from './events';
export { frameAddress } from './frame-hosts';
export { $hash, decodePart, type HashEntry, HashEvent, parseHash, setHash, writeEntry } from './hash';
export type { Host } from './host';
export { fetchJson, fetchText, HttpError, type HttpOptions } from './http';
export { isIgnored } from './ignored';
export { emit, listen } from './jquery';
export { lazyPart } from './lazy-part';
export { inTime, LOAD_TIMEOUT } from './loader';
export { measure, measureLaidOut } from './measure';
export { type MessageKey, message, setMessages } from './messages';
export { $reducedMotion } from './motion-preference';
export type { Mount, MountState } from './mount';
export { MountContext } from './mount-context';
export { observe } from './observer';
export { type Page, page } from './page';
export { $pageVisible } from './page-visible';
export { parseHtml } from './parse-html';
export { phrase } from './phrase';
export { type Motion, SWING } from './play-motion';
export { isPlainPress } from './presses';
export { isPrinted } from './printed';
export { kindOf, problemTexts } from './problem-texts';
export { collectProblems, type Problem, type Problems } from './problems';
export { type Failure, onReport, type Place, remark, report, reportFailure } from './report';
export { revealHidden } from './reveal';
export { $scroll, type ScrollPosition } from './scroll';
export { SCROLL_DURATION, scrollOffset } from './scroll-offset';
export { scrollToY, swing } from './scroll-to';
export { shared, sharedByVersions } from './shared';
export { Slot, type SlotProps } from './slot';
export { type Runtime, type StartOptions, startRuntime } from './start';
export { addStyleSheet, putStyleSheet } from './style-sheet';
export type { ThemeGlobals } from './theme-globals';
export { UNSEEN } from './unseen';
export { useAnimation } from './use-animation';
export { useAttr } from './use-attr';
export { useClaims } from './use-claims';
export { useClass } from './use-class';
export { useElementId } from './use-element-id';
export { useEvent } from './use-event';
export { useFrame } from './use-frame';
export { useHash } from './use-hash';
export { type Insertion, useInsert } from './use-insert';
export { useInterval } from './use-interval';
export { useLatest } from './use-latest';
export { useLazy } from './use-lazy';
export { type Play, useMotions } from './use-motions';
export { useOnScreen } from './use-on-screen';
export { useProp } from './use-prop';
export { type Readable, useStore } from './use-store';
export { useStyle } from './use-style';
export { type LoadStyle, useStyleOnFocus } from './use-style-on-focus';
export { type SwitchOptions, useSwitch } from './use-switch';
export { useTimeout } from './use-timeout';
export { useWrap } from './use-wrap';
export { isOlder } from './versions';
export { $viewport, type Viewport } from './viewport';
export { watchSize } from './watch-size';
export { watchVisible } from './watch-visible';
export { wrapContent } from './wrap';
