/** Vite plugin that bundles all code into one scope: dynamic imports become calls, and their targets define themselves. */
import { join, relative, sep } from 'node:path';
import type { AnyBehavior } from '@enliven/core';
import type { Plugin, Rollup } from 'vite';
import { codeOf, incumbents } from '../cdn-catalog';

/** Prefixes of virtual modules. */
const ENTRY = '\0units-entry';
const BEHAVIOR = '\0unit-behavior:';
const PART = '\0unit-part:';

/** Returns the name of the variable that holds the descriptor of a behavior. */
export const descriptorVariable = (name: string): string => `behavior_${name.replaceAll('-', '_')}`;

/** Variables that composed files use. */
export const COMPOSED_VARIABLES = ['connectParts', 'startComposed'] as const;

interface Found {
  start: number;
  end: number;
  source: string;
}

// Name of the later file, if the import has one: import(/* chunk: "hls" */ './hls').
const CHUNK = /\/\*\s*chunk:\s*"([\w-]+)"\s*\*\//;

/** Returns the id of a part in the bundle's code, which `writeUnits` replaces with a number. */
const quoted = (id: string): string => JSON.stringify(`part:${id}`);

/** Import of a part in the bundle's code, with the id of the part. */
export const PART_IMPORT = /\bimportPart(?:\$\d+)?\("part:([^"]+)"\)/g;

/** Returns the ids of the parts that code of the bundle imports. */
export const partsImportedBy = (code: string): string[] => [...code.matchAll(PART_IMPORT)].map(([, id = '']) => id);

/** Returns the dynamic imports of a syntax tree, in source order. */
function dynamicImports(node: unknown, found: Found[] = []): Found[] {
  if (Array.isArray(node)) for (const item of node) dynamicImports(item, found);
  else if (node && typeof node === 'object') {
    const { type, start, end, source } = node as Found & { type?: string; source?: { value?: unknown } };
    if (type === 'ImportExpression' && typeof source?.value === 'string')
      found.push({ start, end, source: source.value });
    for (const value of Object.values(node)) dynamicImports(value, found);
  }
  return found;
}

export interface PartImports {
  plugin: Plugin;
  input: string[];
  /** Part → its source file. */
  parts: Map<string, string>;
  /** Returns the id of the part of a source file. */
  idOf(file: string): string;
  /** Returns the name of the later file of a part; `start` for a part that belongs in composed files. @default package and folder */
  chunkOf(id: string): string;
  /** Returns the behavior or part that a virtual module of the bundle defines; undefined for other modules. */
  rootOf(id: string): { behavior: string } | { part: string } | undefined;
  /** Returns the id of the part that a virtual module defines; undefined for other modules. */
  partOf(id: string): string | undefined;
}

/**
 * Creates the plugin for a catalog.
 *
 * @param root root of the repository
 * @param sources source files that are parts, too: those that the entry scripts of the loader import
 */
export function createPartImports(
  root: string,
  catalog: readonly AnyBehavior[],
  sources: readonly string[] = [],
): PartImports {
  const composed = join(root, 'packages/enliven/src/composed');
  const runtime = join(composed, 'parts.ts');
  const parts = new Map<string, string>();
  const idOf = (file: string) =>
    relative(join(root, 'packages'), file)
      .split(sep)
      .join('/')
      .replace('/src/', '/')
      .replace(/\.tsx?$/, '');

  const chunks = new Map<string, string>();

  function request(context: Rollup.PluginContext, file: string, chunk?: string): string {
    const id = idOf(file);
    if (chunk) chunks.set(id, chunk);
    if (!parts.has(id)) {
      parts.set(id, file);
      context.emitFile({ type: 'chunk', id: PART + id, preserveSignature: 'strict' });
    }
    return quoted(id);
  }

  const entry = `export { startComposed } from ${JSON.stringify(join(composed, 'start-composed.ts'))};
export { connectParts } from ${JSON.stringify(runtime)};`;

  function descriptor(context: Rollup.PluginContext, behavior: AnyBehavior): string {
    const { name, package: home, selector, press, hides, globals, when, builds, builder, unhides } = behavior;
    const facts = JSON.stringify({
      name,
      package: home,
      selector,
      press,
      hides,
      globals,
      when,
      builds,
      builder,
      unhides,
    });
    const part = request(context, codeOf(root, behavior));
    return `import { importPart } from ${JSON.stringify(runtime)};
export const ${descriptorVariable(name)} = { ${facts.slice(1, -1)}, load: () => importPart(${part}) };`;
  }

  async function definition(context: Rollup.PluginContext, id: string): Promise<string> {
    const file = parts.get(id) as string;
    const { exports } = await context.load({ id: file });
    const members = (exports ?? []).map((name) => `${JSON.stringify(name)}: part.${name}`);
    return `import * as part from ${JSON.stringify(file)};
import { definePart } from ${JSON.stringify(runtime)};
definePart(${quoted(id)}, { ${members} });`;
  }

  const plugin: Plugin = {
    name: 'part-imports',
    enforce: 'post',
    resolveId: (id) => (id === ENTRY || id.startsWith(BEHAVIOR) || id.startsWith(PART) ? id : undefined),
    async load(id) {
      if (id === ENTRY) {
        for (const file of sources) request(this, file);
        return entry;
      }
      if (id === join(root, 'packages/enliven/src/incumbents.ts')) return incumbents(catalog);
      if (id.startsWith(PART)) return definition(this, id.slice(PART.length));
      const behavior = id.startsWith(BEHAVIOR) && catalog.find(({ name }) => name === id.slice(BEHAVIOR.length));
      return behavior ? descriptor(this, behavior) : undefined;
    },
    async transform(code, id) {
      if (id === runtime || !/\bimport\(/.test(code)) return undefined;
      let changed = code;
      for (const { start, end, source } of dynamicImports(this.parse(code)).reverse()) {
        const target = await this.resolve(source, id);
        if (!target) this.error(`${id} imports ${source}, which does not exist`);
        changed = `${changed.slice(0, start)}importPart(${request(this, target.id, CHUNK.exec(code.slice(start, end))?.[1])})${changed.slice(end)}`;
      }
      if (changed === code) return undefined;
      return { code: `import { importPart } from ${JSON.stringify(runtime)};\n${changed}`, map: null };
    },
  };
  const partOf = (id: string) => (id.startsWith(PART) ? id.slice(PART.length) : undefined);
  return {
    plugin,
    input: [ENTRY, ...catalog.map(({ name }) => BEHAVIOR + name)],
    parts,
    idOf,
    chunkOf: (id) => chunks.get(id) ?? id.split('/').slice(0, -1).join('-'),
    rootOf(id) {
      const part = partOf(id);
      if (part !== undefined) return { part };
      return id.startsWith(BEHAVIOR) ? { behavior: id.slice(BEHAVIOR.length) } : undefined;
    },
    partOf,
  };
}
