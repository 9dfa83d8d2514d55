/** Code that few pages need: fetched when what a page says asks for it. Without it, all the rest goes on. */
import { $viewport, report } from '@enliven/core';
import { sticky } from './behavior';
import { LOW_WINDOW } from './low-window';
import type { Member } from './member';
import type { StickyEntry } from './read-sticky';

/** Where they are. */
export const loads = {
  devices: () => import('./devices'),
  stacking: () => import('./stacking'),
  styles: () => import('./styles'),
  unusual: () => import('./unusual'),
  builder: () => import('./follow-builder'),
  problems: () => import('./sticky-problems'),
};

type Name = keyof typeof loads;
type Parts = { [N in Name]: Awaited<ReturnType<(typeof loads)[N]>> };

/** What has arrived; null for what will not come. */
export const parts: { [N in Name]?: Parts[N] | null } = {};

/** Resolves when it is there, or will not come. */
export async function fetchPart<N extends Name>(name: N): Promise<Parts[N] | null> {
  const load = loads[name] as () => Promise<Parts[N]>;
  const part = await load().catch((error) => {
    report(error, { package: sticky.package, behavior: sticky.name });
    return null;
  });
  parts[name] = part;
  return part;
}

/** What a page may have around its sticky modules, or on them. */
const UNUSUAL = '#wpadminbar,.et_fixed_nav #main-header,.et_pb_sticky--has-transform,.et_animated';
/** A site may want a builder's header to keep off what sticks below. */
const ABOVE = ',.et-l--header';
/** By what the page says, as JSON. */
const SAID = {
  // Settings that differ by device.
  devices: /"(position|\w+(Offset|Limit)|offsetSurrounding)":\{/,
  // Sizes and offsets of its own. An origin from which nothing is offset says nothing.
  styles: /(width|_offset)":"?[^"]/,
};

/** What is needed whatever the page looks like. */
export function saidParts(entries: readonly StickyEntry[]): Name[] {
  const said = JSON.stringify(entries);
  return (['devices', 'styles'] as const).filter((name) => SAID[name].test(said));
}

/**
 * What these need and nobody has fetched yet.
 *
 * @param said what is needed whatever the page looks like
 * @param root of the page
 */
export function missingParts(said: readonly Name[], members: readonly Member[], root: Element): Name[] {
  const below = members.some(({ setting }) => setting.position.includes('bottom'));
  const names = [
    ...said,
    members.length > Number($viewport.get().height >= LOW_WINDOW) && 'stacking',
    members.some(({ soft }) => soft) && 'styles',
    members[0] && root.querySelector(UNUSUAL + (below ? ABOVE : '')) && 'unusual',
  ] as const;
  return names.filter((name): name is Name => !!name && parts[name] === undefined);
}
