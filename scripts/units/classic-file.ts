/** Classic script with everything: the composition of all behaviors and their parts, for pages that cannot load modules. */
import type { LaterFile } from './later-files';
import type { MinifiedUnit } from './minify-units';

/** Later files that the classic script does not contain, since they are large or rare. The script imports them from the folder beside it. */
const BESIDE: ReadonlySet<string> = new Set(['media-hls', 'modules-map-google', 'modules-map-leaflet']);

export interface ClassicFile {
  units: readonly MinifiedUnit[];
  later: readonly LaterFile[];
  /** Units that the start and the behaviors need. */
  needed: readonly (readonly number[])[];
  /** Units that each part needs, by its number. */
  parts: readonly (readonly number[])[];
  /** Variables of the functions that connect and start a composed file. */
  connect: string;
  start: string;
  /** Variables of all descriptors. */
  descriptors: readonly string[];
}

/** Returns the code of the classic script. */
export function classicFile({ units, later, needed, parts, connect, start, descriptors }: ClassicFile): string {
  const beside = later.filter(({ name }) => BESIDE.has(name));
  const partsBeside = new Map(beside.flatMap(({ parts: own, file }) => Object.keys(own).map((part) => [part, file])));
  const contained = parts.filter((_own, part) => !partsBeside.has(`${part}`));
  const own = [...new Set([...needed, ...contained].flat())].sort((a, b) => a - b);
  const used = new Set(beside.flatMap(({ uses }) => uses));
  const bindings = own.flatMap((unit) => units[unit]?.provides.filter((name) => used.has(name)) ?? []).sort();
  const inBeside = new Set(beside.flatMap((file) => file.units));
  const table = [...partsBeside].map(([part, file]) => `${part}:${JSON.stringify(`./later/${file}`)}`);
  const known = own.filter((unit) => inBeside.has(unit));
  return `(()=>{"use strict";
${own.map((unit) => units[unit]?.code).join('\n')}
${connect}(document.currentScript?.src??document.baseURI,{${table}},{${bindings}},[${known}]);
${start}([${descriptors}],void 0,!0);
})();
`;
}
