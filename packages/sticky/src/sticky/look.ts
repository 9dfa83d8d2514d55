/** How a module looks while it is stuck, as inline styles (contract B §6). */
import type { Held } from './decide';
import { relativeOffset, stickyLeft, stickyWidth } from './geometry';
import type { Geometry, Member, StickySize } from './member';

export interface Circumstances {
  viewportWidth: number;
  viewportHeight: number;
  /** From the edge, in pixels. */
  offset: number;
  zIndex: number;
  /** Style sheets of Divi 5 are stronger than inline styles. */
  important: boolean;
  /** A moment after the start: the style sheet's transitions lead there. */
  final: boolean;
  equalColumns: boolean;
}

/** Width and place in the end. */
function finalLook(
  { setting }: Member,
  { box, parentWidth }: Geometry,
  { maxWidth }: StickySize,
  around: Circumstances,
): { left: number; y: number; widths: Record<string, string> } | undefined {
  const { width, stickyWidth: ownWidth, stickyMaxWidth, origin } = setting;
  if (!(width || ownWidth || stickyMaxWidth || origin)) return undefined;
  const target = stickyWidth(setting, maxWidth, { ...around, parentWidth });
  const important = around.important ? ' !important' : '';
  return {
    left: stickyLeft(setting, { left: box.left, width: box.right - box.left }, target),
    y: relativeOffset(setting).y,
    widths: target ? { [target.property]: `${target.pixels}px${important}` } : {},
  };
}

export function lookOf(member: Member, held: Held, around: Circumstances): Map<string, string> {
  const { geometry, size } = member as { geometry: Geometry; size: StickySize };
  const end = around.final ? finalLook(member, geometry, size, around) : undefined;
  const [edge, other] = held.edge === 'top' ? ['top', 'bottom'] : ['bottom', 'top'];
  const y = (end?.y ?? 0) * (edge === 'top' ? 1 : -1);
  const [left, right] = size.margins ?? [];
  const margin = held.phase === 'paused' ? held.margin : 0;
  const styles: Record<string, string> = {
    position: 'fixed !important',
    padding: `${size.padding} !important`,
    ...(size.margins && { 'margin-right': `${right}px !important`, 'margin-left': `${left}px !important` }),
    'z-index': `${around.zIndex}`,
    width: `${size.width}px`,
    left: `${end?.left ?? geometry.box.left}px`,
    [edge]: `${around.offset + y - margin}px`,
    [other]: 'auto',
    [`margin-${edge}`]: margin ? `${margin}px !important` : '0px',
    // Boxes that are moved otherwise count as shifted, and lay the page out at every step.
    ...(margin && { translate: `0 ${edge === 'top' ? margin : -margin}px` }),
    ...(around.equalColumns && { height: `${member.heightSticky}px` }),
    ...end?.widths,
  };
  return new Map(Object.entries(styles));
}
