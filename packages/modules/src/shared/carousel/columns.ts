/** How many items of a carousel stand side by side. */
import { NARROW_BELOW } from './constants';

/** Kinds of columns wide enough for four; the first ones only in a wide window. */
const WIDE = ['4_4', '3_4', '2_3'];
const NARROW = ['1_5', '1_6'];

/** By the kind of the column the carousel stands in, as the theme has it (docs/reference/sliders.md#simple-carousel). */
export function carouselColumns(element: Element, windowWidth: number): number {
  const column = element.closest('.et_pb_column:not(.et_pb_specialty_column)');
  const is = (kind: string) => column?.classList.contains(`et_pb_column_${kind}`) ?? false;
  if (WIDE.some(is)) return windowWidth >= NARROW_BELOW ? 4 : 3;
  if (is('3_5')) return 4;
  return NARROW.some(is) ? 2 : 3;
}
