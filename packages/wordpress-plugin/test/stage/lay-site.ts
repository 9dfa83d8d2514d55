/** Folder of a site: WordPress, the stand-ins, and a database. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sqliteDriver, wordpressFiles } from '../../../../scripts/setup/wordpress.mjs';
import { linkFolder } from './link-folder';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Folder of the videos and sounds that the modules play. */
const MEDIA = fileURLToPath(new URL('../../../media/test/fixtures/', import.meta.url));
/** Placeholder for the driver's folder in its drop-in file. */
const DRIVER_FOLDER = '{SQLITE_IMPLEMENTATION_FOLDER_PATH}';

/** Divi 4 or Divi 5. */
export type Generation = 4 | 5;

export interface SiteOptions {
  /** @default 4 */
  generation?: Generation;
  /** Release of WordPress. @default '6.5' */
  version?: string;
  /** Additional constants of `wp-config.php`. */
  constants?: Readonly<Record<string, string | number | boolean>>;
  /** Whether to use a production web server and database instead of PHP's own server and SQLite. */
  isHosted?: boolean;
}

/** Handle → path of its file, below the folder of the theme or plugin. */
type Scripts = Readonly<Record<string, { file: string }>>;

/** Code of the stand-in originals, which only record that they ran. */
const ORIGINAL = '(window.originals = window.originals || []).push(document.currentScript.id.replace(/-js$/, ""));\n';

/** Writes the script files of a stand-in. */
function putOriginals(folder: string): void {
  const scripts: Scripts = JSON.parse(readFileSync(join(folder, 'scripts.json'), 'utf8'));
  for (const { file } of Object.values(scripts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), ORIGINAL);
  }
}

/** Installs the SQLite driver. */
function putDriver(content: string, driver: string): void {
  const folder = join(content, 'mu-plugins/sqlite-database-integration');
  linkFolder(driver, folder);
  const dropIn = readFileSync(join(driver, 'db.copy'), 'utf8');
  writeFileSync(join(content, 'db.php'), dropIn.replace(DRIVER_FOLDER, folder).replace('{SQLITE_PLUGIN}', ''));
}

const literal = (value: string | number | boolean) => JSON.stringify(value).replaceAll('$', '\\$');

/** Creates a new site. @returns its folder */
export function laySite(origin: string, token: string, options: SiteOptions): string {
  const { generation = 4, version = '6.5', constants = {}, isHosted } = options;
  const [files = '', driver = ''] = [wordpressFiles(version), sqliteDriver()];
  // On the same disk as the files, so that hard links work.
  const sites = join(dirname(files), 'sites');
  mkdirSync(sites, { recursive: true });
  const folder = mkdtempSync(join(sites, 'site-'));
  const content = join(folder, 'wp-content');
  linkFolder(files, folder, ['wp-config.php', 'wp-content']);
  linkFolder(join(files, 'wp-content/themes/twentytwentythree'), join(content, 'themes/twentytwentythree'));
  // Copied instead of linked, because the site writes to it.
  cpSync(join(files, 'wp-content/database'), join(content, 'database'), { recursive: true });
  mkdirSync(join(content, 'uploads'));

  const theme = join(content, 'themes/Divi');
  cpSync(join(HERE, 'themes/both'), theme, { recursive: true });
  cpSync(join(HERE, `themes/divi${generation}-standin`), theme, { recursive: true });
  const sheet = ['style-header.css', 'style.css'].map((file) => readFileSync(join(theme, file), 'utf8')).join('');
  writeFileSync(join(theme, 'style.css'), sheet);
  for (const name of ['clip.mp4', 'tone.mp3']) cpSync(join(MEDIA, name), join(theme, name));
  putOriginals(theme);
  const plugins = join(content, 'plugins');
  cpSync(join(HERE, 'plugins'), plugins, { recursive: true });
  for (const name of readdirSync(plugins))
    if (readdirSync(join(plugins, name)).includes('scripts.json')) putOriginals(join(plugins, name));

  const always = join(content, 'mu-plugins');
  mkdirSync(always);
  cpSync(join(HERE, 'server/stage-control.php'), join(always, 'stage-control.php'));
  if (!isHosted) putDriver(content, driver);
  cpSync(join(HERE, 'server/wp-config.php'), join(folder, 'wp-config.php'));
  const defines = Object.entries({ STAGE_ORIGIN: origin, STAGE_TOKEN: token, ...constants });
  writeFileSync(
    join(folder, 'constants.php'),
    `<?php\n${defines.map(([name, value]) => `define( '${name}', ${literal(value)} );\n`).join('')}`,
  );
  return folder;
}
