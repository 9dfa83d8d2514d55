// Build of the npm example: Vite's defaults with relative addresses, so that the output works in any folder.

import { defineConfig } from 'vite';

export default defineConfig({ base: './' });
