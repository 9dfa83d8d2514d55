/** Packs each public package as npm does, and checks the tarball's files, entry points and types. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { succeeds } from './checks/command';
import { inParallel } from './checks/in-parallel';
import { checkInstalled, install } from './checks/installed';
import { noticesProblem } from './checks/notices-in-tarball';
import { assert, type Outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { tarballProblem } from './checks/tarball';
import { pnpmCommand } from './setup/pnpm.mjs';
import { entryPoints, type Manifest, type Package, publicPackages } from './workspace';

/** Packs into `folder`. @returns the tarball */
async function pack({ path }: Package, folder: string): Promise<string> {
  const [command = 'pnpm', ...first] = pnpmCommand();
  const args = [...first, 'pack', '--json', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)(command, args, { cwd: path });
  return (JSON.parse(stdout) as { filename: string }).filename;
}

/** Lists the files of a tarball without its folder `package/`. pnpm's own list omits the LICENSE that pnpm adds. */
const filesIn = (tarball: string): string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line && !line.endsWith('/'))
    .map((line) => line.replace(/^package\//, ''));

function unpack(tarball: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

async function lint(tarball: string): Promise<string | undefined> {
  const bytes = readFileSync(tarball);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  if (messages.length === 0) return undefined;
  const lines = messages.map((message) => formatMessage(message, pkg, { color: false }));
  return `publint reports problems of ${pkg.name}: ${lines.join('; ')}. See https://publint.dev/rules.`;
}

/** Checks the types with attw. Runs it again with full output when the quiet run fails. */
async function checkTypes(tarball: string, manifest: Manifest): Promise<Outcome> {
  const profile = entryPoints(manifest).every(({ common }) => common) ? 'node16' : 'esm-only';
  const args = [tarball, '--profile', profile, '--no-definitely-typed', '--no-emoji'];
  const quiet = await succeeds('attw', [...args, '--quiet']);
  return quiet.failed > 0 ? succeeds('attw', args) : quiet;
}

/** Checks one tarball. @param folder folder to unpack it into */
async function checkPackage({ manifest, path }: Package, tarball: string, folder: string): Promise<Outcome> {
  const { name } = manifest;
  const files = filesIn(tarball);
  console.log(`${name}: ${files.length} files`);
  unpack(tarball, folder);
  return total([
    assert(tarballProblem(name, files)),
    assert(noticesProblem(name, folder, path)),
    assert(await lint(tarball)),
    await checkTypes(tarball, manifest),
  ]);
}

/** Checks the files, the notices, publint and attw of each package, and then all packages installed together. */
export async function checkPack(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-pack-'));
  try {
    const unpacked = new Map(publicPackages().map((entry) => [entry, join(folder, entry.folder)]));
    const outcomes = await inParallel([...unpacked], availableParallelism(), async ([entry, at]) =>
      checkPackage(entry, await pack(entry, folder), at),
    );
    const site = join(folder, 'site');
    install(site, unpacked);
    return total([...outcomes, await checkInstalled(site, [...unpacked.keys()])]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runAlone(import.meta, checkPack);
