/** JSX runtime, in place of React's. */
export { Fragment, jsx, jsx as jsxs } from './node';
