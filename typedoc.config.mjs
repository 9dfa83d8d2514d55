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
  plugin: ['./scripts/docs/api-names.mjs'],
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
    '@enliven/builder/editor.AddressIndex.elementAt',
    '@enliven/builder/editor.AddressIndex.stop',
    '@enliven/builder/editor.BuilderCookies.remove',
    '@enliven/builder/preview.PreviewOptions.onError',
    '@enliven/builder/preview.PreviewOptions.onReply',
    '@enliven/builder/react.PreviewFrameProps.onError',
    '@enliven/builder/react.PreviewFrameProps.onReply',
    '@enliven/core.BehaviorModule.config',
    '@enliven/core.Channel.emit',
    '@enliven/core.LoadStyle.__type.__type.addFocusStyle',
    '@enliven/core.Problems.add',
    '@enliven/core.Problems.list',
    '@enliven/core.Readable.__type.listen',
    '@enliven/core.SwitchOptions.onPress',
    '@enliven/core.stickyTop.__type.add',
    '@enliven/core/host.Host.remove',
    '@enliven/core/host.HostListener.onFailed',
    '@enliven/core/host.HostListener.onMounted',
    'enliven.Enliven.on',
    '@enliven/lazyload.EntryObserver.disconnect',
    '@enliven/lazyload.EntryObserver.observe',
    '@enliven/lazyload.EntryObserver.unobserve',
    '@enliven/lazyload.LazyLoadSettings.callback_finish',
  ],
  treatValidationWarningsAsErrors: true,
};
