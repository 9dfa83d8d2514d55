/** The budgets of all packages, from the `size-limit` key of their manifests (`pnpm check:size`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Leaves out what others bring, and what is fetched when the code asks for it. */
const OWN_CODE = {
  name: 'own-code',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) => {
      const isOther = kind !== 'entry-point' && !/^[./]/.test(path);
      return isOther || kind === 'dynamic-import' ? { path, external: true } : undefined;
    });
  },
};

/** @param {import('esbuild').BuildOptions} config @returns {import('esbuild').BuildOptions} */
const modifyEsbuildConfig = (config) => ({
  ...config,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
  plugins: [...(config.plugins ?? []), OWN_CODE],
});

export default readdirSync('packages').flatMap((folder) => {
  const file = `packages/${folder}/package.json`;
  /** @type {{ name: string, path: string, import?: string, limit: string }[]} */
  const checks = (existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))['size-limit']) || [];
  return checks.map(({ path, import: names, ...check }) => ({
    ...check,
    path: `packages/${folder}/${path}`,
    gzip: true,
    // Files for script tags are served as they are.
    ...(path.startsWith('dist/') ? { modifyEsbuildConfig } : { disablePlugins: ['@size-limit/esbuild'] }),
    ...(names && { import: names }),
  }));
});
