/** Who keeps clear of whom, and finds room (docs/reference/sticky.md#stacking, docs/reference/sticky.md#room-for-reading); fetched by pages with several, and by low windows. */
import { $viewport } from '@enliven/core';
import { LOW_WINDOW } from './low-window';
import type { Member } from './member';
import type { Place } from './place';
import type { Edge } from './sticky-setting';
import { type StackedModule, surroundingChains } from './surrounding';

/** Above this share of a low window, what sticks leaves too little to read. */
const MOST = 0.4;

/** Whether so many pixels of stuck modules leave room for the page. */
export const leavesRoom = (stuck: number, viewport: number): boolean =>
  viewport >= LOW_WINDOW || stuck <= MOST * viewport;

/**
 * @param members in the page's order
 * @param offsetOf how far from an edge a module sticks, with its chain as it is now
 */
export function stack(members: readonly Member[], offsetOf: (member: Member, edge: Edge) => number): void {
  const { height: viewport } = $viewport.get();
  const seen = members.filter(({ place }) => place);
  for (const member of seen) member.crowds = false;
  const byId = new Map(seen.map((member) => [member.entry.id, member]));
  const stacked = seen.map(({ entry: { id }, setting, place }): StackedModule => {
    const { box, limits } = place as Place;
    const { top, right, bottom, left } = box;
    return { id, ...setting, top, right, bottom, left, limits };
  });
  for (const edge of ['top', 'bottom'] as const) {
    const chains = surroundingChains(stacked, edge);
    // From the edge inwards, so that what finds no room is in nobody's way.
    for (const member of edge === 'top' ? seen : [...seen].reverse()) {
      const ids = chains.get(member.entry.id) ?? [];
      member.chains[edge] = ids.flatMap((id) => byId.get(id) ?? []).filter(({ crowds }) => !crowds);
      const needed = offsetOf(member, edge) + member.height;
      if (member.setting.position.includes(edge) && !leavesRoom(needed, viewport)) member.crowds = true;
    }
  }
}
