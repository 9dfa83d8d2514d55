/** Who keeps clear of whom, and finds room (docs/reference/sticky.md#stacking, docs/reference/sticky.md#room-for-reading); fetched by pages with several, and by low windows. */
import { $viewport } from '@enliven/core';
import { LOW_WINDOW } from './low-window';
import type { Member } from './member';
import type { FlowPosition } from './place';
import type { Edge } from './sticky-setting';
import { type StackedModule, surroundingChains } from './surrounding';

/** Above this share of a low window, what sticks leaves too little to read. */
const MAX_SHARE = 0.4;

/** Whether so many pixels of stuck modules leave room for the page. */
export const leavesRoom = (stuck: number, viewport: number): boolean =>
  viewport >= LOW_WINDOW || stuck <= MAX_SHARE * viewport;

/**
 * @param members in the page's order
 * @param offsetOf how far from an edge a module sticks, with its chain as it is now
 */
export function updateStacking(members: readonly Member[], offsetOf: (member: Member, edge: Edge) => number): void {
  const { height: viewport } = $viewport.get();
  const visible = members.filter(({ flow }) => flow);
  for (const member of visible) member.suppressed = false;
  const byId = new Map(visible.map((member) => [member.entry.id, member]));
  const stacked = visible.map(({ entry: { id }, setting, flow }): StackedModule => {
    const { box, limits } = flow as FlowPosition;
    const { top, right, bottom, left } = box;
    return { id, ...setting, top, right, bottom, left, limits };
  });
  for (const edge of ['top', 'bottom'] as const) {
    const chains = surroundingChains(stacked, edge);
    // From the edge inwards, so that what finds no room is in nobody's way.
    for (const member of edge === 'top' ? visible : [...visible].reverse()) {
      const ids = chains.get(member.entry.id) ?? [];
      member.chains[edge] = ids.flatMap((id) => byId.get(id) ?? []).filter(({ suppressed }) => !suppressed);
      const needed = offsetOf(member, edge) + member.height;
      if (member.setting.position.includes(edge) && !leavesRoom(needed, viewport)) member.suppressed = true;
    }
  }
}
