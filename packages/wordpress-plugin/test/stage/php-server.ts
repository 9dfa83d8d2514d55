/** PHP's own web server, with several workers for concurrent requests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROUTER = fileURLToPath(new URL('./server/router.php', import.meta.url));
const WORKERS = '6';
const SETTINGS = ['opcache.enable_cli=1', 'opcache.revalidate_freq=0', 'session.gc_probability=0'];
/** Time limit for starting the server in milliseconds. Long for machines under load. */
const TIMEOUT = 20_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface PhpServer {
  /** Returns all output so far. */
  output(): string;
  close(): Promise<void>;
}

async function answers(origin: string, process: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (process.exitCode === null && Date.now() < end) {
    if (await fetch(`${origin}/readme.html`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`PHP's web server does not answer at ${origin}. Run "php -S" by hand to see why.`);
}

export async function startPhp(folder: string, port: number): Promise<PhpServer> {
  const settings = SETTINGS.flatMap((setting) => ['-d', setting]);
  const server = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', folder, ROUTER], {
    // A separate process group, so that the workers are ended with the server.
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data));
  const end = () => {
    try {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  };
  process.once('exit', end);
  await answers(`http://127.0.0.1:${port}`, server);
  return {
    output: () => output,
    async close() {
      process.off('exit', end);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      end();
      if (server.exitCode === null && server.signalCode === null) await ended;
    },
  };
}
