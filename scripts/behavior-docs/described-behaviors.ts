/** Behaviors of all packages, with the files that describe them and the sources that the descriptions are compared with. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBehavior } from '@enliven/core';
import { filesBelow, packagesIn, ROOT, shown } from '../workspace';

/** Behavior with its description and its sources. */
export interface DescribedBehavior {
  behavior: AnyBehavior;
  /** Path of the description from the root, e.g. `packages/modules/src/toggle/toggle.md`, whether it exists or not. */
  file: string;
  /** Text of the description; undefined if there is none. */
  text: string | undefined;
  /** Path from the root → text of the sources in the folder of the descriptor. */
  own: ReadonlyMap<string, string>;
  /** `own`, and all sources of the package that these import, directly or not. */
  all: ReadonlyMap<string, string>;
}

const SOURCE = /\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Returns the texts of files and of all files of the same package that they import, directly or not. */
function withImported(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  const pending = [...files];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (texts.has(file)) continue;
    const text = read(file);
    texts.set(file, text);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const base = resolve(dirname(file), specifier);
      const found = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
      if (found) pending.push(found);
    }
  }
  return texts;
}

const fromRoot = (texts: ReadonlyMap<string, string>, root: string): Map<string, string> =>
  new Map([...texts].map(([file, text]) => [shown(file, root), text]));

/** Finds the behaviors of every package with a `src/behaviors.ts`. */
export async function describedBehaviors(root = ROOT): Promise<DescribedBehavior[]> {
  const cache = new Map<string, string>();
  const read = (file: string) => {
    const text = cache.get(file) ?? readFileSync(file, 'utf8');
    cache.set(file, text);
    return text;
  };
  const lists = packagesIn('packages', root)
    .map(({ path }) => join(path, 'src'))
    .filter((src) => existsSync(join(src, 'behaviors.ts')));
  const described = await Promise.all(
    lists.map(async (src) => {
      const { behaviors } = (await import(pathToFileURL(join(src, 'behaviors.ts')).href)) as {
        behaviors: readonly AnyBehavior[];
      };
      const sources = filesBelow(src).filter((file) => SOURCE.test(file));
      return behaviors.map((behavior) => {
        const descriptor = sources.find(
          (file) => file.endsWith('index.ts') && read(file).includes(`name: '${behavior.name}',`),
        );
        const folder = descriptor ? dirname(descriptor) : join(src, behavior.name);
        const own = sources.filter((file) => file.startsWith(`${folder}/`));
        const file = join(folder, `${behavior.name}.md`);
        return {
          behavior,
          file: shown(file, root),
          text: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
          own: fromRoot(new Map(own.map((each) => [each, read(each)])), root),
          all: fromRoot(withImported(own, read), root),
        };
      });
    }),
  );
  return described.flat();
}
