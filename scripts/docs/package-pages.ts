/** Pages of the site whose source is outside of `docs`: READMEs of packages, CONTRIBUTING, the changelog. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn, ROOT } from '../workspace';
import type { Route } from './routes';

const titleOf = (markdown: string, otherwise: string): string => /^# +(.+)$/m.exec(markdown)?.[1] ?? otherwise;

function routeOf(path: string, source: string, group: string): Route[] {
  const file = join(ROOT, source);
  if (!existsSync(file)) return [];
  const content = readFileSync(file, 'utf8');
  return [{ path, source, title: titleOf(content, source), group, content }];
}

/** Returns the README of each package as a page. */
export const packagePages = (): Route[] =>
  packagesIn('packages').flatMap(({ folder, manifest }) =>
    manifest.private && folder !== 'wordpress-plugin'
      ? []
      : routeOf(`packages/${folder}`, `packages/${folder}/README.md`, 'Packages'),
  );

/** Returns the pages about the project. */
export const projectPages = (): Route[] => [
  ...routeOf('project/changelog', 'packages/enliven/CHANGELOG.md', 'Project'),
  ...routeOf('project/contributing', 'CONTRIBUTING.md', 'Project'),
  ...routeOf('project/support', 'SUPPORT.md', 'Project'),
  ...routeOf('project/security', 'SECURITY.md', 'Project'),
];
