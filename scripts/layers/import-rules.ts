/** Which package may import which, and where React may come in. */
import { posix } from 'node:path';
import { CORE, LAYERS, REACT_IN_CORE, TESTING } from './constants';
import type { Import, Source } from './source';
import type { Violation } from './violation';

/** The package of this repository an import leads to, e.g. `core`; undefined for everything from elsewhere. */
function target(source: Source, { specifier }: Import): string | undefined {
  if (specifier === 'enliven' || specifier.startsWith('enliven/')) return 'enliven';
  if (specifier.startsWith('@enliven/')) return specifier.split('/')[1];
  if (!specifier.startsWith('.')) return undefined;
  const [top, folder] = posix.join(posix.dirname(source.file), specifier).split('/');
  return top === 'packages' ? folder : undefined;
}

function problem(source: Source, found: Import): Pick<Violation, 'what' | 'why' | 'fix'> | undefined {
  const from = source.package as string;
  const to = target(source, found);
  if (to === undefined || to === from) return undefined;
  const what = `${from} imports "${found.specifier}"`;
  const inTest = source.area === 'test';
  if (found.specifier.startsWith('.'))
    return { what, why: 'which reaches into another package past its entry', fix: `Import from "@enliven/${to}"` };
  if (to === TESTING)
    return inTest
      ? undefined
      : { what, why: 'but testing is for tests only', fix: 'Move the code that needs it below test/' };
  if (inTest) return undefined;
  const [own, other] = [from === TESTING ? 2 : LAYERS[from], LAYERS[to]];
  if (other === undefined)
    return { what, why: 'a package that has no layer', fix: 'Add it to scripts/layers/constants.ts' };
  if (own === undefined || other < own) return undefined;
  if (other === own)
    return {
      what,
      why: 'and both are features, which must work without each other',
      fix: 'Meet through a store or channel of core',
    };
  return {
    what,
    why: 'but imports go down only',
    fix: `Move the shared part below layer ${own}, or turn the import around`,
  };
}

export function importViolations(source: Source): Violation[] {
  if (source.package === undefined) return [];
  const { file, area } = source;
  const unknown = source.package !== TESTING && LAYERS[source.package] === undefined && area === 'src';
  const own: Violation = {
    rule: 'imports',
    file,
    line: 1,
    what: `the package "${source.package}" has no layer`,
    why: 'so nobody knows what it may import',
    fix: 'Add it to scripts/layers/constants.ts',
  };
  const found = source.imports.flatMap((entry) => {
    const text = problem(source, entry);
    return text ? [{ rule: 'imports' as const, file, line: entry.line, ...text }] : [];
  });
  return unknown ? [own, ...found] : found;
}

const isReact = ({ specifier }: Import) => /^react(-dom)?(\/|$)/.test(specifier);

export function reactViolations(source: Source): Violation[] {
  if (source.area !== 'src') return [];
  const name = posix.basename(source.file);
  if (name.endsWith('.tsx') || (name.startsWith('use-') && name.endsWith('.ts'))) return [];
  if (source.package === CORE && REACT_IN_CORE.includes(name)) return [];
  return source.imports
    .filter((entry) => isReact(entry) && !entry.typeOnly)
    .map(({ specifier, line }) => ({
      rule: 'react',
      file: source.file,
      line,
      what: `"${specifier}" is imported in ${name}`,
      why: 'so logic would need React to run and to be tested',
      fix: 'Move the React part into a .tsx or use-*.ts file, or import types only',
    }));
}
