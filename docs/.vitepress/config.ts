/** Settings of the documentation site. Built by `scripts/build-docs.ts`, which also writes the generated pages. */
import { fileURLToPath } from 'node:url';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import manifest from '../../package.json' with { type: 'json' };
import { diagrams } from '../../scripts/docs/diagrams';
import { emptyHeaders } from '../../scripts/docs/empty-headers';
import { writeLlms } from '../../scripts/docs/llms';
import { repositoryLinks } from '../../scripts/docs/repository-links';
import { PUBLIC, readRoutes } from '../../scripts/docs/routes';
import { sidebar } from '../../scripts/docs/sidebar';

const routes = readRoutes();
const { repository } = manifest;
const address = repository.url.replace(/^git\+|\.git$/g, '');
const base = process.env.DOCS_BASE ?? '/';

export default defineConfig({
  title: 'Enliven',
  description: 'Runs the behaviors of a page-builder theme without jQuery.',
  lang: 'en',
  base,
  head: [['link', { rel: 'icon', href: `${base}images/wheel.svg` }]],
  cacheDir: '../.cache/docs/vite',
  rewrites: { 'reference/README.md': 'reference/index.md' },
  // Any host that serves files serves these addresses.
  cleanUrls: false,
  lastUpdated: false,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // As on GitHub, so that one link works in both places.
    anchor: { slugify: (text: string) => slug(text) },
    config(md) {
      repositoryLinks(md, routes, address);
      diagrams(md);
      emptyHeaders(md);
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Behaviors', link: '/behaviors/' },
      { text: 'Facts', link: '/reference/' },
      { text: 'Decisions', link: '/decisions/0001-config-travels-with-the-code' },
      { text: 'API', link: '/api/', target: '_self' },
    ],
    sidebar: sidebar(routes),
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: address }],
  },
  // Its diagrams are wide.
  transformPageData: ({ relativePath, frontmatter }) =>
    relativePath === 'architecture.md' ? { frontmatter: { ...frontmatter, aside: false } } : undefined,
  vite: { publicDir: PUBLIC, build: { chunkSizeWarningLimit: 3000 } },
  buildEnd: ({ outDir }) => writeLlms(outDir, routes, fileURLToPath(new URL('..', import.meta.url))),
});
