/** Writes the reference of every entry point of the public packages; an export without documentation fails (`pnpm check:documentation`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @type {{ folder: string, name: string, private?: boolean, exports: Record<string, { import?: { default: string } }> }[]} */
const packages = readdirSync('packages').flatMap((folder) => {
  const file = `packages/${folder}/package.json`;
  return existsSync(file) ? { folder, ...JSON.parse(readFileSync(file, 'utf8')) } : [];
});
const published = packages.filter((one) => !one.private);

/** What an entry point is built of. @param {string} folder @param {string} built */
function sourceOf(folder, built) {
  const path = `packages/${folder}/${built.replace('./dist/', 'src/').replace(/\.js$/, '')}`;
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
}

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Enliven',
  entryPoints: published.flatMap(({ folder, exports }) =>
    Object.values(exports).flatMap((entry) => (entry.import ? sourceOf(folder, entry.import.default) : [])),
  ),
  tsconfig: 'tsconfig.json',
  // `tsc` checks the types.
  skipErrorChecking: true,
  excludeExternals: true,
  // The documentation site serves it (`scripts/docs/public-files.ts`).
  emit: 'docs',
  out: '.cache/docs/api',
  readme: 'none',
  disableSources: true,
  hideGenerator: true,
  logLevel: 'Warn',
  validation: { notDocumented: true, notExported: false, invalidLink: false, invalidPath: false, rewrittenLink: false },
  packagesRequiringDocumentation: published.map(({ name }) => name),
  requiredToBeDocumented: ['Enum', 'Variable', 'Function', 'Class', 'Interface', 'TypeAlias'],
  // Members that still lack a sentence. The list may only shrink: TypeDoc names entries that it no longer needs.
  intentionallyNotDocumented: [
    'builder/src/editor.AddressIndex.elementAt',
    'builder/src/editor.AddressIndex.stop',
    'builder/src/editor.BuilderCookies.remove',
    'builder/src/preview.PreviewOptions.onError',
    'builder/src/preview.PreviewOptions.onReply',
    'builder/src/react.PreviewFrameProps.onError',
    'builder/src/react.PreviewFrameProps.onReply',
    'core/src.BehaviorModule.config',
    'core/src.Channel.emit',
    'core/src.LoadStyle.__type.__type.addFocusStyle',
    'core/src.Problems.add',
    'core/src.Problems.list',
    'core/src.Readable.__type.listen',
    'core/src.SwitchOptions.onPress',
    'core/src.stickyTop.__type.add',
    'core/src/runtime/host.Host.remove',
    'core/src/runtime/host.HostListener.onFailed',
    'core/src/runtime/host.HostListener.onMounted',
    'enliven/src.Enliven.on',
    'lazyload/src.EntryObserver.disconnect',
    'lazyload/src.EntryObserver.observe',
    'lazyload/src.EntryObserver.unobserve',
    'lazyload/src.LazyLoadSettings.callback_finish',
  ],
  treatValidationWarningsAsErrors: true,
};
