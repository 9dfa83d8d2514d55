/** An image without space below: where it ends its section, section and column lose theirs too. */
import { useClaims, type Wanted } from '@enliven/core';
import { type ReactNode, useState } from 'react';

const isLast = (element: Element, selector: string): boolean => {
  let next = element.nextElementSibling;
  while (next && !next.matches(selector)) next = next.nextElementSibling;
  return next === null;
};

function stickyClaims(image: Element): Wanted[] {
  const column = image.closest('.et_pb_column');
  const row = image.closest('.et_pb_row');
  const section = image.closest('.et_pb_section');
  if (!column || !row || !section || !isLast(image, '.et_pb_module') || !isLast(row, '.et_pb_row')) return [];
  const endsRow = isLast(column, '.et_pb_column');
  return [
    [section, 'class:et_pb_section_sticky', true],
    [column, 'class:et_pb_row_sticky', true],
    ...(endsRow ? ([[section, 'class:et_pb_section_sticky_mobile', true]] as Wanted[]) : []),
    [row, 'class:et-last-child', true],
  ];
}

export function StickyImage({ element }: { element: Element }): ReactNode {
  const [claims] = useState(() => stickyClaims(element));
  useClaims(claims);
  return null;
}
