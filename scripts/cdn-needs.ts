/** Chunks that each behavior of the script tag needs, for the loader's preloading and for sites. */
import { basename, join } from 'node:path';
import type { AnyBehavior } from '@enliven/core';
import type { Chunks } from '../packages/enliven/src/chunk-preloader';
import { codeOf } from './cdn-catalog';

/** Content of `behaviors.json`. Addresses are relative to the loader. */
export interface Needs {
  /** Files of the runtime. */
  runtime: string[];
  behaviors: Record<string, BehaviorNeeds>;
}

interface BehaviorNeeds {
  /** Classes of modules in the selector. A server that prints a page uses them to choose the files to preload. */
  classes: string[];
  /** Files besides the runtime. */
  files: string[];
}

/** Classes of modules in a selector. */
const MODULE = /(?<=\.)et_pb_[a-z_]+|(?<=\.)wpcf7\b/g;

/** Returns the files of each behavior. @param closure returns every chunk that a source needs to run */
export function needsOf(catalog: readonly AnyBehavior[], closure: (source: string) => string[], root: string): Needs {
  const runtime = closure(join(root, 'packages/enliven/src/runtime-set.ts'));
  const behaviors = catalog.map((behavior) => {
    const files = closure(codeOf(root, behavior)).filter((file) => !runtime.includes(file));
    const classes = [...new Set(behavior.selector.match(MODULE))];
    return [behavior.name, { classes, files }] as const;
  });
  return { runtime, behaviors: Object.fromEntries(behaviors) };
}

/** Returns the needs in the loader's compact form: each file name once, without its folder and extension. */
export function chunksOf(behaviors: readonly AnyBehavior[], needs: Needs): Chunks {
  const own = behaviors.map(({ name }) => needs.behaviors[name]?.files ?? []);
  const files = [...new Set([...needs.runtime, ...own.flat()])];
  const later = [...behaviors.keys()].filter((at) => /^(idle|interaction)$/.test(behaviors[at]?.when ?? ''));
  const names = files.map((file) => basename(file, '.js')).join(' ');
  return { files: names, needs: own.map((all) => all.map((file) => files.indexOf(file))), later };
}
