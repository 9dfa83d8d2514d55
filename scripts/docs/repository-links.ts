/** Rewrites links of Markdown files to files of the repository as links of the documentation site. */
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import type { Route } from './routes';

/** Path of a file or folder below the address of the repository. */
const IN_REPOSITORY = /^\/(?:blob|tree)\/main\/(.+)$/;
const EXTERNAL = /^([a-z][a-z+.-]*:|#|\/)/i;

/** Returns the address on the site of a file or folder of the repository; undefined if the site has no page of it. */
function pageOf(path: string, routes: readonly Route[]): string | undefined {
  const folder = path.replace(/\/$/, '');
  const route = routes.find(({ source }) => source === path || source === `${folder}/README.md`);
  if (route) return `/${route.path}`;
  const inDocs = /^docs\/(.+)\.md$/.exec(path)?.[1];
  if (inDocs) return `/${inDocs.replace(/(^|\/)README$/, '$1index')}`;
  return /^docs\/(behaviors|reference)$/.test(folder) ? `/${folder.slice(5)}/` : undefined;
}

/**
 * Converts a link of a file into a link of the site.
 *
 * @param href link in the file
 * @param source path of the file in the repository
 * @param repository address of the repository on the web
 * @returns the address of the page, or of the file in the repository if the site has no page of it
 */
export function siteLink(href: string, source: string, routes: readonly Route[], repository: string): string {
  const [path = '', anchor] = href.split('#');
  // READMEs are also read outside of the repository, so their links are absolute.
  const own = path.startsWith(`${repository}/`) ? IN_REPOSITORY.exec(path.slice(repository.length))?.[1] : undefined;
  if (own === undefined && EXTERNAL.test(href)) return href;
  const target = own ?? posix.normalize(posix.join(posix.dirname(source), path));
  const page = pageOf(target, routes) ?? `${repository}/blob/main/${target}`;
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/** Rewrites the links of each page before VitePress checks them. */
export function repositoryLinks(md: MarkdownRenderer, routes: readonly Route[], repository: string): void {
  const sources = new Map(routes.map(({ path, source }) => [`${path}.md`, source]));
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const source = sources.get(env.relativePath) ?? `docs/${env.relativePath}`;
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'link_open')
        token.attrSet('href', siteLink(token.attrGet('href') ?? '', source, routes, repository));
  });
}
