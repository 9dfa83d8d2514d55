/** Catalog in one scope: the statements of the units and of the loader's chunks. */
import type { AnyBehavior } from '@enliven/core';
import { catalogInShort } from '../cdn-catalog';
import type { Drawer } from '../renderer';
import { ROOT } from '../workspace';
import { hoistedModules } from './hoisted-modules';
import { createPartImports, type PartImports } from './part-imports';
import { type StatementGraph, statementGraph } from './statement-graph';

export interface CatalogBundle {
  imports: PartImports;
  graph: StatementGraph;
}

/** Bundles a catalog. @param sources source files that the entry scripts of the loader import */
export async function bundleCatalog(
  catalog: readonly AnyBehavior[],
  drawer: Drawer,
  sources: readonly string[],
): Promise<CatalogBundle> {
  const imports = createPartImports(ROOT, catalog, sources);
  const modules = await hoistedModules(imports, drawer, [catalogInShort(ROOT, catalog)]);
  return { imports, graph: statementGraph(modules) };
}
