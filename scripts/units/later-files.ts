/** Later files: parts that composed files import on demand, the same for all pages. */
import { createHash } from 'node:crypto';
import type { MinifiedUnit } from './minify-units';

export interface LaterFile {
  name: string;
  /** Name with a hash of the content. */
  file: string;
  code: string;
  /** Number of each part → units that it needs, without those that every page with the part has. */
  parts: Record<number, number[]>;
  units: number[];
  /** Names that the file's units use and that a composed file may have to pass on. */
  uses: string[];
}

export interface PartNeeds {
  number: number;
  /** Name of the file. */
  chunk: string;
  /** All units that the part needs. */
  needs: readonly number[];
  /** Units that are on every page with the part. */
  present: ReadonlySet<number>;
}

/** Returns a unit as a function of the names that it uses, which returns those that it provides. */
const factory = ({ uses, code, provides }: MinifiedUnit): string => `({${uses}})=>{${code}\nreturn{${provides}}}`;

/** Composes one file for each chunk. */
export function laterFiles(units: readonly MinifiedUnit[], parts: readonly PartNeeds[]): LaterFile[] {
  const chunks = [...new Set(parts.map(({ chunk }) => chunk))].sort();
  return chunks.map((name) => {
    const own = parts.filter(({ chunk }) => chunk === name).sort((a, b) => a.number - b.number);
    const needed = own.map(
      ({ number, needs, present }) => [number, needs.filter((unit) => !present.has(unit))] as const,
    );
    const all = [...new Set(needed.flatMap(([, list]) => list))].sort((a, b) => a - b);
    const factories = all.map((unit) => `${unit}:${factory(units[unit] as MinifiedUnit)}`);
    const code = `export const units={${factories.join(',\n')}},parts=${JSON.stringify(Object.fromEntries(needed)).replaceAll('"', '')};\n`;
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const uses = [...new Set(all.flatMap((unit) => (units[unit] as MinifiedUnit).uses))].sort();
    return { name, file: `${name}-${hash}.js`, code, parts: Object.fromEntries(needed), units: all, uses };
  });
}
