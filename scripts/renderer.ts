/** Plugins for Vite and esbuild that replace React with our own renderer, except in the renderer's own code. */
import { join, resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { ROOT } from './workspace';

/** Library that renders on pages that need one. */
export type Drawer = 'react' | 'preact';

const FOLDER = join(ROOT, 'packages/enliven/src/renderer');

/** Returns the file that replaces an import; undefined keeps the import. */
function replacementOf(source: string, importer: string, drawer: Drawer): string | undefined {
  const from = resolve(importer.replace(/\?.*/, ''));
  const own = from.startsWith(ROOT) && !from.includes('node_modules') && !from.startsWith(FOLDER);
  const files: Record<string, string> = {
    react: 'react.ts',
    'react/jsx-runtime': 'jsx-runtime.ts',
    'react-dom': drawer === 'react' ? 'with-react.tsx' : 'with-preact.ts',
    // The core's own host renders with React.
    './host': 'host.ts',
  };
  const file = own ? files[source] : undefined;
  return file && join(FOLDER, file);
}

/** Plugin for Vite, Rollup and Vitest. */
export const renderer = (drawer: Drawer): Plugin => ({
  name: 'renderer',
  enforce: 'pre',
  resolveId: (source, importer) => importer && replacementOf(source, importer, drawer),
});

/** Plugin for esbuild. */
export const rendererForEsbuild = (drawer: Drawer): EsbuildPlugin => ({
  name: 'renderer',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|react-dom|react\/jsx-runtime|\.\/host)$/ }, ({ path, importer }) => {
      const file = replacementOf(path, importer, drawer);
      return file ? { path: file } : undefined;
    });
  },
});
