/** Finds a web server, PHP-FPM and a database, on which the WordPress plugin is tested with many simultaneous visits. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask } from './command.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';
import { isExecutable } from './find-chromium.mjs';

const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);

/** @param {RegExp} name @returns {string | undefined} path of the first program whose name matches */
function findProgram(name) {
  for (const folder of FOLDERS) {
    let names;
    try {
      names = readdirSync(folder);
    } catch {
      continue;
    }
    const found = names.filter((one) => name.test(one)).map((one) => join(folder, one));
    const program = found.find(isExecutable);
    if (program) return program;
  }
  return undefined;
}

/** @returns {{ nginx: string, fpm: string, database: string, prepare: string } | undefined} paths of the programs */
export function findWebStack() {
  const nginx = findProgram(/^nginx$/);
  const fpm = findProgram(/^php-fpm[\d.]*$/);
  const database = findProgram(/^mariadbd$/);
  const prepare = findProgram(/^mariadb-install-db$/);
  const hasMysqli = ask('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']) !== undefined;
  return nginx && fpm && database && prepare && hasMysqli ? { nginx, fpm, database, prepare } : undefined;
}

/** Installs missing programs. Tests count as skipped while one is missing. */
export function prepareWebStack() {
  if (findWebStack() || !mayInstall()) return;
  const packages = ['nginx-light', 'php-fpm', 'php-mysql', 'mariadb-server'];
  installFromDebian('nginx, PHP-FPM and MariaDB', [packages], 'the WordPress plugin is tried on');
}
