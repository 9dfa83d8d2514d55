/** Site in a temporary folder, with a function that runs the command line. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../../src/run-cli';
import { writeBuild } from './fake-build';

/** Creates a temporary folder. It is removed after the test. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'enliven-compose-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** Returns the content of all files below a folder, by path. */
export function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const files = paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()).sort();
  return Object.fromEntries(
    files.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'latin1')]),
  );
}

export const TOGGLE = '<div class="et_pb_module et_pb_toggle et_pb_toggle_0"><h5>Question</h5></div>';

interface PageParts {
  head?: string;
  body?: string;
}

/** Returns a page. */
export const pageOf = ({ head = '', body = TOGGLE }: PageParts = {}): string =>
  `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

/** Result of one run of the command. */
interface Run {
  code: number;
  output: string;
  errors: string;
}

/** Creates a site and a build. @returns the folder of the site, and a function that runs the command on it */
export function siteWith(files: Readonly<Record<string, string | Buffer>>): {
  site: string;
  build: string;
  read(path: string): string;
  run(...args: string[]): Run;
  runOn(paths: readonly string[], ...args: string[]): Run;
} {
  const folder = tempFolder();
  const [site, build] = [join(folder, 'site'), join(folder, 'build')];
  mkdirSync(site);
  writeBuild(build);
  writeFiles(site, files);
  function runOn(paths: readonly string[], ...args: string[]): Run {
    const output: string[] = [];
    const errors: string[] = [];
    const terminal = {
      write: (text: string) => void output.push(text),
      writeError: (text: string) => void errors.push(text),
      isTerminal: args.includes('--progress'),
    };
    const options = args.filter((argument) => argument !== '--progress');
    const code = runCli([...paths, ...(options.includes('--build') ? [] : ['--build', build]), ...options], terminal);
    return { code, output: output.join(''), errors: errors.join('') };
  }
  return {
    site,
    build,
    read: (path) => readFileSync(join(site, path), 'latin1'),
    run: (...args) => runOn([site], ...args),
    runOn,
  };
}
