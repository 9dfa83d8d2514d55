/** Parts: code that behaviors import on demand. A composed file contains a part, or the name of the later file that contains it. */

/** Bindings of units, under their names in the build. */
type Scope = Record<string, unknown>;

type Part = Record<string, unknown>;

/** Module of a later file. */
interface LaterFile {
  units: Record<number, (scope: Scope) => Scope>;
  /** Units that each part needs, in the order in which they run. */
  parts: Record<number, readonly number[]>;
}

const parts = new Map<number, Part>();
const known = new Set<number>();
let scope: Scope = {};
let files: Readonly<Record<number, string>> = {};
let base = '';

/** Defines a part. The build adds the calls. */
export function definePart(id: number, part: Part): void {
  parts.set(id, part);
}

/**
 * Connects a composed file with later files.
 *
 * @param address of the composed file
 * @param later address of the later file of each part, relative to `address`
 * @param bindings what the units of later files may use of the composed file
 * @param units that the composed file contains and later files contain, too; a second definition of a unit is ignored
 */
export function connectParts(
  address: string,
  later: Readonly<Record<number, string>>,
  bindings: Scope,
  units: readonly number[],
): void {
  base = address;
  files = later;
  scope = bindings;
  for (const unit of units) known.add(unit);
}

/** Imports a part. The build replaces `import()` with calls of this function. */
export async function importPart(id: number): Promise<Part> {
  if (!parts.has(id)) {
    const file: LaterFile = await import(/* @vite-ignore */ new URL(files[id] as string, base).href);
    for (const unit of file.parts[id] as readonly number[]) {
      if (known.has(unit)) continue;
      known.add(unit);
      Object.assign(scope, file.units[unit]?.(scope));
    }
  }
  return parts.get(id) as Part;
}
