/** `salvattore`, as scripts call it that add posts to a blog grid (docs/reference/blog.md#columns). */
import { emit } from '@enliven/core';
import { elementsOf } from './elements-of';
import { revive } from './revive';

export function masonryGlobals(owner: Document): Record<string, unknown> {
  const again = (what: unknown) => revive(owner, what);
  return {
    salvattore: {
      registerGrid: again,
      rescanMediaQueries: () => revive(owner),
      recreateColumns(what: unknown) {
        again(what);
        for (const grid of elementsOf(what, owner)) emit(grid, 'columnsChange');
      },
      appendElements(what: unknown, posts: unknown) {
        const [grid] = elementsOf(what, owner);
        // The grid deals out to its columns whatever is added to it.
        grid?.append(...elementsOf(posts, owner));
      },
    },
  };
}
