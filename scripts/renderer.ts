/** Puts our own renderer in React's place, in all code but its own: plugins for Vite and for esbuild. */
import { join, resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { ROOT } from './workspace';

/** Module that draws, for pages that draw. */
export type Drawer = 'react' | 'preact';

const FOLDER = join(ROOT, 'packages/enliven/src/renderer');

/** The file that stands in the place of what `importer` asks for; undefined leaves it. */
function instead(source: string, importer: string, drawer: Drawer): string | undefined {
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

/** For Vite, Rollup and Vitest. */
export const renderer = (drawer: Drawer): Plugin => ({
  name: 'renderer',
  enforce: 'pre',
  resolveId: (source, importer) => importer && instead(source, importer, drawer),
});

/** For esbuild. */
export const rendererForEsbuild = (drawer: Drawer): EsbuildPlugin => ({
  name: 'renderer',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|react-dom|react\/jsx-runtime|\.\/host)$/ }, ({ path, importer }) => {
      const file = instead(path, importer, drawer);
      return file ? { path: file } : undefined;
    });
  },
});
