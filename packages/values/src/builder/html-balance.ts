/** Whether markup has as many opening as closing tags. A count only: order and nesting are not looked at. */
import { text } from '../text';

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const VOID = /<(area|base|br|col|embed|hr|img|input|link|menuitem|meta|param|source|track|wbr)(?![^\s/])/i;

/** Whether markup has as many opening as closing tags. A count only: order and nesting are not looked at. */
export function isBalanced(html: unknown): boolean {
  const markup = text(html).replace(COMMENT, '');
  // Cut where tags end, so that no search for an end runs through all the rest.
  const pieces = markup.split('>').slice(0, -1);
  const rest = pieces.map((piece) => {
    const { index } = VOID.exec(piece) ?? {};
    return index === undefined ? `${piece}>` : piece.slice(0, index);
  });
  const opening = rest
    .join('')
    .split('>')
    .slice(0, -1)
    .filter((piece) => /<[^/]/.test(piece));
  return opening.length === markup.split('</').length - 1;
}
