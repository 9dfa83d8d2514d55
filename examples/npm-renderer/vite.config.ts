// The build of the npm example without React: the library's own renderer takes its place.

import { aliases } from 'enliven/renderer/aliases';
import { defineConfig } from 'vite';

export default defineConfig({ base: './', resolve: { alias: aliases } });
