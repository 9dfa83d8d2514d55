/** Pages of the site whose text stands outside of `docs`: READMEs of packages, CONTRIBUTING, the changelog. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Returns the changes that no release has yet, as a page. */
function unreleased(): Route {
  const folder = join(ROOT, '.changeset');
  const changes = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/^---[\s\S]*?---/, '')
        .trim(),
    )
    .filter(Boolean);
  const items = changes.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
  const content = `# Changelog\n\n## Unreleased\n\n${items}\n`;
  return { path: 'project/changelog', source: '.changeset/README.md', title: 'Changelog', group: 'Project', content };
}

/** Returns the pages about the project. */
export function projectPages(): Route[] {
  const released = routeOf('project/changelog', 'packages/enliven/CHANGELOG.md', 'Project');
  return [
    ...(released.length > 0 ? released : [unreleased()]),
    ...routeOf('project/contributing', 'CONTRIBUTING.md', 'Project'),
    ...routeOf('project/security', 'SECURITY.md', 'Project'),
  ];
}
