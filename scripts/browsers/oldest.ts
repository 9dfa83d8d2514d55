/** Oldest engines that the build runs in; `docs/browser-support.md` lists the same. */

/** esbuild's names of engines → versions. */
export const OLDEST_ENGINES: Readonly<Record<string, string>> = {
  chrome: '105',
  edge: '105',
  firefox: '121',
  safari: '16.4',
};
