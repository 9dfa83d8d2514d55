/** Page of thirty screens with sticky modules: by our runtime, by hand-written `position: sticky`, or none. */
import { type Kind, SCREEN, SCREENS } from './scrolling-page';

const printed = (modules: number): string => {
  const entries = Array.from({ length: modules }, (_, at) => ({
    id: `et_pb_text_${at}`,
    selector: `.et_pb_text_${at}`,
    position: 'top',
    topOffset: '0px',
    bottomOffset: '0px',
    topLimit: 'none',
    bottomLimit: 'section',
    offsetSurrounding: 'on',
    transition: 'on',
  }));
  const all = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  return `<script>var et_pb_sticky_elements = ${JSON.stringify(all)};</script>`;
};

/** Returns the HTML of the page. Each module sticks within its section. @param script address of the code under test */
export function stickyPage(kind: Kind, modules: number, script: string): string {
  const height = (SCREENS * SCREEN) / modules;
  const words = '<p>Some words that are painted.</p>'.repeat(20);
  const section = (at: number) =>
    `<div class="et_pb_section"><div class="et_pb_module et_pb_text et_pb_text_${at}"><h2>Number ${at}</h2></div>${words}</div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sticky</title><link rel="icon" href="data:,">
<style>body { margin: 0; font: 16px/1.5 sans-serif; } .et_pb_section { display: flow-root; height: ${height}px; }
.et_pb_text { margin-top: 200px; padding: 20px; background: #cde; } .et_pb_sticky.et_pb_text { padding: 8px 20px; }
${kind === 'css' ? '.et_pb_text { position: sticky; top: 0; }' : ''}</style></head><body>
<div class="et_builder_inner_content">${Array.from({ length: modules }, (_, at) => section(at)).join('')}</div>
${kind === 'ours' ? printed(modules) : ''}<script src="${script}"></script></body></html>`;
}
