/** Aliases for bundlers that replace React, for sites without it. */
import { fileURLToPath } from 'node:url';

const file = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/**
 * Aliases for Vite, webpack and esbuild: module → file of this package. Longer names come first, since bundlers use the first alias that
 * is a prefix of the module's name.
 */
export const aliases: Readonly<Record<string, string>> = {
  'react/jsx-runtime': file('jsx-runtime'),
  'react-dom': file('with-preact'),
  react: file('react'),
  '@enliven/core/host': file('host'),
};
