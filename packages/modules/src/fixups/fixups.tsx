/** Small repairs that the theme's style sheet counts on (docs/reference/small-modules.md#rows-and-columns), chosen by what the element is. */
import type { BehaviorProps } from '@enliven/core';
import type { ComponentType, ReactNode } from 'react';
import { GutterHover } from './gutter-hover';
import { MenuRow } from './menu-row';
import { PriceSign } from './price-sign';
import { RowType } from './row-type-class';
import { SpecialtyColumns } from './specialty-columns';
import { StickyImage } from './sticky-image';

const REPAIRS: [selector: string, repair: ComponentType<{ element: HTMLElement }>][] = [
  ['.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6', RowType],
  ['.et_section_specialty>.et_pb_row', SpecialtyColumns],
  ['.et_pb_menu', MenuRow],
  ['.et_pb_gutter_hover', GutterHover],
  ['.et_pb_image_sticky', StickyImage],
  ['.et_pb_dollar_sign', PriceSign],
];

export default function Fixups({ element }: BehaviorProps): ReactNode {
  return REPAIRS.map(
    ([selector, Repair]) => element.matches(selector) && <Repair key={selector} element={element as HTMLElement} />,
  );
}
