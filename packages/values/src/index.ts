/** The formats that pages are stored in. */
export { cssText } from './css-text';
export { rangeValue, sanitizeUnit, type UnitOptions, unitOf } from './css-unit';
export { isOn, isYes, type OnOff, toOnOff, toYesNo, type YesNo } from './flags';
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
export { getSlot, hasSlot, joinSlots, mergeSlots, setSlot, splitSlots } from './slots';
export { formatSpacing, parseSpacing, type Side, type Spacing, setSpacingSide, spacingSide } from './spacing';
export { hasValue, text } from './text';
