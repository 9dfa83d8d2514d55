/** Decision which scripts of a page to remove: the scripts that the composed file replaces completely. */
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import type { UnitsDescription } from '../units-description';
import { unknownModules } from './known-modules';
import { COMPANIONS, INDEPENDENT, LIBRARIES, PARTS, THEME_SCRIPT, withOtherNames } from './known-scripts';
import { pageConfiguration } from './page-configuration';
import { nameOfScript, type PageScript } from './page-scripts';

/** Modules and scripts that the caller declares as covered. */
export interface CoverOptions {
  /** Classes of additional modules that need no original script. */
  covers?: ReadonlySet<string>;
  /** Handles of additional scripts to remove. */
  remove?: ReadonlySet<string>;
  /** Origin of the site, for pages whose `<base>` contains it. */
  origin?: string;
}

/** Scripts of a page to remove, and scripts that stay. */
export interface CoveredScripts {
  removed: PageScript[];
  /** Scripts that stay, with the reasons. */
  kept: { name: string; why: string }[];
  /** Whether original scripts may run on the page, so the composed file must check for them. */
  originals: boolean;
}

const JQUERY = /\bjQuery\b|\$\s*\(|\bwp\.(?:template|ajax)\b/;
/** Uses of the libraries in `COMPANIONS`. */
const COMPANION_USE = /\b(?:swv|Cookies|PhotoSwipe\w{0,20})\b|\b_\./;
/** Calls of functions of the theme's script: docs/reference/coexistence.md#functions. */
const CALLS = /\b(?:et_\w+|initTabsModules|divi[A-Z]\w*Init)\s*\(/;
/** Folders of combined files, which may contain originals: docs/reference/coexistence.md#functions. */
const COMBINED_FOLDERS = /\/wp-(?:content|includes)\//;
const OTHER_SITE = /^(?:[a-z]{1,12}:|\/\/)/i;
const mayCombineOriginals = (address: string): boolean => COMBINED_FOLDERS.test(address) || !OTHER_SITE.test(address);

/** Returns the code of attributes such as `onclick`, and of addresses that contain a call. */
const attributeCode = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) =>
      name.startsWith('on') || (name === 'href' && value.includes('(')) ? value : [],
    ),
  );

/** Returns the reason why behaviors do not replace an original completely; undefined if they do. */
function uncoveredWork(
  handle: string,
  scripts: readonly PageScript[],
  elements: readonly Element[],
  { scripts: table, behaviors }: Pick<UnitsDescription, 'scripts' | 'behaviors'>,
  { covers }: CoverOptions,
): string | undefined {
  const own = scripts.find((script) => script.handle === handle && script.kind === 'code');
  if (own) return 'inline code that WordPress prints with it may use it';
  const { disabled, leavesParts } = pageConfiguration(elements);
  if (leavesParts) return 'the configuration of the page leaves parts to it';
  const replaced = table[handle] ?? [];
  const off = replaced.find((name) => disabled.has(name));
  if (off) return `the configuration of the page disables "${off}"`;
  const inIgnored = compile<AnyNode, Element>('[data-enliven-ignore], [data-enliven-ignore] *');
  const ignored = elements.filter((element) => inIgnored(element));
  const left = replaced.find((name) => {
    const { selector = '', globals } = behaviors[name] ?? {};
    return !globals && ignored.length > 0 && ignored.some(compile<AnyNode, Element>(selector));
  });
  if (left) return `an element with data-enliven-ignore leaves "${left}" to it`;
  if (handle !== THEME_SCRIPT) return undefined;
  const [unknown] = unknownModules(elements, covers);
  if (unknown) return `no behavior is known for the module "${unknown}"`;
  return scripts.some(({ kind, code }) => kind === 'code' && CALLS.test(code))
    ? 'inline code calls its functions'
    : undefined;
}

/** Decides which scripts to remove. */
export function coveredScripts(
  scripts: readonly PageScript[],
  elements: readonly Element[],
  units: Pick<UnitsDescription, 'scripts' | 'behaviors'>,
  options: CoverOptions = {},
): CoveredScripts {
  const { remove } = options;
  const table = withOtherNames(units.scripts);
  const files = scripts.filter(({ kind }) => kind === 'file');
  const gone = new Set<string>();
  const kept: CoveredScripts['kept'] = [];
  for (const { handle } of files) {
    if (!handle || gone.has(handle)) continue;
    if (remove?.has(handle)) gone.add(handle);
    if (gone.has(handle) || !Object.hasOwn(table, handle)) continue;
    const why = uncoveredWork(handle, scripts, elements, { ...units, scripts: table }, options);
    if (why) kept.push({ name: handle, why });
    else gone.add(handle);
  }
  for (const [part, whole] of Object.entries(PARTS)) if (gone.has(whole)) gone.add(part);

  const staying = files.filter(({ handle }) => !handle || !gone.has(handle));
  const others = staying.filter(
    ({ handle = '' }) => ![LIBRARIES, COMPANIONS, INDEPENDENT].some((known) => known.has(handle)),
  );
  const inlineCode = [
    ...scripts.flatMap(({ kind, code }) => (kind === 'code' ? code : [])),
    ...attributeCode(elements),
  ];
  const usesJquery = inlineCode.some((code) => JQUERY.test(code));
  const libraries = staying.filter(({ handle = '' }) => LIBRARIES.has(handle));
  const needsJquery = others.length > 0 || usesJquery;
  if (!needsJquery && !inlineCode.some((code) => COMPANION_USE.test(code)))
    for (const { handle = '' } of staying) if (COMPANIONS.has(handle)) gone.add(handle);
  if (!needsJquery) for (const { handle } of libraries) gone.add(handle as string);
  else {
    const [first] = others;
    const why = first ? `"${nameOfScript(first)}" may need it` : 'inline code uses it';
    kept.push(...libraries.map((script) => ({ name: nameOfScript(script), why })));
  }
  const isDelayedOriginal = (handle = '') => Object.hasOwn(table, handle) && !gone.has(handle);
  const explained = new Set(kept.map(({ name }) => name));
  for (const script of others)
    if (!explained.has(nameOfScript(script))) kept.push({ name: nameOfScript(script), why: 'it is not known' });
  return {
    removed: scripts.filter(({ kind, handle }) =>
      kind === 'queue' ? !needsJquery : handle && gone.has(handle) && (kind === 'file' || kind === 'translations'),
    ),
    kept,
    originals: staying.some(
      ({ handle, address }) => isDelayedOriginal(handle) || (!handle && mayCombineOriginals(address)),
    ),
  };
}
