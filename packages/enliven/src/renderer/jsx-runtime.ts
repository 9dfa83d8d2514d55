/** What JSX is compiled to, in the place of React's. */
export { Fragment, jsx, jsx as jsxs } from './node';
