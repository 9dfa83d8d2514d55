/** Entry point of the formats in which pages are stored. */
export { cssText, rangeValue, sanitizeUnit, type UnitOptions, unitOf } from './css';
export { type FontIcon, formatIcon, glyphContent, type Icon, iconGlyph, parseIcon } from './icon';
export {
  formatMotion,
  type Motion,
  type MotionLimit,
  type MotionPoint,
  type MotionResolver,
  parseMotion,
} from './motion-value';
export { amount, clamp, percent, roundTo, toInteger, toNumber, toPixels } from './numbers';
export {
  formatSpacing,
  getSlot,
  hasSlot,
  joinSlots,
  mergeSlots,
  parseSpacing,
  type Side,
  type Spacing,
  setSlot,
  setSpacingSide,
  spacingSide,
  splitSlots,
} from './slots';
export { hasValue, isOn, isYes, type OnOff, text, toOnOff, toYesNo, type YesNo } from './text';
