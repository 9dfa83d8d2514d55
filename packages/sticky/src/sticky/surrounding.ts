/** Which sticky modules a module keeps clear of (docs/reference/sticky.md#stacking). */
import type { Edge, StickyPosition } from './sticky-setting';

/** CSS pixels from the top left of the document. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A sticky module as others see it that keep clear of it. */
export interface StackedModule extends Box {
  id: string;
  position: StickyPosition;
  offsetSurrounding: boolean;
  /** The box of the bottom limit for what sticks to the top, of the top limit for what sticks to the bottom. */
  limits: Readonly<Record<Edge, Pick<Box, 'top' | 'bottom'> | undefined>>;
}

const NOWHERE: Box = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether the module must keep clear of the candidate for as long as both may be stuck. */
function mayOverlap(candidate: StackedModule, module: StackedModule, edge: Edge): boolean {
  const [theirs, own] = [candidate.limits[edge], module.limits[edge]];
  if (!theirs) return true;
  return own !== undefined && theirs.top >= own.top && theirs.bottom <= own.bottom;
}

/** Whether the candidate is in the module's way, rather than beside it or beside the candidate before it. */
function isAbove(candidate: Box, module: Box, previous: Box): boolean {
  if (candidate.left >= module.right || candidate.right < module.left) return false;
  const right = candidate.left > module.left && candidate.right > module.left;
  return !(right && module.left <= previous.right && candidate.top < previous.bottom);
}

/** The candidates that remain, in the page's order. */
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
 * The chain of each module, by its id, in the page's order: the nearest one it keeps clear of, and that one's chain.
 *
 * @param modules in the page's order
 */
export function surroundingChains(modules: readonly StackedModule[], edge: Edge): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>();
  const top = edge === 'top';
  // What is nearer to the edge comes first, since chains are built on chains.
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
