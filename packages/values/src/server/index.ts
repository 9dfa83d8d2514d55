/** Entry point for values that the theme's server reads differently from its script, for tools that must match printed pages. */
export {
  type ServerIcon,
  serverIcon,
  serverInheritedValue,
  serverRangeValue,
  serverResponsiveValue,
  serverUnit,
  serverWithoutDevice,
} from './readers';
