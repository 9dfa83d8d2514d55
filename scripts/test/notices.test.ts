/** Third-party packages and licences of a bundle, and builds that fail for forbidden licences. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticesProblem } from '../checks/notices-in-tarball';
import { isAllowed } from '../notices/allowed-licenses';
import { bundledPackages } from '../notices/bundled-packages';
import { thirdPartyNotices } from '../notices/esbuild-modules';
import { legalComments } from '../notices/legal-comments';
import { NOTICES_FILE, noticesOf } from '../notices/notices';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'enliven-notices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Installs a package with one module. @returns the path of the module */
function install(name: string, license: unknown, texts: Record<string, string> = { LICENSE: `(c) ${name}` }): string {
  const folder = `node_modules/${name}`;
  put(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license, main: 'main.js' }));
  for (const [file, text] of Object.entries(texts)) put(`${folder}/${file}`, text);
  return put(`${folder}/main.js`, `export const from = ${JSON.stringify(name)};`);
}

/** Bundles `entry` like a package of the repository. */
const bundle = (entry: string) =>
  build({
    stdin: { contents: entry, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    outfile: join(root, 'dist/index.js'),
    sourcemap: true,
    logLevel: 'silent',
    plugins: [thirdPartyNotices('dist')],
  });
const notices = () => readFileSync(join(root, 'dist', NOTICES_FILE), 'utf8');

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'BSD-2-Clause AND MIT'])('%s is allowed', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN terms.txt', '', undefined, { type: 'MIT' }])(
    '%s is not allowed',
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );
});

describe('a build', () => {
  it('lists every bundled package with its licence', async () => {
    install('one', 'MIT');
    install('@scope/two', 'ISC', { 'LICENCE.md': 'the terms of two', 'NOTICE.txt': 'and a notice', 'README.md': 'no' });
    await bundle("import { from } from 'one'; import { from as too } from '@scope/two'; console.log(from, too);");
    expect(notices()).toContain('\none 1.2.3 (MIT)\n\n(c) one\n');
    expect(notices()).toContain('\n@scope/two 1.2.3 (ISC)\n\nthe terms of two\n\nand a notice\n');
    expect(notices()).not.toContain('\nno\n');
  });

  it('lists no package without bundled code, and writes no file for an empty list', async () => {
    install('unused', 'GPL-3.0');
    await bundle("import { from } from 'unused'; console.log('nothing of it');");
    expect(existsSync(join(root, 'dist', NOTICES_FILE))).toBe(false);
  });

  it('fails for a licence that is not allowed', async () => {
    install('strict', 'GPL-3.0');
    await expect(bundle("import { from } from 'strict'; console.log(from);")).rejects.toThrow(
      /"strict" is licensed as "GPL-3\.0", which is not on the list/,
    );
  });

  it('fails for a package without a licence', async () => {
    install('bare', undefined, {});
    await expect(bundle("import { from } from 'bare'; console.log(from);")).rejects.toThrow(
      /licensed as nothing at all/,
    );
    install('bare', 'MIT', {});
    await expect(bundle("import { from } from 'bare'; console.log(from);")).rejects.toThrow(
      /"bare" comes without a licence file/,
    );
  });
});

describe('a dependency that a published package has bundled', () => {
  function outer(): string {
    const main = install('outer', 'MIT');
    writeFileSync(main, 'export const from = 1;\n//# sourceMappingURL=main.js.map\n');
    put('node_modules/outer/main.js.map', '{"sources":["src/own.js","node_modules/inner/index.js"]}');
    return main;
  }

  it('is listed', () => {
    install('inner', 'ISC');
    expect(bundledPackages([outer()], root).map(({ name }) => name)).toEqual(['inner', 'outer']);
  });

  it('must be installed, so that its licence can be read', () => {
    expect(() => bundledPackages([outer()], root)).toThrow('outer contains "inner", which is not installed');
  });
});

describe('the Apache licence', () => {
  const apache = (...texts: string[]) => ({ name: 'it', version: '1.0.0', license: 'Apache-2.0', texts });

  it('must be included in full', () => {
    expect(() => noticesOf([apache('Licensed under the Apache License')])).toThrow('the whole of its text');
    expect(noticesOf([apache('…\nEND OF TERMS AND CONDITIONS')])).toContain('it 1.0.0 (Apache-2.0)');
  });
});

describe('legal comments', () => {
  it('are collected from third-party files, each once', () => {
    const one = put(
      'node_modules/one/a.js',
      '/*! (c) one */\n"use strict";\n/* no more */ let a; /** @license one\n */',
    );
    const two = put('node_modules/two/b.js', '/*! (c) one */ let b;');
    const own = put('src/own.js', '/*! ours */');
    expect(legalComments([`\0${one}?commonjs-exports`, one, two, own, '\0virtual'])).toBe(
      '/*! (c) one */\n/** @license one\n */',
    );
  });
});

describe('a tarball', () => {
  const map = JSON.stringify({ sources: ['../src/own.ts', '../../node_modules/.pnpm/one@1/node_modules/one/main.js'] });

  it('is rejected if its source maps contain code of an unlisted package', () => {
    put('dist/deep/chunk.js', '');
    put('dist/deep/chunk.js.map', map);
    expect(noticesProblem('mine', root, root)).toMatch(/mine contains code of one \(in dist\/deep\/chunk\.js\)/);
    put(`dist/${NOTICES_FILE}`, 'The files …\n\none-and-a-half 1.2.3 (MIT)\n');
    expect(noticesProblem('mine', root, root)).toContain('code of one');
  });

  it('is accepted if a parent folder lists the package', () => {
    put('dist/deep/chunk.js', '');
    put('dist/deep/chunk.js.map', map);
    put(`dist/${NOTICES_FILE}`, 'The files …\n\none 1.2.3 (MIT)\n');
    expect(noticesProblem('mine', root, root)).toBeUndefined();
  });
});
