/** The fonts that text above the fold asks for (docs/reference/beacon.md#fonts-in-use). */
import { NON_TEXT } from '../constants';
import { boxOf } from '../page/view';
import { isVisible } from '../page/visible';
import type { Run } from '../run';
import { firstFamily, type Wanted, weightOf } from './face';

/** Each once, in the order of the document. */
export async function usedFonts({ each }: Run): Promise<Wanted[]> {
  const found: Record<string, Wanted> = {};
  const fold = innerHeight - scrollY;
  await each(document.querySelectorAll('*'), (element) => {
    // Places first: most elements are further down, and styles cost more.
    const box = boxOf(element);
    if (box.top > fold || NON_TEXT.test(element.localName) || !isVisible(getComputedStyle(element), box)) return;
    for (const pseudo of [null, '::before', '::after']) {
      const { fontFamily, fontWeight, fontStyle: style, content } = getComputedStyle(element, pseudo);
      const key = fontFamily + fontWeight + style;
      if (!found[key] && /\S/.test(`${pseudo ? content.replace(/^(none|normal|"")$/, '') : element.textContent}`))
        found[key] = { family: firstFamily(fontFamily), weight: weightOf(fontWeight), style };
    }
  });
  return Object.values(found);
}
