/** Nginx, PHP-FPM and MariaDB: a production stack for concurrent visits. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findWebStack } from '../../../../scripts/setup/web-stack.mjs';
import type { PhpServer } from './php-server';

const TIMEOUT = 30_000;
const NO_STACK = 'There is no nginx with PHP-FPM and MariaDB. On Debian "npm test" installs them.';

export interface WebStackServer extends PhpServer {
  /** Constants of `wp-config.php` for the database. */
  constants: Record<string, string>;
  /** Starts the web server. @param folder folder of the site */
  serve(folder: string, port: number): Promise<void>;
}

/** @returns the reason why the stack can't be started */
export const webStackProblem = (): string | undefined => (findWebStack() ? undefined : NO_STACK);

const nginxConf = (run: string, folder: string, port: number, user: string) => `
daemon off;
user ${user};
pid ${run}/nginx.pid;
error_log ${run}/nginx.log;
worker_processes 2;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${run}/body;
  fastcgi_temp_path ${run}/fastcgi;
  proxy_temp_path ${run}/proxy;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=512;
    root ${folder};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      # Debian's parameters leave the port out.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${run}/fpm.sock;
    }
  }
}
`;

const fpmConf = (run: string, user: string) => `
[global]
daemonize = no
pid = ${run}/fpm.pid
error_log = ${run}/fpm.log
[www]
user = ${user}
group = ${user}
listen = ${run}/fpm.sock
listen.owner = ${user}
listen.backlog = 512
pm = static
pm.max_children = 10
`;

async function until(what: string, isReady: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} does not start. Run it by hand to see why.`);
}

/** Starts the database. The site is created afterwards, since it needs the constants. */
export async function startWebStack(): Promise<WebStackServer> {
  const stack = findWebStack();
  if (!stack) throw new Error(NO_STACK);
  const user = userInfo().username;
  const asRoot = process.getuid?.() === 0;
  // Paths of sockets must be short.
  const run = mkdtempSync(join(tmpdir(), 'enliven-web-'));
  const data = join(run, 'data');
  mkdirSync(data);
  const running: ChildProcess[] = [];
  let output = '';
  function start(program: string, ...args: string[]): void {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    running.push(child);
  }
  const end = () => {
    for (const child of running) child.kill('SIGTERM');
  };
  process.once('exit', end);

  const ownership = [`--user=${user}`, `--datadir=${data}`];
  execFileSync(
    stack.prepare,
    ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db', ...ownership],
    { stdio: 'ignore' },
  );
  const socket = join(run, 'db.sock');
  const init = join(run, 'init.sql');
  writeFileSync(init, "CREATE DATABASE stage;\nGRANT ALL ON stage.* TO stage@localhost IDENTIFIED BY 'stage';\n");
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M', '--skip-log-bin'];
  const files = [`--socket=${socket}`, `--pid-file=${run}/db.pid`, `--init-file=${init}`];
  start(stack.database, '--no-defaults', '--skip-networking', ...ownership, ...files, ...quick);
  await until('MariaDB', () => existsSync(socket));

  return {
    constants: { DB_HOST: `localhost:${socket}` },
    output: () => output,
    async serve(folder, port) {
      writeFileSync(join(run, 'nginx.conf'), nginxConf(run, folder, port, user));
      writeFileSync(join(run, 'fpm.conf'), fpmConf(run, user));
      start(
        stack.fpm,
        '--nodaemonize',
        '--fpm-config',
        join(run, 'fpm.conf'),
        ...(asRoot ? ['--allow-to-run-as-root'] : []),
      );
      await until('PHP-FPM', () => existsSync(join(run, 'fpm.sock')));
      start(stack.nginx, '-e', join(run, 'nginx.log'), '-c', join(run, 'nginx.conf'));
      await until('nginx', () =>
        fetch(`http://127.0.0.1:${port}/readme.html`).then(
          () => true,
          () => false,
        ),
      );
    },
    async close() {
      process.off('exit', end);
      const ended = running
        .filter((child) => child.exitCode === null && child.signalCode === null)
        .map((child) => new Promise((resolve) => child.once('exit', resolve)));
      end();
      await Promise.all(ended);
      rmSync(run, { recursive: true, force: true });
    },
  };
}
