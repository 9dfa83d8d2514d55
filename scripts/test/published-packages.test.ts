/** Manifests and READMEs on npm: addresses in a manifest, and links of a README, which must work without other files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import { publicPackages, readJson, shown } from '../workspace';

/** Address of a link or a picture. */
const LINK = /\]\(([^)\s]+)\)/g;
const REPOSITORY = root.repository.url.replace(/^git\+|\.git$/g, '');

const packages = publicPackages().map(({ manifest, path }) => ({ name: manifest.name, path }));

describe.each(packages)('$name', ({ path }) => {
  it('has the repository, homepage, issue tracker and license of the root', () => {
    const directory = shown(path);
    const { repository, homepage, bugs, keywords, license } = readJson<Record<string, unknown>>(
      join(path, 'package.json'),
    );
    expect({ repository, homepage, bugs, license }).toEqual({
      repository: { ...root.repository, directory },
      homepage: `${REPOSITORY}/tree/main/${directory}#readme`,
      bugs: root.bugs,
      license: root.license,
    });
    expect((keywords as string[]).length).toBeGreaterThanOrEqual(3);
  });

  it('has a README with absolute links', () => {
    const links = [...readFileSync(join(path, 'README.md'), 'utf8').matchAll(LINK)].map(([, address = '']) => address);
    expect(links.filter((address) => !/^(?:https:|#)/.test(address))).toEqual([]);
  });
});
