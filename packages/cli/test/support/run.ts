/** Runs of the command line on temporary folders and local servers. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../../src/run-cli';

/** Folder of the script tag's build. */
export const CDN = join(import.meta.dirname, '../../../enliven/cdn');

/** Creates a temporary folder with files. It is removed after the test. */
export function folderWith(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'enliven-cli-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Result of one run. */
export interface Run {
  code: number;
  output: string;
  errors: string;
}

/** Runs the command. */
export async function run(...args: string[]): Promise<Run> {
  const result: Run = { code: -1, output: '', errors: '' };
  result.code = await runCli(args, {
    write(text) {
      result.output += text;
    },
    writeError(text) {
      result.errors += text;
    },
    isTerminal: false,
  });
  return result;
}

/** Runs the doctor without a browser. */
export const examine = (place: string, ...args: string[]): Promise<Run> =>
  run('doctor', place, '--no-browser', '--build', CDN, ...args);

/** Starts a server, which is closed after the test. @returns its origin */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const TOGGLE = `<div class="et_pb_module et_pb_toggle et_pb_toggle_0 et_pb_toggle_item et_pb_toggle_close">
<h3 class="et_pb_toggle_title">Title</h3><div class="et_pb_toggle_content"><p>Text.</p></div></div>`;

export const ORIGINAL =
  '<script src="/wp-content/themes/Divi/js/scripts.min.js?ver=4" id="divi-custom-script-js"></script>';
export const JQUERY = '<script src="/wp-includes/js/jquery/jquery.min.js" id="jquery-core-js"></script>';

/** Returns a page. */
export const pageOf = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body><main><h1>Page</h1>${body}</main></body></html>`;
