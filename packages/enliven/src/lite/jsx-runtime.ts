/** React's JSX functions on Preact. */
import { type ComponentType, h } from 'preact';

export { Fragment } from 'preact';

/** One element; a key stands apart from the properties. */
export const jsx = (type: ComponentType<object>, props: object, key?: string) =>
  h(type, key === undefined ? props : { ...props, key });
export const jsxs = jsx;
