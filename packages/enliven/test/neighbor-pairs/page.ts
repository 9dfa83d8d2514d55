/** Page with our script and all neighbors, each at the position that its combination gives. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, toggle } from '../support/markup';
import type { PageServer } from '../support/page-server';
import { type Combination, NEIGHBORS, type Place } from './combination';
import type { Neighbor } from './neighbor';
import { FORM, FORM_ID, THEME, THEME_ID } from './scripts';

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** Milliseconds after loading at which late scripts are inserted. */
const LATE = 200;

/** Form of the form plugin, with a name that the visitor writes. */
const FORM_BODY = `<div class="wpcf7 no-js" id="wpcf7-f7-p1-o1" data-wpcf7-id="7"><div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form action="/form" method="post" class="wpcf7-form init" data-status="init"><fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="7">
<input type="hidden" name="_wpcf7_version" value="6.1"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-p1-o1"></fieldset>
<p><span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control wpcf7-text" name="your-name" aria-label="Name"></span></p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

/** Inserts scripts after the page has loaded. */
const INSERT = `globalThis.insertLate = (src, type) => addEventListener('load', () => setTimeout(() => {
  const script = document.createElement('script');
  if (type) script.type = type;
  script.src = src;
  document.head.append(script);
}, ${LATE}));`;

/** Runs delayed scripts in their order after the first input, then repeats the events that they wait for. */
const DELAY = `addEventListener('pointermove', async () => {
  for (const delayed of [...document.querySelectorAll('script[type="text/delayed"]')]) {
    const script = document.createElement('script');
    for (const { name, value } of delayed.attributes) if (!/^(type|data-type)$/.test(name)) script.setAttribute(name, value);
    if (delayed.dataset.type) script.type = delayed.dataset.type;
    script.async = false;
    const done = new Promise((resolve) => { script.onload = script.onerror = resolve; });
    delayed.replaceWith(script);
    await done;
  }
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  dispatchEvent(new Event('load'));
}, { once: true });`;

/** Returns the code of a neighbor, which says that it ran, and waits for jQuery if it needs it. */
function codeOf({ name, code, jQuery: needsJQuery = false }: Neighbor): string {
  const ran = `(globalThis.ranNeighbors ??= []).push(${JSON.stringify(name)});`;
  if (!needsJQuery) return `(() => {${code}\n${ran}})();`;
  return `(function run() { if (!globalThis.jQuery) return void setTimeout(run, 20); ${code}\n${ran} })();`;
}

function tagOf(src: string, place: Place, { type = '', id = '', isDelayed = false } = {}): string {
  const name = id ? ` id="${id}"` : '';
  const kind = place === 'module' ? 'module' : type;
  if (isDelayed)
    return `<script type="text/delayed"${kind ? ` data-type="${kind}"` : ''}${name} src="${src}"></script>`;
  if (place === 'late') return `<script>insertLate('${src}', '${type}')</script>`;
  const attribute = place === 'defer' || place === 'async' ? ` ${place}` : '';
  return `<script${attribute}${kind ? ` type="${kind}"` : ''}${name} src="${src}"></script>`;
}

/** Puts the page of a combination on the server. @returns its address */
export function putPage(server: PageServer, combination: Combination): string {
  const { seed, flavour, ours, jQuery, places, theme, formPlugin, isDelayed } = combination;
  const folder = `/neighbors/${seed}`;
  const put = (name: string, code: string) =>
    server.put(`${folder}/${name}.js`, code, { 'content-type': 'text/javascript' });
  const path = (address: string) => new URL(address).pathname;
  const build = `/enliven/${flavour === 'lite' ? 'lite/' : ''}`;
  const isModule = ours === 'module' || ours === 'late';
  const tags = [
    `<script>${INSERT}</script>`,
    tagOf(path(put('jquery', LIBRARY)), jQuery === 'module' ? 'blocking' : jQuery, { isDelayed }),
    tagOf(`${build}${isModule ? 'enliven.js' : 'enliven.iife.js'}`, ours, {
      type: isModule ? 'module' : '',
      isDelayed,
    }),
    ...NEIGHBORS.map((neighbor, at) =>
      tagOf(path(put(`n${at}`, codeOf(neighbor))), places[at] as Place, { isDelayed }),
    ),
    ...(theme ? [tagOf(path(put('theme', THEME)), theme, { id: THEME_ID, isDelayed })] : []),
    ...(formPlugin ? [tagOf(path(put('form', FORM)), formPlugin, { id: FORM_ID, isDelayed })] : []),
    ...(isDelayed ? [`<script>${DELAY}</script>`] : []),
  ];
  const api = `<script>wpcf7 = { api: { root: location.origin + '/wp-json/', namespace: 'contact-form-7/v1' } };</script>`;
  const body = [toggle('own'), FORM_BODY, ...NEIGHBORS.map(({ body: own = '' }) => own), '<div class="far"></div>'];
  return server.put(`${folder}/index.html`, html({ head: api + tags.join('\n'), body: body.join('\n') }));
}
