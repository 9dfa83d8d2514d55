/** Links of Markdown files, which lead to files of the repository, as links of the documentation site. */
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import type { Route } from './routes';

/** Address of the repository's files on the web; without one, such links become plain text. */
export type FileAddress = (path: string) => string | undefined;

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
 * Makes a link of a page lead somewhere on the site.
 *
 * @param href link as the file has it
 * @param source path of the file in the repository
 * @returns its address; undefined if it leads to a file that visitors of the site cannot reach
 */
export function siteLink(
  href: string,
  source: string,
  routes: readonly Route[],
  fileAddress: FileAddress,
): string | undefined {
  if (EXTERNAL.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  const page = pageOf(target, routes) ?? fileAddress(target);
  return page && (anchor === undefined ? page : `${page}#${anchor}`);
}

/** Rewrites the links of each page before VitePress checks them. */
export function repositoryLinks(md: MarkdownRenderer, routes: readonly Route[], fileAddress: FileAddress): void {
  const sources = new Map(routes.map(({ path, source }) => [`${path}.md`, source]));
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const source = sources.get(env.relativePath) ?? `docs/${env.relativePath}`;
    for (const { children } of tokens) {
      // Links do not contain links, so one flag tells whether a closing token belongs to a removed one.
      let isRemoved = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const link = siteLink(token.attrGet('href') ?? '', source, routes, fileAddress);
          isRemoved = link === undefined;
          if (link !== undefined) token.attrSet('href', link);
        }
        if (isRemoved && token.type.startsWith('link_')) {
          token.hidden = true;
          token.tag = 'span';
          token.attrs = null;
          if (token.type === 'link_open') token.type = 'span_open';
          else {
            token.type = 'span_close';
            isRemoved = false;
          }
        }
      }
    }
  });
}
