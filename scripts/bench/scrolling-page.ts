/** Page of thirty screens with scroll effects: by our runtime, by hand-written CSS, or none. */

/** `other` has no effects, but another mounted behavior. */
export type Kind = 'none' | 'other' | 'css' | 'ours';

export interface ScrollingPage {
  kind: Kind;
  /** Elements with three effects each, evenly spread. */
  effects: number;
  /** Puts the elements below thirty screens, which the visitor never leaves. @default false */
  far?: boolean;
}

export const SCREENS = 30;
/** CSS pixels. */
export const SCREEN = 900;

const CSS_EFFECTS = `@keyframes move {
  0% { opacity: 0; transform: translateY(200px) rotate3d(0, 0, 1, 20deg); }
  50% { opacity: 1; transform: translateY(0) rotate3d(0, 0, 1, 0deg); }
  100% { opacity: 1; transform: translateY(-200px) rotate3d(0, 0, 1, 0deg); }
}
.et_pb_text { animation: move linear both; animation-timeline: view(); animation-range: entry-crossing 50% exit-crossing 50%; }`;

const entry = (at: number, resolver: string, startValue: number, midValue: number, endValue: number) => ({
  id: `.et_pb_text_${at}`,
  start: 0,
  midStart: 50,
  midEnd: 50,
  end: 100,
  startValue,
  midValue,
  endValue,
  resolver,
  trigger_start: 'middle',
});

function printed(effects: number): string {
  const list = Array.from({ length: effects }, (_, at) => [
    entry(at, 'translateY', 2, 0, -2),
    entry(at, 'opacity', 0, 100, 100),
    entry(at, 'rotate', 20, 0, 0),
  ]).flat();
  return `<script>var et_pb_motion_elements = ${JSON.stringify({ desktop: list, tablet: list, phone: list })};</script>`;
}

/** Returns the HTML of the page. @param script address of the code under test */
export function scrollingPage({ kind, effects, far = false }: ScrollingPage, script: string): string {
  const height = far ? 40 : (SCREENS * SCREEN) / effects;
  const module = (at: number) =>
    `<div class="et_pb_row" style="height:${height}px"><div class="et_pb_module et_pb_text et_pb_text_${at}"><p>Number ${at}: some words that are painted.</p></div></div>`;
  const content = Array.from({ length: effects }, (_, at) => module(at)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Scrolling</title><link rel="icon" href="data:,">
<style>body { margin: 0; font: 16px/1.5 sans-serif; } .et_pb_text { background: #cde; height: ${height / 2}px; }
${kind === 'css' ? CSS_EFFECTS : ''}</style></head><body>${far ? `<div style="height:${SCREENS * SCREEN}px"></div>` : ''}${content}
${kind === 'ours' ? printed(effects) : ''}${kind === 'other' ? '<p class="other">Alive</p>' : ''}<script src="${script}"></script></body></html>`;
}
