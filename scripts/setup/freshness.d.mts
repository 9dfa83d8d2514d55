/** Types of `freshness.mjs`, which is plain JavaScript because it runs before anything is installed. */
export function buildIsFresh(root: string): boolean;
