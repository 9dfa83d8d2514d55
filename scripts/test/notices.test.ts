/** Whose code a bundle contains, on which terms, and that a build with other terms fails. */
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

/** Installs a package with one module. @returns that module */
function install(name: string, license: unknown, texts: Record<string, string> = { LICENSE: `(c) ${name}` }): string {
  const folder = `node_modules/${name}`;
  put(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license, main: 'main.js' }));
  for (const [file, text] of Object.entries(texts)) put(`${folder}/${file}`, text);
  return put(`${folder}/main.js`, `export const from = ${JSON.stringify(name)};`);
}

/** Bundles `entry` as packages are bundled. */
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
    '%s is not',
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );
});

describe('a build', () => {
  it('names every package whose code is in it, with its terms', async () => {
    install('one', 'MIT');
    install('@scope/two', 'ISC', { 'LICENCE.md': 'the terms of two', 'NOTICE.txt': 'and a notice', 'README.md': 'no' });
    await bundle("import { from } from 'one'; import { from as too } from '@scope/two'; console.log(from, too);");
    expect(notices()).toContain('\none 1.2.3 (MIT)\n\n(c) one\n');
    expect(notices()).toContain('\n@scope/two 1.2.3 (ISC)\n\nthe terms of two\n\nand a notice\n');
    expect(notices()).not.toContain('\nno\n');
  });

  it('names nobody whose code was left out, and writes nothing when all is its own', async () => {
    install('unused', 'GPL-3.0');
    await bundle("import { from } from 'unused'; console.log('nothing of it');");
    expect(existsSync(join(root, 'dist', NOTICES_FILE))).toBe(false);
  });

  it('fails for a licence that is not on the list', async () => {
    install('strict', 'GPL-3.0');
    await expect(bundle("import { from } from 'strict'; console.log(from);")).rejects.toThrow(
      /"strict" is licensed as "GPL-3\.0", which is not on the list/,
    );
  });

  it('fails for a package without any terms', async () => {
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

describe('what a package bundled before it was published', () => {
  function outer(): string {
    const main = install('outer', 'MIT');
    writeFileSync(main, 'export const from = 1;\n//# sourceMappingURL=main.js.map\n');
    put('node_modules/outer/main.js.map', '{"sources":["src/own.js","node_modules/inner/index.js"]}');
    return main;
  }

  it('is named too', () => {
    install('inner', 'ISC');
    expect(bundledPackages([outer()], root).map(({ name }) => name)).toEqual(['inner', 'outer']);
  });

  it('has to be installed, for its terms to be read', () => {
    expect(() => bundledPackages([outer()], root)).toThrow('outer contains "inner", which is not installed');
  });
});

describe('the Apache licence', () => {
  const apache = (...texts: string[]) => ({ name: 'it', version: '1.0.0', license: 'Apache-2.0', texts });

  it('goes along in full', () => {
    expect(() => noticesOf([apache('Licensed under the Apache License')])).toThrow('the whole of its text');
    expect(noticesOf([apache('…\nEND OF TERMS AND CONDITIONS')])).toContain('it 1.0.0 (Apache-2.0)');
  });
});

describe('comments that are to stay', () => {
  it('are found in what is not ours, each once', () => {
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

  it('is refused when its source maps tell of code that no notice names', () => {
    put('dist/deep/chunk.js.map', map);
    expect(noticesProblem('mine', root)).toMatch(/mine contains code of one \(in dist\/deep\/chunk\.js\.map\)/);
    put(`dist/${NOTICES_FILE}`, 'The files …\n\none-and-a-half 1.2.3 (MIT)\n');
    expect(noticesProblem('mine', root)).toContain('code of one');
  });

  it('is fine when they are named above the file', () => {
    put('dist/deep/chunk.js.map', map);
    put(`dist/${NOTICES_FILE}`, 'The files …\n\none 1.2.3 (MIT)\n');
    expect(noticesProblem('mine', root)).toBeUndefined();
  });
});
