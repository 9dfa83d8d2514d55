/** Computes what will be stuck above an anchor target after a jump (docs/reference/sticky.md#anchors). */
import type { Member } from './member';
import type { Box } from './sticky-setting';

/** The data of a sticky module that jumps to anchors need. */
export type AnchorModule = Pick<Member, 'setting' | 'flow' | 'height' | 'chains'>;

/** Returns the module that will be stuck above the target. @param modules in document order */
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
  // The last one includes the others in its chain.
  return all.at(-1);
}

/** Returns the height of the stuck modules above the target, in pixels. @param modules in document order, without the target itself */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  const module = moduleAbove(target, modules);
  return module ? module.chains.top.reduce((sum, { height }) => sum + height, module.height) : 0;
}
