/** Who keeps clear of whom, of all that can be seen and leaves room for the page (contract B §7, §16). */
import type { Member } from './member';
import { edgeOffset, type KnownHeights, leavesRoom } from './offset';
import type { Edge } from './sticky-setting';
import { type StackedModule, surroundingChains } from './surrounding';

/** CSS pixels. Lower windows are enlarged ones, or phones on their side: there what sticks would hide what is read. */
const LOW_WINDOW = 480;
const EDGES: readonly Edge[] = ['top', 'bottom'];

/** @returns the members that may stick, with their chains */
export function chain(members: readonly Member[], known: KnownHeights, viewport: number): Set<Member> {
  const seen = members.filter(({ geometry }) => geometry?.visible);
  const byId = new Map(seen.map((member) => [member.entry.id, member]));
  const stacked = seen.map(({ entry: { id }, setting, geometry }): StackedModule => {
    const { position, offsetSurrounding } = setting;
    const { box, limits } = geometry as NonNullable<typeof geometry>;
    return { id, position, offsetSurrounding, ...box, limits };
  });
  const allowed = new Set(seen);
  for (const edge of EDGES) {
    const chains = surroundingChains(stacked, edge);
    // From the edge inwards, so that what finds no room is in nobody's way.
    for (const member of edge === 'top' ? seen : [...seen].reverse()) {
      const ids = chains.get(member.entry.id) ?? [];
      member.chains[edge] = ids.flatMap((id) => byId.get(id) ?? []).filter((other) => allowed.has(other));
      const needed = edgeOffset(edge, member.setting, member.chains[edge], known) + member.heightSticky;
      const sticks = member.setting.position.includes(edge);
      if (sticks && viewport < LOW_WINDOW && !leavesRoom(needed, viewport)) allowed.delete(member);
    }
  }
  return allowed;
}
