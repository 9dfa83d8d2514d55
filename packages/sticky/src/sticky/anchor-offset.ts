/** What will be stuck above a place when the page has been scrolled there (contract B §12). */
import type { Member } from './member';
import type { Box } from './surrounding';

export type AnchorModule = Pick<Member, 'setting' | 'place' | 'height' | 'chains'>;

/** Pixels. @param modules in the page's order, without the target itself */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  const last = modules
    .filter(({ setting, place }) => {
      if (!place || !setting.position.startsWith('top')) return false;
      const { box, limits } = place;
      const above = box.left < target.right && box.right > target.left && box.top < target.top;
      return above && !(limits.top && limits.top.bottom <= target.top);
    })
    .at(-1);
  return last ? last.chains.top.reduce((sum, { height }) => sum + height, last.height) : 0;
}
