/** The layers of the repository: which package may import which, where React may be, and no files that import each other. */

/** Layer of each package below `packages/`. Imports go to a lower number only (see CONTRIBUTING.md). */
export const LAYERS = {
  values: 0,
  core: 1,
  modules: 2,
  forms: 2,
  motion: 2,
  sticky: 2,
  header: 2,
  shop: 2,
  media: 2,
  tracking: 2,
  lazyload: 2,
  beacon: 2,
  builder: 2,
  enliven: 3,
  compose: 4,
  cli: 5,
};

/** However it is resolved. */
const REACT = '(^|node_modules/)(@types/)?react(-dom)?(/|$)';
const TYPES = ['type-only', 'type-import'];
const LATER = ['dynamic-import', 'type-import'];

/** @param {(layer: number) => boolean} test */
const packagesWhere = (test) => Object.keys(LAYERS).filter((name) => test(LAYERS[name]));
/** @param {string[]} names */
const sourceOf = (...names) => `^packages/(${names.join('|')})/src/`;
/** Whether the import was resolved or not. @param {string[]} names */
const to = (...names) => [
  `^(packages|@enliven)/(${names.join('|')})(/|$)`,
  ...(names.includes('enliven') ? ['^enliven(/|$)'] : []),
];

const downOnly = [...new Set(Object.values(LAYERS))].map((layer) => ({
  name: 'down-only',
  comment:
    'Imports go down only. Move what both packages need into the lower one, or pass it in through a store or channel of core.',
  from: { path: sourceOf(...packagesWhere((own) => own === layer)) },
  to: { path: to(...packagesWhere((other) => other > layer), '-') },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downOnly,
    {
      name: 'features-apart',
      comment: 'Features must work without each other. Let them meet through the stores and channels of core.',
      from: { path: sourceOf(...packagesWhere((layer) => layer === 2)) },
      to: { path: to(...packagesWhere((layer) => layer === 2)), pathNot: '^(packages|@enliven)/$1(/|$)' },
    },
    {
      name: 'testing-in-tests',
      comment: 'The package "testing" is for tests only. Move the code that needs it below test/.',
      from: { path: '^packages/(?!testing/)[^/]+/src/' },
      to: { path: to('testing') },
    },
    {
      name: 'testing-above-core',
      comment: 'The package "testing" serves every feature, so it may import core and nothing above it.',
      from: { path: sourceOf('testing') },
      to: { path: to(...packagesWhere((layer) => layer > 1)) },
    },
    {
      name: 'formats-for-tools',
      comment: 'Code that runs for visitors does without the formats for tools, as the README of "values" says.',
      from: { path: '^packages/(?!builder/|values/)[^/]+/src/' },
      to: { path: to('values') },
    },
    {
      name: 'by-entry',
      comment: 'A relative path reaches into another package past its entry. Import from "@enliven/<package>".',
      from: { path: '^packages/([^/]+)/(src|test)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'known-packages',
      comment: 'There is no such entry point. Name one that "exports" of the package has.',
      from: { path: '^packages/' },
      to: { path: '^@?enliven(/|$)', couldNotResolve: true },
    },
    {
      name: 'react',
      comment:
        'Logic must run and be tested without React. Move the React part into a .tsx or use-*.ts file, or import types only.',
      from: {
        path: '^packages/[^/]+/src/.+\\.ts$',
        pathNot: ['/use-[^/]+\\.ts$', '^packages/core/src/.*/mount-context\\.ts$'],
      },
      to: { path: REACT, dependencyTypesNot: TYPES },
    },
    {
      name: 'no-circles',
      comment:
        'Files that import each other cannot be read, moved or tested alone. Move what both need, types as well, into a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: LATER } },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: ['^(packages|scripts)/', REACT, '^@?enliven'] },
    exclude: { path: '^packages/[^/]+/(dist|cdn)/' },
    moduleSystems: ['es6', 'cjs'],
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
