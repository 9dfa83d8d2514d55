/** Server of media files that can fail in several ways. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Treatment of a request. A number is the count of bytes after which the connection breaks, for each request. */
type Way = 'whole' | 'missing' | 'broken' | 'hangs' | number;

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.m3u8': 'application/x-mpegURL',
  '.m2ts': 'video/mp2t',
  '.vtt': 'text/vtt',
};
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'accept-ranges': 'bytes' };

const LONG = 'long.wav';
const FIXTURES = '../../../media/test/fixtures/';

/** A file of three megabytes with 17 seconds of silence, which takes a while to load. */
function silence(): Buffer {
  const [rate, frame, length] = [44_100, 4, 3_000_000];
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
  for (const [at, value] of [
    [4, length + 36],
    [16, 16],
    [24, rate],
    [28, rate * frame],
    [40, length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, frame],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  return Buffer.concat([head, Buffer.alloc(length)]);
}

export interface MediaServer {
  /** Origin, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Treatment of each requested file. Before each test, files are complete. */
  way: Way;
  /** Requested files, in order. */
  readonly requestedFiles: string[];
  /** Serves complete files from now on, and answers waiting requests. */
  heal(): void;
}

/** Starts the server. Call it at the top of a test file. */
export function mediaServer(): MediaServer {
  const waiting: (() => void)[] = [];
  const state: { origin: string; way: Way; requestedFiles: string[]; heal(): void } = {
    origin: '',
    way: 'whole',
    requestedFiles: [],
    heal() {
      state.way = 'whole';
      for (const answer of waiting.splice(0)) answer();
    },
  };

  function send(name: string, range: string | undefined, response: ServerResponse): void {
    if (state.way === 'hangs') return void waiting.push(() => send(name, range, response));
    if (state.way === 'missing') return void response.writeHead(404, HEADERS).end();
    if (state.way === 'broken') return void response.writeHead(500, HEADERS).end();
    const content = name === LONG ? silence() : readFileSync(new URL(`${FIXTURES}${name}`, import.meta.url));
    const from = Number(/bytes=(\d+)/.exec(range ?? '')?.[1] ?? 0);
    // After a broken connection browsers try for minutes, unless the request for the rest of the file fails.
    if (typeof state.way === 'number' && from >= state.way && name === LONG)
      return void response.writeHead(404, HEADERS).end();
    response.writeHead(range ? 206 : 200, {
      ...HEADERS,
      'content-type': TYPES[extname(name)] ?? 'text/plain',
      'content-length': content.length - from,
      ...(range && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    });
    if (state.way === 'whole') return void response.end(content.subarray(from));
    response.write(content.subarray(from, Math.max(from, state.way)), () =>
      setTimeout(() => response.socket?.destroy(), 20),
    );
  }

  const server = createServer(({ url = '/', headers }, response) => {
    const name = new URL(url, 'http://127.0.0.1').pathname.slice(1);
    state.requestedFiles.push(name);
    send(name, headers.range, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    state.heal();
    state.requestedFiles.length = 0;
  });
  afterAll(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  return state;
}
