/** Real WordPress site on the local machine, with stand-ins for the theme and other plugins. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { laySite, type SiteOptions } from './lay-site';
import { freePort, type PhpServer, startPhp } from './php-server';
import { startWebStack } from './web-stack';

const SEED = fileURLToPath(new URL('./server/seed.php', import.meta.url));
const INSTALL = fileURLToPath(new URL('./server/install.php', import.meta.url));
const TOKEN = 'stage';

export interface Site {
  /** Origin, e.g. `http://127.0.0.1:40123`. */
  origin: string;
  folder: string;
  /** Runs PHP within WordPress, as the administrator. @param code body of a function of `$args` */
  php<T = unknown>(code: string, args?: unknown): Promise<T>;
  /** Activates the plugins in these folders and deactivates all others. */
  activate(...plugins: string[]): Promise<void>;
  /** Returns the deprecations, notices, warnings and errors logged so far. */
  log(): string;
  close(): Promise<void>;
}

interface Opened {
  folder: string;
  server: PhpServer;
}

async function openSmall(origin: string, port: number, options: SiteOptions): Promise<Opened> {
  const folder = laySite(origin, TOKEN, options);
  return { folder, server: await startPhp(folder, port) };
}

async function openHosted(origin: string, port: number, options: SiteOptions): Promise<Opened> {
  const server = await startWebStack();
  const folder = laySite(origin, TOKEN, { ...options, constants: { ...options.constants, ...server.constants } });
  execFileSync('php', [INSTALL, folder], { stdio: 'ignore' });
  await server.serve(folder, port);
  return { folder, server };
}

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { folder, server } = await (options.isHosted ? openHosted : openSmall)(origin, port, options);

  async function php<T>(code: string, args: unknown = {}): Promise<T> {
    const answer = await fetch(`${origin}/`, {
      method: 'POST',
      headers: { 'x-stage-token': TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ code, args }),
    });
    const text = await answer.text();
    let parsed: { result?: T; error?: string };
    try {
      parsed = JSON.parse(text);
    } catch {
      throw new Error(
        `WordPress answered no JSON but ${answer.status} ${text.slice(0, 500)}\n${server.output().slice(-500)}`,
      );
    }
    if (parsed.error !== undefined) throw new Error(parsed.error);
    return parsed.result as T;
  }

  const debugLog = join(folder, 'wp-content/debug.log');
  const site: Site = {
    origin,
    folder,
    php,
    activate: (...plugins) =>
      php(
        `deactivate_plugins( get_option( 'active_plugins' ) );
        // WordPress writes the rules again at the next visit, including those of the plugins.
        delete_option( 'rewrite_rules' );
        foreach ( $args as $name ) {
          $error = activate_plugin( key( get_plugins( '/' . $name ) ) ? $name . '/' . key( get_plugins( '/' . $name ) ) : $name );
          if ( is_wp_error( $error ) ) throw new Exception( $name . ': ' . $error->get_error_message() );
        }`,
        plugins,
      ),
    log: () => (existsSync(debugLog) ? readFileSync(debugLog, 'utf8') : ''),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await php(readFileSync(SEED, 'utf8').replace('<?php', ''));
  } catch (error) {
    await site.close();
    throw error;
  }
  return site;
}
