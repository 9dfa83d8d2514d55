/** Index of the documentation for language models (https://llmstxt.org), and all of its text in one file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import type { Route } from './routes';
import { sidebar } from './sidebar';

type Item = DefaultTheme.SidebarItem;

const ABOUT = `# Enliven

> Front-end runtime for pages that a page-builder theme prints (Divi 4 and 5 markup, \`et_pb_*\` classes): replaces the theme's jQuery scripts by small
> behaviors that mount onto the server's markup, and restores the page byte for byte.
`;

const pagesBelow = ({ text = '', link, items = [] }: Item): { text: string; link: string }[] => [
  ...(link ? [{ text, link }] : []),
  ...items.flatMap(pagesBelow),
];

/** Writes `llms.txt` and `llms-full.txt`. @param docs folder of the Markdown pages */
export function writeLlms(outDir: string, routes: readonly Route[], docs: string): void {
  const markdownOf = (link: string): string => {
    const path = link.replace(/^\//, '').replace(/(^|\/)$/, '$1index');
    const route = routes.find((one) => one.path === path);
    if (route) return route.content;
    const file = [`${path}.md`, path.replace(/index$/, 'README.md')].find((name) => existsSync(join(docs, name)));
    return file ? readFileSync(join(docs, file), 'utf8') : '';
  };
  const groups = Object.values(sidebar(routes)).flat();
  const address = (link: string) => `.${link.replace(/\/$/, '/index')}.html`;
  const lists = groups.map((group) =>
    [`## ${group.text}\n`, ...pagesBelow(group).map(({ text, link }) => `- [${text}](${address(link)})`), ''].join(
      '\n',
    ),
  );
  writeFileSync(join(outDir, 'llms.txt'), `${[ABOUT, ...lists].join('\n')}\n`);
  const full = groups.flatMap(pagesBelow).map(({ link }) => markdownOf(link));
  writeFileSync(join(outDir, 'llms-full.txt'), full.join('\n\n'));
}
