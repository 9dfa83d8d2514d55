/** Takes away what Vite puts around dynamic imports, to preload style sheets: there are none. */
import type { Plugin } from 'vite';

const PRELOAD: readonly (readonly [RegExp, string])[] = [
  [/__vitePreload\(/g, '('],
  [/,__VITE_IS_MODERN__\?__VITE_PRELOAD__:void 0\)/g, ')()'],
];

/** Makes them plain imports again, of the same length: source maps stay true, and the minifier takes the spaces away. */
export const noPreload: Plugin = {
  name: 'no-preload',
  transform: {
    order: 'post',
    handler: (code) => ({
      code: PRELOAD.reduce((text, [find, put]) => text.replace(find, ({ length }) => put.padEnd(length)), code),
      map: null,
    }),
  },
};
