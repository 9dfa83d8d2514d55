/** Code that few pages need: fetched when what a page says asks for it. Without it, all the rest goes on. */
import { $viewport, report } from '@enliven/core';
import { LOW_WINDOW } from './low-window';
import type { Member } from './member';

/** Where they are. */
export const loads = {
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
  const part = await (loads[name] as () => Promise<Parts[N]>)().catch((error) => {
    report(error, { package: '@enliven/sticky', behavior: 'sticky' });
    return null;
  });
  Object.assign(parts, { [name]: part });
  return part;
}

const UNUSUAL = '#wpadminbar,.et_fixed_nav #main-header,.et_pb_sticky--has-transform,.et_animated';

/** Sizes and offsets of its own. An origin from which nothing is offset says nothing. */
const STYLED = /(width|_offset)":"?[^"]/;

/** A site may want a header to keep it off. */
const sticksBelow = ({ setting }: Member): boolean => setting.position.includes('bottom');

/** What these need and nobody has fetched yet. @param root of the page */
export function missingParts(members: readonly Member[], root: Element): Name[] {
  const needed: [Name, unknown][] = [
    ['stacking', members.length > 1 || $viewport.get().height < LOW_WINDOW],
    ['styles', members.some(({ entry, soft }) => soft || STYLED.test(JSON.stringify(entry.fields)))],
    ['unusual', root.querySelector(members.some(sticksBelow) ? `${UNUSUAL},.et-l--header` : UNUSUAL)],
  ];
  return needed.flatMap(([name, needs]) => (needs && parts[name] === undefined ? name : []));
}
