/** What will be stuck above a place when the page has been scrolled there (docs/reference/sticky.md#anchors). */
import type { Member } from './member';
import type { Box } from './surrounding';

/** A sticky module as jumps to anchors see it. */
export type AnchorModule = Pick<Member, 'setting' | 'flow' | 'height' | 'chains'>;

/** The one that lies above it then, with what it keeps clear of. @param modules in the page's order */
export function moduleAbove<T extends Pick<Member, 'setting' | 'flow'>>(
  target: Box,
  modules: readonly T[],
): T | undefined {
  const all = modules.filter(({ flow, setting }) => {
    if (!flow || !setting.position.startsWith('top')) return false;
    const { box, limits } = flow;
    const above = box.left < target.right && box.right > target.left && box.top < target.top;
    return above && (limits.top?.bottom ?? Infinity) > target.top;
  });
  // The last one decides.
  return all.at(-1);
}

/** Pixels. @param modules in the page's order; the target itself is not above itself */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  const module = moduleAbove(target, modules);
  return module ? module.chains.top.reduce((sum, { height }) => sum + height, module.height) : 0;
}
