/** Revealed elements have the server's bytes again afterwards; only browsers normalize styles. */
import { root } from '@enliven/testing';
import { expect, it } from 'vitest';
import { revealHidden } from '../src/claims/reveal';

const HIDDEN = [
  'display: none',
  'display: none !important; visibility: hidden !important',
  'display: none; opacity: 0; visibility: hidden',
];
const MARKUP = ['<p class="waits">Cups served</p>', '<p style="color:RED;height:0px" class="waits">Cups served</p>'];

it.each(HIDDEN.flatMap((style) => MARKUP.map((markup) => [style, markup] as const)))(
  'revealHidden() shows and restores an element with "%s": %s',
  (style, markup) => {
    const element = root(`${markup}<style>.waits { ${style} }</style>`);
    const hide = revealHidden([element]);
    const { display, opacity, visibility } = getComputedStyle(element);
    expect([display, opacity, visibility]).toEqual(['block', '1', 'visible']);
    hide();
    expect(element.outerHTML).toBe(markup);
  },
);
