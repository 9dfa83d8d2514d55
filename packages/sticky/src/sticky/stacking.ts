/** Computes chains of sticky modules and the room they leave (docs/reference/sticky.md#stacking, docs/reference/sticky.md#visible-area). Lazy part: fetched by pages with several modules, and by low windows. */
import { $viewport } from '@enliven/core';
import type { FlowPosition, Member } from './member';
import { type Box, type Edge, LOW_WINDOW, type StickyPosition } from './sticky-setting';

/** The data of a sticky module that chains need. */
export interface StackedModule extends Box {
  id: string;
  position: StickyPosition;
  offsetSurrounding: boolean;
  /** The box of the limit for each edge: the bottom limit for the top edge, the top limit for the bottom edge. */
  limits: Readonly<Record<Edge, Pick<Box, 'top' | 'bottom'> | undefined>>;
}

const NOWHERE: Box = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether the candidate may still be stuck while the module is. */
function mayOverlap(candidate: StackedModule, module: StackedModule, edge: Edge): boolean {
  const [theirs, own] = [candidate.limits[edge], module.limits[edge]];
  if (!theirs) return true;
  return own !== undefined && theirs.top >= own.top && theirs.bottom <= own.bottom;
}

/** Whether the candidate overlaps the module horizontally and is not beside the previous candidate. */
function isAbove(candidate: Box, module: Box, previous: Box): boolean {
  if (candidate.left >= module.right || candidate.right < module.left) return false;
  const right = candidate.left > module.left && candidate.right > module.left;
  return !(right && module.left <= previous.right && candidate.top < previous.bottom);
}

/** Returns the candidates that the module keeps clear of, in document order. */
function stackCandidates(candidates: readonly StackedModule[], module: StackedModule, edge: Edge): StackedModule[] {
  let previous: Box = NOWHERE;
  return candidates
    .filter((candidate) => candidate.offsetSurrounding && candidate.position.includes(edge))
    .filter((candidate) => mayOverlap(candidate, module, edge))
    .filter((candidate) => {
      const stays = isAbove(candidate, module, previous);
      previous = candidate;
      return stays;
    });
}

/**
 * Returns the chain of each module by its id: the nearest candidate and that candidate's chain, in document order.
 *
 * @param modules in document order
 */
export function surroundingChains(modules: readonly StackedModule[], edge: Edge): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>();
  const top = edge === 'top';
  // Modules nearer to the edge come first, since a chain contains the chain of its nearest candidate.
  for (const [step] of modules.entries()) {
    const at = top ? step : modules.length - 1 - step;
    const module = modules[at] as StackedModule;
    const candidates = top ? modules.slice(0, at) : modules.slice(at + 1);
    const nearest = module.offsetSurrounding ? stackCandidates(candidates, module, edge).at(top ? -1 : 0) : undefined;
    const rest = nearest ? (chains.get(nearest.id) ?? []) : [];
    chains.set(module.id, nearest ? (top ? [...rest, nearest.id] : [nearest.id, ...rest]) : []);
  }
  return chains;
}

/** Greatest share of a low window that stuck modules may cover. */
const MAX_SHARE = 0.4;

/** Whether stuck modules leave room to read. @param stuck covered height, in pixels @param viewport height of the window, in pixels */
export const leavesRoom = (stuck: number, viewport: number): boolean =>
  viewport >= LOW_WINDOW || stuck <= MAX_SHARE * viewport;

/**
 * Updates the chains of all members, and suppresses members without room.
 *
 * @param members in document order
 * @param offsetOf returns the distance from an edge with the current chain, in pixels
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
    // From the edge inwards, so that a suppressed member is in no later chain.
    for (const member of edge === 'top' ? visible : [...visible].reverse()) {
      const ids = chains.get(member.entry.id) ?? [];
      member.chains[edge] = ids.flatMap((id) => byId.get(id) ?? []).filter(({ suppressed }) => !suppressed);
      const needed = offsetOf(member, edge) + member.height;
      if (member.setting.position.includes(edge) && !leavesRoom(needed, viewport)) member.suppressed = true;
    }
  }
}
