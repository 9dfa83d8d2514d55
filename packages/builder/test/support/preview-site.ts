/** A site that renders previews, an editor that requests them, and a page of another origin that forges replies. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Script of the pages: both sides of a preview, with React. */
const ENTRY = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { answerPreview, openPreview, runPreview } from './src/preview/index';
import { PreviewFrame } from './src/react/index';
Object.assign(globalThis, { answerPreview, createElement, createRoot, openPreview, PreviewFrame, runPreview });
`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: at('../..'), loader: 'ts' },
    alias: {
      '@enliven/core/previews': at('../../../core/src/previews/index.ts'),
      '@enliven/values': at('../../../values/src/index.ts'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
  });
  return outputFiles[0]?.text ?? '';
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Additional scripts of a preview page by the nonce of its address. */
const HABITS: Readonly<Record<string, { first?: string; second?: string; origin?: string }>> = {
  good: {},
  silent: { second: 'end()' },
  guarded: { origin: 'http://elsewhere.example' },
  hasty: {
    first: "parent.postMessage({ iframe_id: id, html: 'early' }, '*')",
    second: `end(); for (const data of ['text', { iframe_id: id }, { iframe_id: 'x', html: '' }, { iframe_id: id, html: 'right' }, { iframe_id: id, html: 'again' }])
      setTimeout(() => parent.postMessage(data, '*'), 30)`,
  },
};

function previewPage(nonce: string, shortcode: string | undefined): string {
  const { first = '', second = '', origin } = HABITS[nonce] ?? {};
  const params = { preview_origin: origin, alert_origin_not_matched: 'This preview belongs to another site.' };
  const content =
    shortcode === undefined
      ? '<p class="et-pb-preview-loading">Loading</p>'
      : `<main>${escaped(shortcode)} <a href="/away">away</a> <a href="#here">here</a></main><p class="link-disabled" style="display:none">No links</p>`;
  return `<!doctype html><html lang="en"><head><title>Preview</title><link rel="stylesheet" href="data:text/css,">
<script src="/script.js"></script></head><body>${content}<script>
var et_preview_params = ${JSON.stringify(params)};
var id = new URLSearchParams(location.search).get('iframe_id');
addEventListener('load', () => {
  const end = answerPreview(window, {
    wait: 20,
    content: (owner) => owner.querySelector('main'),
    onRefused: (refusal) => (document.title = refusal),
  });
  ${shortcode === undefined ? first : second}
});</script></body></html>`;
}

const EDITOR = `<!doctype html><html lang="en"><head><title>Editor</title><link rel="icon" href="data:,">
<script src="/script.js"></script></head><body><div id="root"></div></body></html>`;

/** Posts a reply that is valid except for its frame. */
const STRANGER = `<!doctype html><title>Stranger</title><script>
addEventListener('message', ({ data }) => parent.postMessage(data, '*'));
parent.postMessage('stranger', '*');</script>`;

export interface PreviewSite {
  /** Address of the editor's page. */
  readonly editor: string;
  /** Address of the page of another origin. */
  readonly stranger: string;
  close(): Promise<void>;
}

async function listen(answer: (path: string, body: string) => [type: string, content: string] | undefined) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const [type, content] = answer(request.url ?? '/', request.method === 'POST' ? body : '') ?? [];
      response.writeHead(type ? 200 : 404, { 'content-type': `text/${type}; charset=utf-8` }).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

export async function servePreviews(): Promise<PreviewSite> {
  const script = await bundle();
  const site = await listen((path, body) => {
    const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
    if (pathname === '/script.js') return ['javascript', script];
    if (pathname === '/edit') return ['html', EDITOR];
    if (searchParams.get('et_pb_preview') !== 'true') return undefined;
    const sent = body ? (new URLSearchParams(body).get('shortcode') ?? '') : undefined;
    return ['html', previewPage(searchParams.get('et_pb_preview_nonce') ?? '', sent)];
  });
  const stranger = await listen(() => ['html', STRANGER]);
  return {
    editor: `${site.origin}/edit`,
    stranger: stranger.origin,
    close: async () => void (await Promise.all([site.close(), stranger.close()])),
  };
}
