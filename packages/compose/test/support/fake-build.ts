/** Small build of the script tag, in the format of the real one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';

const hashes = { bytes: 1, gzip: 1, integrity: 'sha384-x' };
const behavior = (selector: string, at: number, more: object = {}) => ({
  package: '@enliven/modules',
  selector,
  descriptor: `b${at}`,
  part: at,
  units: [at],
  later: at === 1 ? ['menus'] : [],
  parts: at === 1 ? [1, 9] : [at],
  ...more,
});

/** Description of the units: three modules, a header, sticky elements, a form plugin and a player. */
export const description = {
  version,
  flavour: 'lite',
  start: { connect: 'c', start: 's', units: [0] },
  units: Array.from({ length: 8 }, (_, at) => ({
    name: `unit-${at}`,
    file: `units/unit-${at}.js`,
    ...hashes,
    needs: at === 0 ? [] : [0],
    provides: [`b${at}`],
  })),
  behaviors: {
    toggle: behavior('.et_pb_toggle', 1),
    tabs: behavior('.et_pb_tabs', 2),
    slider: behavior('.et_pb_slider', 3),
    header: behavior('#main-header', 4),
    sticky: behavior('body', 5, { globals: ['et_pb_sticky_elements'] }),
    'plugin-form': behavior('.wpcf7', 6),
    player: behavior('video.wp-video-shortcode', 7),
  },
  later: { menus: { file: 'later/menus-1a2b3c4d.js', ...hashes, parts: [9], units: [], uses: [] } },
  scripts: {
    'divi-custom-script': ['toggle', 'tabs', 'slider', 'header'],
    'divi-module-library-script-toggle': ['toggle'],
    'et-builder-modules-script-sticky': ['sticky'],
    'contact-form-7': ['plugin-form'],
    'mediaelement-core': ['player'],
  },
};

/** Writes the build. @param changes fields of `units.json` */
export function writeBuild(folder: string, changes: object = {}): void {
  const files: Record<string, string> = {
    'units.json': JSON.stringify({ ...description, ...changes }),
    'later/menus-1a2b3c4d.js': 'export const units={},parts={9:[]};\n',
    'enliven.js': 'import("./chunks/runtime-aaaaaaa.js");\n',
    'chunks/runtime-aaaaaaa.js': 'const map=["tabs-bbbbbbb"];\n',
    'chunks/tabs-bbbbbbb.js': 'export {};\n',
    'chunks/legacy-ccccccc.js': 'export {};\n',
    'chunks/tabs-bbbbbbb.js.map': '{}',
    'enliven.css': '.et_pb_slider{color:red}',
    'enliven-header.css': '#main-header{color:red}',
    '../LICENSE': 'MIT',
  };
  for (let at = 0; at < 8; at++) files[`units/unit-${at}.js`] = `const b${at}=${at};`;
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, 'lite', path);
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, text);
  }
}
