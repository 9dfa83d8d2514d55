/** The formats only previews and tools meet: fields of a module by device and state, fonts, gradients, markup. */
export { addressSequence } from './address';
export { type BreakpointState, type BreakpointValues, breakpointValue, setBreakpointValue } from './breakpoints';
export {
  type Font,
  type FontCssOptions,
  fontClass,
  fontCss,
  fontDeclarations,
  fontFamily,
  formatFont,
  parseFont,
} from './font';
export {
  formatGradient,
  formatStops,
  type Gradient,
  type GradientField,
  type GradientStop,
  gradientCss,
  parseGradient,
  parseStops,
} from './gradient';
export { isBalanced } from './html-balance';
export { effectStep, formatEffectValue, mergeMotion, setMotionLimit, setMotionValue } from './motion-editing';
export {
  formatColumns,
  formatLinkRel,
  formatOptionList,
  formatTransform,
  linkRel,
  parseColumns,
  parseOptionList,
  parseTransform,
  type TransformField,
  transformValue,
} from './options';
export {
  type Attrs,
  DEVICES,
  type Device,
  deviceField,
  formatResponsiveStatus,
  inheritedValue,
  isResponsive,
  ownValue,
  parseResponsiveStatus,
  type ResponsiveStatus,
  responsiveValue,
  setResponsive,
  setResponsiveValue,
  statusField,
  withoutDevice,
} from './responsive';
export {
  hoverSelector,
  isStateOn,
  mayStick,
  type State,
  setState,
  setStateValue,
  stateField,
  stateSwitch,
  stateValue,
  stickySelector,
  withoutSuffix,
} from './states';
