/** The formats only previews and tools meet: fields of a module by device and state, fonts, gradients, markup. */
export { addressSequence } from './address';
export { type Font, fontClass, fontDeclarations, fontFamily, formatFont, parseFont } from './font';
export { formatGradient, type Gradient, type GradientField, gradientCss, parseGradient } from './gradient';
export { isBalanced } from './html-balance';
export { formatEffectValue, setMotionLimit, setMotionValue } from './motion-editing';
export {
  formatOptionList,
  linkRel,
  parseColumns,
  parseOptionList,
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
  ownValue,
  parseResponsiveStatus,
  type ResponsiveStatus,
  responsiveValue,
  withoutDevice,
} from './responsive';
export {
  hoverSelector,
  isStateOn,
  mayStick,
  type State,
  stateField,
  stateSwitch,
  stateValue,
  stickySelector,
  withoutSuffix,
} from './states';
