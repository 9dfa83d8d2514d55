/** Code that few pages need: fetched when what a page says asks for it. Without it, all the rest goes on. */
import { $viewport, report } from '@enliven/core';
import { sticky } from './behavior';
import { LOW_WINDOW } from './low-window';
import type { Member } from './member';

/** Where they are. */
export const partLoaders = {
  devices: () => import('./devices'),
  stacking: () => import('./stacking'),
  styles: () => import('./styles'),
  context: () => import('./unusual'),
  anchors: () => import('./anchors'),
  builderSupport: () => import('./for-authors'),
};

export type PartName = keyof typeof partLoaders;
export type Parts = { [N in PartName]: Awaited<ReturnType<(typeof partLoaders)[N]>> };

/** What has arrived; undefined for what will not come. */
export const parts: { [N in PartName]?: Parts[N] | undefined } = {};

/** Resolves when it is there, or will not come. */
export async function fetchPart<N extends PartName>(name: N): Promise<Parts[N] | undefined> {
  const load = partLoaders[name] as () => Promise<Parts[N]>;
  parts[name] = await load().catch((error) => void report(error, { package: sticky.package, behavior: sticky.name }));
  return parts[name];
}

/** What makes pages jump to a place of their own. */
export const ANCHOR_TARGETS = ':target,[href*="#"],.et_pb_accordion,.et_clickable,[data-interaction-trigger]';

/** What a page may have around its sticky modules, or on them. */
const CONTEXT = '#wpadminbar,.et_fixed_nav #main-header,.et_pb_sticky--has-transform,.et_animated';
/** A site may want a builder's header to keep off what sticks below. */
const BUILDER_HEADER = ',.et-l--header';
/** Settings that differ by device. Styles nearly always do. */
const BY_DEVICE = /"(position|\w+(Offset|Limit)|offsetSurrounding)":\{/;
/** Sizes and offsets of its own. An origin from which nothing is offset says nothing. */
const STYLED = /(width|_offset)":"?[^"]/;

/** What these need and nobody has fetched yet. @param root of the page */
export function missingParts(members: readonly Member[], root: Element): PartName[] {
  if (!members[0]) return [];
  const json = JSON.stringify(members.map(({ entry }) => entry.fields));
  const below = members.some(({ setting }) => setting.position.includes('bottom'));
  const names: (PartName | '' | false | null | undefined)[] = [
    BY_DEVICE.test(json) && 'devices',
    (members[1] || $viewport.get().height < LOW_WINDOW) && 'stacking',
    (STYLED.test(json) || members.some(({ hasTransition }) => hasTransition)) && 'styles',
    root.querySelector(CONTEXT + (below ? BUILDER_HEADER : '')) && 'context',
  ];
  return names.filter((name): name is PartName => !!name && !(name in parts));
}
