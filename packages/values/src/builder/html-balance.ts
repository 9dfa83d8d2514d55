/** Whether markup has as many opening as closing tags. A count only: order and nesting are not looked at. */
import { text } from '../text';

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const VOID = /<(area|base|br|col|embed|hr|img|input|link|menuitem|meta|param|source|track|wbr)(?=[\s/>])[^>]*>/gi;

export function isBalanced(html: unknown): boolean {
  const markup = text(html).replace(COMMENT, '');
  // Cut behind the last tag, so that no search runs to the end in vain again and again.
  const tags = markup.slice(0, markup.lastIndexOf('>') + 1).replace(VOID, '');
  return (tags.match(/<[^/][^>]*>/g)?.length ?? 0) === markup.split('</').length - 1;
}
