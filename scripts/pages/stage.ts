/** Puts saved pages on a local server, with the runtime in their head. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compose, readUnits, scan, type Units } from '@enliven/compose';
import type { Answer } from '../browser/serve';
import { CDN, type Flavour } from '../size/page-bytes';
import { ROOT } from '../workspace';

/** Address of the build. */
export const RUNTIME = '/enliven/';

/** The few rules of the theme's style sheet that decide what is shown, for pages that were saved without it. */
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

/** A page that brings one brings the theme's. */
const STYLE_SHEET = /<link\b[^>]*\bhref=["'][^"'>]*\.css\b/i;

/**
 * Runs after the page's own inline code and before the runtime: what the server sent, as the browser sees it. Pages of a shop say inline
 * that scripts run, which shows what scripts open; pages were saved without that.
 */
const SNAPSHOT = `<script type="module">
document.body.classList.replace('woocommerce-no-js', 'woocommerce-js');
globalThis.enlivenBefore = document.documentElement.outerHTML;
</script>`;

/** The optional style sheets, which keep a page where it is. */
const SHEETS = ['enliven.css', 'enliven-header.css'];

/** The folder of a flavour, as pages name it. */
const folderOf = (flavour: Flavour): string => `${RUNTIME}${flavour === 'lite' ? 'lite/' : ''}`;

/**
 * The page with what the check needs, at the end of its head.
 *
 * @param sheet with the optional style sheets @default false
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
  /** Pages with the optional style sheets. @default false */
  sheet?: boolean;
  /** Pages with a composed file in the place of the loader. @default false */
  composed?: boolean;
}

/** Answers with the pages of a folder, what lies beside them, and the files of the build. */
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
