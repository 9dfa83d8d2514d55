/** What will be stuck above a place when the page has been scrolled there (contract B §12). */
import type { StickyPosition } from './sticky-setting';
import type { Box } from './surrounding';

export interface AnchorModule extends Box {
  id: string;
  position: StickyPosition;
  heightSticky: number;
  /** Lower edge of its bottom limit. */
  bottomLimit?: number | undefined;
  /** Ids of its chain at the top. */
  above: readonly string[];
}

/** Pixels. @param modules in the page's order, without the target itself */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  const last = modules
    .filter(({ position }) => position.startsWith('top'))
    .filter((module) => module.left < target.right && module.right > target.left && module.top < target.top)
    .filter(({ bottomLimit }) => bottomLimit === undefined || bottomLimit > target.top)
    .at(-1);
  if (!last) return 0;
  const chain = modules.filter(({ id }) => last.above.includes(id));
  return [...chain, last].reduce((sum, { heightSticky }) => sum + heightSticky, 0);
}
