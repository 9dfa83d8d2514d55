/** Files of the WordPress plugin, by their paths in its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuild } from '../../packages/compose/src/site/open-build';
import type { Flavour, UnitsDescription } from '../../packages/compose/src/units-description';
import { filesBelow, ROOT, shown } from '../workspace';
import { rulesFile } from './plugin-rules';

const PLUGIN = join(ROOT, 'packages/wordpress-plugin');
const COMPOSER = join(ROOT, 'packages/compose/php/class-enliven-composer.php');
const BUILD = join(ROOT, 'packages/enliven/cdn');

/** Files of a flavour beside its units and its loader. */
const BESIDE = ['behaviors.json', 'enliven.css', 'enliven-header.css', 'failsafe.css', 'first-tap.js'];
const SPEED = ['lazyload.js', 'beacon.js'];
/** Chunks that the scripts for the speed plugin import. */
const CHUNK = /\bchunks\/[\w-]+\.js/g;
/** Lines with the version: in the header, the constant and the readme. */
const VERSION = /^( \* Version: |define\( 'ENLIVEN_VERSION', '|Stable tag: )\d+\.\d+\.\d+[\w.-]*/gm;

/** Returns `units.json` without fields that the PHP composer does not read. */
function shortUnits({ version, flavour, start, units, behaviors, later, scripts }: UnitsDescription): string {
  return JSON.stringify({
    version,
    flavour,
    start,
    units: units.map(({ file, provides }) => ({ file, provides })),
    behaviors: Object.fromEntries(
      Object.entries(behaviors).map(([name, { brings, descriptor, part, units: own, later: files, parts }]) => [
        name,
        { ...(brings && { brings }), descriptor, part, units: own, later: files, parts },
      ]),
    ),
    later: Object.fromEntries(
      Object.entries(later).map(([name, { file, parts, units: own, uses }]) => [
        name,
        { file, parts, units: own, uses },
      ]),
    ),
    scripts,
  });
}

/** Adds the files of a flavour that pages may need. */
function addFlavour(files: Map<string, Buffer>, flavour: Flavour): UnitsDescription {
  const { units, read, loader } = openBuild(flavour, BUILD);
  const folder = flavour === 'lite' ? 'cdn/lite/' : 'cdn/';
  const names = [
    ...units.units.map(({ file }) => file),
    ...Object.values(units.later).map(({ file }) => file),
    ...loader,
    ...BESIDE,
    ...SPEED,
    ...SPEED.flatMap((name) => read(name).toString().match(CHUNK) ?? []),
  ];
  files.set(`${folder}units.json`, Buffer.from(shortUnits(units)));
  for (const name of names) files.set(folder + name, read(name));
  return units;
}

/**
 * Returns the files of the plugin.
 *
 * @param flavour flavour whose code the plugin contains
 * @throws Error if the script tag is not built
 */
export function pluginFiles(flavour: Flavour): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const units = addFlavour(files, flavour);
  const stamped = (text: string): Buffer =>
    Buffer.from(text.replaceAll(VERSION, (_line, start: string) => start + units.version));
  for (const name of ['enliven.php', 'uninstall.php', 'readme.txt'])
    files.set(name, stamped(readFileSync(join(PLUGIN, name), 'utf8')));
  for (const path of [...filesBelow(join(PLUGIN, 'includes')), ...filesBelow(join(PLUGIN, 'languages'))])
    files.set(shown(path, PLUGIN), readFileSync(path));
  files.set('includes/class-enliven-composer.php', readFileSync(COMPOSER));
  files.set('includes/rules.php', Buffer.from(rulesFile(units)));
  for (const name of readdirSync(BUILD).filter((file) => /^(LICENSE|THIRD-PARTY-NOTICES\.txt)$/.test(file)))
    files.set(name, readFileSync(join(BUILD, name)));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}
