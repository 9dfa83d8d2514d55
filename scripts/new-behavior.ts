/** Starts a new behavior from the files in scripts/scaffold/behavior, and adds it to the lists of its package. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, ROOT, shown } from './workspace';

const USAGE =
  'usage: pnpm new-behavior <package> <name> <selector>, e.g. pnpm new-behavior modules scroll-hint ".et_pb_scroll_hint"';
const TEMPLATE = join(ROOT, 'scripts/scaffold/behavior');
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Package whose descriptors share fields → ending of the `define…` function that adds them. */
const DEFINE: Readonly<Record<string, string>> = { header: 'header', modules: 'module', shop: 'shop' };

export interface NewBehavior {
  /** Folder of the package, e.g. `modules`. */
  package: string;
  /** Name in kebab case, e.g. `scroll-to-top`. */
  name: string;
  selector: string;
}

interface Names extends NewBehavior {
  camel: string;
  pascal: string;
}

/** Derives the other spellings of the name. @throws Error when the name or the selector is invalid */
function namesOf({ name, selector, ...rest }: NewBehavior): Names {
  if (!KEBAB.test(name))
    throw new Error(`"${name}" cannot name a behavior. Use lower case words joined by hyphens, e.g. scroll-to-top.`);
  if (!selector.trim())
    throw new Error('The selector is empty. Name the elements the behavior lives on, e.g. ".et_pb_slider".');
  const pascal = name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { ...rest, name, selector, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/** Replaces the names of the scroll hint in a template with those of the behavior. */
function fill(text: string, { package: folder, name, camel, pascal, selector }: Names): string {
  const define = DEFINE[folder];
  const own = define
    ? text
        .replace(
          "import { type Behavior, defineBehavior } from '@enliven/core';",
          "import type { Behavior } from '@enliven/core';\nimport { defineBehavior } from '../shared/define-behavior';",
        )
        .replace("  package: '@enliven/package',\n", '')
        .replaceAll('defineBehavior', `define${define.charAt(0).toUpperCase()}${define.slice(1)}`)
        .replaceAll('define-behavior', `define-${define}`)
    : text.replace('@enliven/package', `@enliven/${folder}`);
  const words = name.replaceAll('-', ' ');
  const quoted = selector.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return own
    .replaceAll("'.et_pb_scroll_hint'", () => `'${quoted}'`)
    .replaceAll('et_pb_scroll_hint', /\.([\w-]+)/.exec(selector)?.[1] ?? 'fill-me-in')
    .replaceAll('scroll-hint', name)
    .replaceAll('scrollHint', camel)
    .replaceAll('ScrollHint', pascal)
    .replaceAll('scroll hint', words)
    .replaceAll('Scroll hint', words.charAt(0).toUpperCase() + words.slice(1));
}

/** Inserts an import or export before the first one whose specifier sorts after it. */
function insertSorted(text: string, line: string, specifier: string): string {
  const lines = text.split('\n');
  const from = (each: string) => /^(?:import|export|\}) .*from '(\.\/[^']+)';$/.exec(each)?.[1];
  const later = lines.findIndex((each) => (from(each) ?? '') > specifier && !each.startsWith('}'));
  const last = lines.reduce((found, each, at) => (from(each) ? at : found), -1);
  lines.splice(later === -1 ? last + 1 : later, 0, line);
  return lines.join('\n');
}

/** Edits of existing files for a new behavior. */
const EDITS: Readonly<Record<string, (text: string, names: Names) => string>> = {
  'src/behaviors.ts': (text, { name, camel }) =>
    insertSorted(text, `import { ${camel} } from './${name}';`, `./${name}`).replace(/,?\s*\];\s*$/, `, ${camel}];\n`),
  'src/index.ts': (text, { name, camel }) => insertSorted(text, `export { ${camel} } from './${name}';`, `./${name}`),
  'package.json': (text, { name }) => {
    const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
    const { './package.json': last, ...rest } = manifest.exports;
    const file = `./dist/${name}/index`;
    const entry = {
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    };
    manifest.exports = { ...rest, [`./${name}`]: entry, './package.json': last };
    return `${JSON.stringify(manifest, null, 2)}\n`;
  },
  // Adds a row to the first table.
  'README.md': (text, { name, selector }) =>
    text.replace(
      /^\|[\s:|-]+\|\n(\|.*\n)+/m,
      (table) => `${table}| \`${name}\` | \`${selector.replaceAll('|', '\\|')}\` | hidden after the first scroll |\n`,
    ),
};

/**
 * Writes the behavior's files and edits those of its package. Writes nothing if one of the new files exists.
 *
 * @returns the paths that were written, from the root
 */
export function newBehavior(root: string, behavior: NewBehavior): string[] {
  const names = namesOf(behavior);
  const folder = join(root, 'packages', names.package);
  if (!existsSync(join(folder, 'src/behaviors.ts')))
    throw new Error(
      `packages/${names.package} has no src/behaviors.ts, so nothing can be added to it. Check the name of the package.`,
    );
  const files = new Map(
    filesBelow(TEMPLATE).map((file) => [
      shown(file, TEMPLATE).replaceAll('scroll-hint', names.name),
      fill(readFileSync(file, 'utf8'), names),
    ]),
  );
  const taken = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (taken) throw new Error(`packages/${names.package}/${taken} exists already. Choose another name, or remove it.`);
  for (const [path, edit] of Object.entries(EDITS))
    files.set(path, edit(readFileSync(join(folder, path), 'utf8'), names));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const written = [...files.keys()].map((path) => `packages/${names.package}/${path}`);
  const sources = written.filter((path) => /\.(tsx?|json)$/.test(path));
  spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...sources], { cwd: root, stdio: 'inherit' });
  return written;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [folder, name, selector] = process.argv.slice(2);
    if (!folder || !name || !selector) throw new Error(USAGE);
    const written = newBehavior(ROOT, { package: folder, name, selector });
    console.log(
      `${written.join('\n')}\n\nNext: put real markup into test/${name}.conformance.test.tsx, then run pnpm unit ${name}.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
