/** Sidebar of the documentation site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { ROOT } from '../workspace';
import type { Route } from './routes';

type Item = DefaultTheme.SidebarItem;

const DOCS = join(ROOT, 'docs');
/** Guides in reading order; other guides follow by name. */
const GUIDES = [
  'divi-4',
  'divi-5',
  'move-a-divi-site',
  'doctor',
  'migrate',
  'wordpress-plugin',
  'compose-pages',
  'contact-form-7',
  'shop',
  'delayed-scripts',
  'head-start',
  'content-security-policy',
  'pin-the-files',
  'swapped-pages',
  'next',
  'astro',
  'webpack',
  'test-with-vitest-or-jest',
  'write-a-behavior',
];
/** Pages of the first group. A page that does not exist has no item. */
const NAMED = ['start', 'how-it-works', 'performance', 'browser-support', 'accessibility', 'troubleshooting'];

function titleOf(file: string): string {
  const title = /^# +(.+)$/m.exec(readFileSync(join(DOCS, file), 'utf8'))?.[1] ?? file;
  return title.replaceAll('`', '');
}

const page = (path: string): Item[] =>
  existsSync(join(DOCS, `${path}.md`)) ? [{ text: titleOf(`${path}.md`), link: `/${path}` }] : [];

/** Returns the pages of a folder, those with a wanted order first. */
function pagesOf(folder: string, order: readonly string[] = []): Item[] {
  const names = readdirSync(join(DOCS, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !name.startsWith('['))
    .map((name) => name.slice(0, -3))
    .sort();
  const rest = names.filter((name) => !order.includes(name));
  return [...order.filter((name) => names.includes(name)), ...rest].flatMap((name) => page(`${folder}/${name}`));
}

const routeItem = ({ path, title }: Route): Item => ({ text: title.replaceAll('`', ''), link: `/${path}` });

/** Returns the groups of pages by prefix of the addresses that show them. Each page has only its own section, which keeps pages small. */
export function sidebar(routes: readonly Route[]): Record<string, Item[]> {
  const inFolder = (folder: string) => routes.filter(({ path, group }) => group && path.startsWith(`${folder}/`));
  const behaviors = inFolder('behaviors');
  const packages = [...new Set(behaviors.map(({ group }) => group))];
  const project = [...page('architecture'), ...page('glossary'), ...inFolder('project').map(routeItem)];
  return {
    '/': [
      { text: 'Enliven', items: [{ text: 'Start here', link: '/' }, ...NAMED.flatMap(page)] },
      { text: 'Guides', items: pagesOf('guides', GUIDES) },
      { text: 'Packages', collapsed: true, items: inFolder('packages').map(routeItem) },
      { text: 'Project', collapsed: true, items: project },
    ],
    '/behaviors/': [
      { text: 'All behaviors', link: '/behaviors/' },
      ...packages.map((group) => ({
        text: group,
        collapsed: true,
        items: behaviors.filter((route) => route.group === group).map(routeItem),
      })),
    ],
    '/reference/': [
      { text: 'Facts about the theme', items: [{ text: 'Overview', link: '/reference/' }, ...pagesOf('reference')] },
    ],
    '/decisions/': [{ text: 'Decisions', items: pagesOf('decisions') }],
  };
}
