/** Random pages with elements of behaviors and irregular HTML. */

/** Creates a generator of numbers from 0 to 1 that repeats for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const NAMES = /[.#]([\w-]+)/g;
/** Elements that browsers move if they are nested in each other. */
const ONCE = ['form', 'h2'];
const BLOCKS = ['div', 'div', 'div', 'section', 'ul', 'form', 'span', 'h2', 'main'];
const EMPTY = ['<br>', '<img src="a.png">', '<input type="PASSWORD">', '<hr/>', '<embed src="x">'];
const ASIDE = [
  '<p>open text',
  '<ul><li>one<li><b>two</b></ul>',
  '<!-- <div class="et_pb_toggle"> -->',
  '<textarea><div class="et_pb_toggle"></textarea>',
  '<noscript><div class="et_pb_slider"></div></noscript>',
  '<template><div class="et_pb_tabs"></div></template>',
  '<svg><path d="M0"/><g class="et_pb_toggle"></g></svg>',
  '<table><tr><td class="et_pb_search">a<td>b</table>',
  '<iframe src="https://www.youtube.com/embed/a"></iframe>',
  '<script>var et_pb_sticky_elements = {"a":{"b":1}};</script>',
  '<script>var et_animation_data = [];</script>',
  '<script>if ( a<b ) document.write( "<div class=et_pb_video_overlay>" );</script>',
  '<p></span><b><div></b>x</div>',
];
const IGNORED = ['data-enliven-ignore', 'id="et-fb-app"', 'class="wp-block-woocommerce-cart"'];

/** Returns pages that contain classes and ids of selectors. */
export function randomPages(selectors: readonly string[], count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = [...new Set(selectors.flatMap((selector) => [...selector.matchAll(NAMES)].map(([name]) => name)))];
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
  const ids = names.filter((name) => name.startsWith('#')).map((name) => name.slice(1));

  function attributes(): string {
    const list = Array.from({ length: Math.floor(random() * 4) }, () => pick(classes));
    return [
      list.length > 0 ? ` class="${list.join(random() < 0.2 ? '\n\t ' : ' ')}"` : '',
      random() < 0.1 ? ` id=${pick(ids)}` : '',
      random() < 0.03 ? ' data-et-multi-view="{}" title' : '',
      random() < 0.02 ? ` ${pick(IGNORED)}` : '',
    ].join('');
  }
  function content(depth: number, within: readonly string[] = []): string {
    return Array.from({ length: Math.floor(random() * 5) }, () => {
      const kind = random();
      if (kind < 0.15) return pick(EMPTY);
      if (kind < 0.35) return pick(ASIDE);
      if (kind < 0.38) return '</div></p>';
      // Links contain only text, since browsers move and copy links around blocks and the plugin does not.
      if (kind < 0.45) return `<a${attributes()}>link</a>`;
      if (depth > 6) return 'text &amp; more';
      const tag = pick(BLOCKS.filter((name) => !within.includes(name)));
      const inside = ONCE.includes(tag) ? [...within, tag] : within;
      return `<${tag}${attributes()}>${content(depth + 1, inside)}</${tag}>`;
    }).join('');
  }
  return Array.from({ length: count }, () => {
    const body = Array.from({ length: 6 }, () => content(0)).join('');
    return `<!DOCTYPE html>\n<html><head><title><b></title></head><body${attributes()}>${body}</body></html>`;
  });
}
