/** The one way packages are built: ES modules with shared chunks, types, source maps; peers and siblings stay outside. */
import { defineConfig } from 'tsup';

/** @param entry source files that become public entry points; folders below `src` are kept below `dist` */
export const preset = (entry: string[]) =>
  defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    splitting: true,
    treeshake: true,
    sourcemap: true,
    dts: true,
    external: [/^@enliven\//, /^react/, 'nanostores'],
  });
