/** Finds a web server, PHP behind it, and a database, as hosts have them: what the WordPress plugin is tried on with many visits at once. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask } from './command.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';
import { isExecutable } from './find-chromium.mjs';

const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);

/** @param {RegExp} name @returns {string | undefined} path of the first program with such a name */
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

/** @returns {{ nginx: string, fpm: string, database: string, prepare: string } | undefined} paths of what it takes */
export function findWebStack() {
  const nginx = findProgram(/^nginx$/);
  const fpm = findProgram(/^php-fpm[\d.]*$/);
  const database = findProgram(/^mariadbd$/);
  const prepare = findProgram(/^mariadb-install-db$/);
  const speaks = ask('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']) !== undefined;
  return nginx && fpm && database && prepare && speaks ? { nginx, fpm, database, prepare } : undefined;
}

/** Without them, what is tried on them counts as skipped. */
export function prepareWebStack() {
  if (findWebStack() || !mayInstall()) return;
  const packages = ['nginx-light', 'php-fpm', 'php-mysql', 'mariadb-server'];
  installFromDebian('nginx, PHP-FPM and MariaDB', [packages], 'the WordPress plugin is tried on');
}
