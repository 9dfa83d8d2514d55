/** Chunks of the loader: the chunk of a source follows from its path. */
import { describe, expect, it } from 'vitest';
import { CHUNKS, chunkOf, pathsOf } from '../cdn-groups';

describe('chunkOf', () => {
  it.each([
    ['/root/packages/modules/src/tabs/tabs.tsx', 'tabs'],
    ['C:\\root\\packages\\modules\\src\\tabs\\tabs.tsx', 'tabs'],
    ['/root/packages/modules/src/login/login.tsx', 'modules'],
    ['/root/packages/header/src/menu/sub-menus.ts', 'menus'],
    ['/root/packages/header/src/menu/menu.tsx', 'header'],
    ['/root/packages/enliven/package.json', 'runtime'],
    ['/root/node_modules/.pnpm/leaflet@1.9.4/node_modules/leaflet/dist/leaflet-src.esm.js', 'leaflet-maps'],
    ['/root/node_modules/.pnpm/@floating-ui+dom@1/node_modules/@floating-ui/dom/dist/dom.mjs', 'tracks'],
    ['/root/node_modules/react/index.js', 'view'],
    ['/root/packages/values/src/index.ts', undefined],
    ['\0vite/preload-helper.js', undefined],
  ])('puts %s into the chunk %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('names each path once', () => {
    const paths = Object.keys(CHUNKS).flatMap(pathsOf);
    expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
  });
});
