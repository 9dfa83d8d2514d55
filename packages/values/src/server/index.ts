/** Where the theme's server reads a value otherwise than its script: for tools that must agree with what is printed. */
export {
  type ServerIcon,
  serverIcon,
  serverInheritedValue,
  serverRangeValue,
  serverResponsiveValue,
  serverUnit,
  serverWithoutDevice,
} from './readers';
