/** What will be stuck above a place when the page has been scrolled there (contract B §12). */
import type { Member } from './member';
import type { Box } from './surrounding';

export type AnchorModule = Pick<Member, 'setting' | 'place' | 'height' | 'chains'>;

/** Pixels. @param modules in the page's order; the target itself is not above itself */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  let covered = 0;
  for (const { setting, place, chains, height } of modules) {
    if (!place || !setting.position.startsWith('top')) continue;
    const { box, limits } = place;
    const above = box.left < target.right && box.right > target.left && box.top < target.top;
    // The last one decides, with what it keeps clear of.
    if (above && (limits.top?.bottom ?? Infinity) > target.top)
      covered = chains.top.reduce((sum, one) => sum + one.height, height);
  }
  return covered;
}
