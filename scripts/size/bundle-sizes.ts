/** Bytes of a small site that uses the npm packages, with React and with our renderer instead. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../workspace';
import { gzipBytes } from './kilobytes';

const ENTRY = 'site';
const SITE = `import { start } from '@enliven/core';
import { accordion } from '@enliven/modules/accordion';
start([accordion]);`;

/** Name of a size → example whose settings and dependencies the site uses. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'npm-accordion-react': 'npm-vite',
  'npm-accordion-renderer': 'npm-renderer',
};

async function bundleSize(example: string): Promise<number> {
  const root = join(ROOT, 'examples', example);
  const result = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      {
        name: 'site',
        resolveId: (source) => (source === ENTRY ? join(root, 'src/site.js') : undefined),
        load: (id) => (id === join(root, 'src/site.js') ? SITE : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: ENTRY } },
  });
  const output = 'output' in result ? result.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [gzipBytes(file.code)] : []));
  if (chunks.length < 2)
    throw new Error(`The build of examples/${example} has no code to fetch: its size says nothing.`);
  return chunks.reduce((sum, bytes) => sum + bytes, 0);
}

/** @returns name → gzipped bytes of all built files, including those that few pages fetch */
export async function bundleSizes(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const [name, example] of Object.entries(EXAMPLES)) sizes.set(name, await bundleSize(example));
  return sizes;
}
