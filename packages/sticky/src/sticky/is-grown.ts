/** Whether a module is of another size than it was when it was measured (docs/reference/sticky.md#timers). */
import type { Member } from './member';

/** Pixels; what was not known differs from everything. */
const differ = (a: number, b: number | undefined): boolean => !(Math.abs(a - (b as number)) < 1);

/** Its width is ours while it sticks. */
export const isResized = ({ edge, height: stuck, flow }: Member, width: number, height: number): boolean =>
  edge ? differ(height, stuck) : differ(height, flow?.box.height) || differ(width, flow?.box.width);
