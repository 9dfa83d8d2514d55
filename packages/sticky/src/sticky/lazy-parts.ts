/** Fetches lazy parts: code that few pages need. Without a part the rest of the behavior works. */
import { $viewport, lazy, query } from '@enliven/core';
import { sticky } from '.';
import type { Member } from './member';
import { LOW_WINDOW } from './sticky-setting';

/** Part → its import. */
export const partLoaders = {
  devices: () => import(/* chunk: "start" */ './devices'),
  stacking: () => import(/* chunk: "start" */ './stacking'),
  styles: () => import(/* chunk: "start" */ './stuck-styles'),
  context: () => import(/* chunk: "start" */ './page-context'),
  anchors: () => import(/* chunk: "start" */ './anchors'),
  builderSupport: () => import('./builder-support'),
  problems: () => import('./problems'),
};

export type PartName = keyof typeof partLoaders;
export type Parts = { [N in PartName]: Awaited<ReturnType<(typeof partLoaders)[N]>> };

/** Fetched parts; undefined for a part that failed to load. */
export const parts: { [N in PartName]?: Parts[N] | undefined } = {};

const PLACE = { package: sticky.package, behavior: sticky.name };

/** Fetches a part. Resolves to undefined if it fails to load, which is reported. */
export function fetchPart<N extends PartName>(name: N): Promise<Parts[N] | undefined> {
  const load = partLoaders[name] as () => Promise<Parts[N]>;
  return new Promise((resolve) => {
    const keep = (part?: Parts[N]) => {
      parts[name] = part;
      resolve(part);
    };
    lazy(load, keep, PLACE, keep);
  });
}

/** Selector of elements that scroll the page to a target. */
export const ANCHOR_TARGETS = ':target,[href*="#"],.et_pb_accordion,.et_clickable,[data-interaction-trigger]';

/** Selector of fixed bars, transformed modules and entrance animations. */
const CONTEXT = '#wpadminbar,.et_fixed_nav #main-header,.et_pb_sticky--has-transform,.et_animated';
/** A site may configure that a builder's header offsets modules at the bottom. */
const BUILDER_HEADER = ',.et-l--header';
/** Matches settings that differ by device. Styles are excluded, since they nearly always do. */
const BY_DEVICE = /"(position|\w+(Offset|Limit)|offsetSurrounding)":\{/;
/** Matches sizes and offsets. An origin alone has no effect. */
const STYLED = /(width|_offset)":"?[^"]/;

/** Returns the parts that the members need and that are not fetched yet. @param root the mount's element */
export function missingParts(members: readonly Member[], root: Element): PartName[] {
  if (!members[0]) return [];
  const json = JSON.stringify(members.map(({ entry }) => entry.fields));
  const below = members.some(({ setting }) => setting.position.includes('bottom'));
  const names: (PartName | '' | false | null | undefined)[] = [
    BY_DEVICE.test(json) && 'devices',
    (members[1] || $viewport.get().height < LOW_WINDOW) && 'stacking',
    (STYLED.test(json) || members.some(({ hasTransition }) => hasTransition)) && 'styles',
    query(root, CONTEXT + (below ? BUILDER_HEADER : '')) && 'context',
  ];
  return names.filter((name): name is PartName => !!name && !(name in parts));
}
