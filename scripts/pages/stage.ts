/** Serves saved pages locally, with the runtime in their head. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compose, readUnits, scan, type Units } from '@enliven/compose';
import type { Answer } from '../browser/serve';
import { CDN, type Flavour } from '../size/page-bytes';
import { ROOT } from '../workspace';

/** Address of the build. */
export const RUNTIME = '/enliven/';

/** Rules of the theme's style sheet that show and hide elements, for pages that were saved without the style sheet. */
const STYLE = `<style>
.et_pb_toggle_close > .et_pb_toggle_content, .et_pb_all_tabs > .et_pb_tab { display: none }
.et_pb_all_tabs > .et_pb_active_content { display: block }
.et_animated, .et-waypoint:not(.et_pb_counters, .et-animated), .et_pb_number_counter:not(.active) { opacity: 0 }
.et_pb_preload * { visibility: hidden }
.et_pb_video { position: relative; min-height: 200px }
.et_pb_video > .et_pb_video_overlay { position: absolute; inset: 0 }
.et_pb_video_play { display: block; width: 60px; height: 60px }
.et_pb_slider { position: relative }
.et_pb_slide, .et_pb_slider .et_pb_gallery_item { display: none }
.et_pb_slide:first-child, .et_pb_slider .et_pb_gallery_item:first-child { display: block }
.et_pb_gallery_grid .et_pb_gallery_item, .et_pb_filterable_portfolio_grid .et_pb_portfolio_item { display: none }
[data-columns] > .et_pb_post { opacity: 0 }
</style>`;

/** Link to a style sheet. A page with one also has the theme's. */
const STYLE_SHEET = /<link\b[^>]*\bhref=["'][^"'>]*\.css\b/i;

/**
 * Page script that stores the server's document as the browser parses it, after the page's inline code and before the runtime. It also
 * sets the class that a shop's inline code sets to show elements that scripts open, since saved pages lack that code.
 */
const SNAPSHOT = `<script type="module">
document.body.classList.replace('woocommerce-no-js', 'woocommerce-js');
globalThis.enlivenBefore = document.documentElement.outerHTML;
</script>`;

/** Optional style sheets, which prevent layout shift. */
const SHEETS = ['enliven.css', 'enliven-header.css'];

/** Returns the address of a flavour's folder. */
const folderOf = (flavour: Flavour): string => `${RUNTIME}${flavour === 'lite' ? 'lite/' : ''}`;

/**
 * Adds the styles and scripts that the check needs to the end of a page's head.
 *
 * @param sheet adds the optional style sheets @default false
 * @param script address of the script, relative to the folder of the flavour @default the loader
 */
export function stage(html: string, flavour: Flavour, sheet = false, script = 'enliven.js'): string {
  const folder = folderOf(flavour);
  const style = STYLE_SHEET.test(html) ? '' : STYLE;
  const links = sheet ? SHEETS.map((name) => `<link rel="stylesheet" href="${folder}${name}">`) : [];
  const added = `${style}${links.join('')}${SNAPSHOT}<script type="module" src="${folder}${script}"></script>`;
  const at = html.search(/<\/head\s*>/i);
  return at === -1 ? added + html : html.slice(0, at) + added + html.slice(at);
}

/** Folder of composed files below that of a flavour. */
const COMPOSED = 'composed/';

/** Creates the composer of pages: one file for each set of behaviors, kept in memory. */
function composer(flavour: Flavour): { scriptOf(html: string): string; codeOf(path: string): string | undefined } {
  const codes = new Map<string, string>();
  let units: Units | undefined;
  return {
    scriptOf(html) {
      units ??= readUnits(flavour, join(ROOT, CDN));
      const behaviors = scan(html, units);
      if (behaviors.length === 0) return 'enliven.js';
      const { name, code } = compose(behaviors, { flavour, units, later: '../later/', loader: '../enliven.js' });
      codes.set(`${folderOf(flavour)}${COMPOSED}${name}`, code);
      return COMPOSED + name;
    },
    codeOf: (path) => codes.get(path),
  };
}

export interface StageOptions {
  /** Folder of the pages. */
  dir: string;
  flavour: Flavour;
  /** Adds the optional style sheets to pages. @default false */
  sheet?: boolean;
  /** Loads a composed file in place of the loader. @default false */
  composed?: boolean;
}

/** Returns a function that serves the pages of a folder, the files beside them, and the files of the build. */
export function stageAnswers({ dir, flavour, sheet = false, composed = false }: StageOptions): Answer {
  const { scriptOf, codeOf } = composer(flavour);
  return (path) => {
    const code = codeOf(path);
    if (code !== undefined) return code;
    const isRuntime = path.startsWith(RUNTIME);
    const file = isRuntime ? join(ROOT, CDN, path.slice(RUNTIME.length)) : join(dir, path);
    if (path.includes('..') || !existsSync(file)) return undefined;
    if (isRuntime) return readFileSync(file);
    if (!statSync(file).isFile()) return undefined;
    if (!path.endsWith('.html')) return readFileSync(file);
    const html = readFileSync(file, 'utf8');
    return stage(html, flavour, sheet, composed ? scriptOf(html) : undefined);
  };
}
