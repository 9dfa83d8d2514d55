/** Routes of the site's TypeScript scripts, which are bundled on first request. */
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const ENTRIES: Readonly<Record<string, string>> = {
  '/landing.js': '../landing/client/main.ts',
  '/page-editor.js': '../editor/main.tsx',
  '/preview-frame.js': '../editor/preview-frame.ts',
};

const bundles = new Map<string, Promise<string>>();

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the bundle. It is cached unless bundling failed. */
function bundleOf(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const made = bundle(entry);
  bundles.set(entry, made);
  made.catch(() => bundles.delete(entry));
  return made;
}

export const scriptRoutes = (): Hono => {
  const routes = new Hono();
  for (const [path, entry] of Object.entries(ENTRIES))
    routes.get(path, async (context) =>
      context.body(await bundleOf(entry), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  return routes;
};
