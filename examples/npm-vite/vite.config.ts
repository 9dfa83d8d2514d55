// The build of the npm example: Vite's own defaults, with relative addresses so that any folder can serve it.

import { defineConfig } from 'vite';

export default defineConfig({ base: './' });
