// Build of the npm example without React: Enliven's own renderer replaces React.

import { aliases } from 'enliven/renderer/aliases';
import { defineConfig } from 'vite';

export default defineConfig({ base: './', resolve: { alias: aliases } });
