/** Generates the catalog of the script tag, whose chunks do not repeat the behavior data that the loader contains. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBehavior } from '@enliven/core';
import type { Plugin } from 'vite';

/** Returns the source file that a behavior's `load` imports, which has the behavior's name. */
export function codeOf(root: string, { name, package: from }: AnyBehavior): string {
  const source = join(root, 'packages', from.replace('@enliven/', ''), 'src');
  const files = readdirSync(source).map((folder) => join(source, folder, `${name}.tsx`));
  const [file, second] = files.filter((path) => existsSync(path));
  if (!file || second) throw new Error(`${from} must have exactly one file ${name}.tsx, the code of "${name}"`);
  return file;
}

function restOf(root: string, behavior: AnyBehavior): string {
  const { name, when, builds, builder, unhides, config } = behavior;
  if (config) throw new Error(`"${name}": the descriptor has "config", which belongs into the behavior's code`);
  const more = JSON.stringify({ when, builds, builder, unhides });
  const load = `() => import(${JSON.stringify(codeOf(root, behavior))})`;
  return `[${JSON.stringify(name)}, ${load}${more === '{}' ? '' : `, ${more}`}]`;
}

function descriptors(root: string, catalog: readonly AnyBehavior[]): string {
  const packages = [...new Set(catalog.map((behavior) => behavior.package))].map((from) => {
    const own = catalog.filter((behavior) => behavior.package === from);
    return `${JSON.stringify(from)}: [${own.map((behavior) => restOf(root, behavior))}]`;
  });
  return `import { assembleDescriptors } from './assemble-descriptors';
export const describeRows = (rows, from, ask) => assembleDescriptors({ ${packages} }, rows, from, ask);`;
}

/** Returns the code of `incumbents.ts` with a table of all behaviors, whose descriptors in a build do not list original scripts. */
export function incumbents(catalog: readonly AnyBehavior[]): string {
  const table = Object.fromEntries(catalog.map((behavior) => [behavior.name, behavior.incumbents ?? []]));
  return `const TABLE = ${JSON.stringify(table)};
export const incumbentsOf = ({ name }) => TABLE[name];`;
}

/** Replaces the catalog's sources with shorter generated code. */
export function catalogInShort(root: string, catalog: readonly AnyBehavior[]): Plugin {
  const source = (name: string) => join(root, 'packages/enliven/src', `${name}.ts`);
  const written = new Map([
    [source('descriptors'), descriptors(root, catalog)],
    [source('incumbents'), incumbents(catalog)],
  ]);
  return { name: 'catalog-in-short', enforce: 'pre', load: (id) => written.get(id) };
}
