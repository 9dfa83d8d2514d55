// Markup of sections, rows and columns.

import { idAttribute, type Print } from './print';

export const columnWidths = ['4_4', '1_2', '1_3', '2_3', '1_4', '3_4', '3_8', '5_8'] as const;

export type ColumnWidth = (typeof columnWidths)[number];

export interface SectionOptions {
  id?: string;
  /** Background; `dark` makes the text light. */
  background?: 'paper' | 'cream' | 'dark' | 'hero';
  classes?: string[];
}

export interface RowOptions {
  equalHeights?: boolean;
  classes?: string[];
  /** Whether to print the flex layout instead of the block layout. Generation 5 only. */
  flex?: boolean;
}

/** Column widths in 24ths of the row, as in generation 5's flex columns. */
const parts: Record<ColumnWidth, number> = {
  '4_4': 24,
  '1_2': 12,
  '1_3': 8,
  '2_3': 16,
  '1_4': 6,
  '3_4': 18,
  '3_8': 9,
  '5_8': 15,
};

export const section = (print: Print, options: SectionOptions, ...rows: string[]): string => {
  const order = `et_pb_section_${print.order('section')}`;
  const { background = 'paper', classes = [] } = options;
  const look = background === 'paper' ? [] : ['et_pb_with_background', `tw-${background}`];
  const own =
    print.generation === 4
      ? ['et_pb_section', order, ...look, 'et_section_regular']
      : [order, 'et_pb_section', ...look, 'et_section_regular', 'et_block_section'];
  return `<div${idAttribute(options.id)} class="${[...own, ...classes].join(' ')}">\n${rows.join('\n')}\n</div>`;
};

const columnClass = (print: Print, width: ColumnWidth, last: boolean, flex: boolean): string => {
  const order = `et_pb_column_${print.order('column')}`;
  const end = last ? ['et-last-child'] : [];
  if (print.generation === 4)
    return ['et_pb_column', `et_pb_column_${width}`, order, 'et_pb_css_mix_blend_mode_passthrough', ...end].join(' ');
  const kind = flex
    ? ['et_flex_column', `et_flex_column_${parts[width]}_24`, 'et_flex_column_24_24_phone']
    : [`et_pb_column_${width}`, 'et_block_column'];
  return [order, 'et_pb_column', ...kind, ...end, 'et_pb_css_mix_blend_mode_passthrough'].join(' ');
};

/** Returns a row. Each column consists of its width and its modules. */
export const row = (print: Print, options: RowOptions, ...columns: Array<[ColumnWidth, ...string[]]>): string => {
  const order = `et_pb_row_${print.order('row')}`;
  const flex = options.flex === true && print.generation === 5;
  const equal = [...(options.equalHeights ? ['et_pb_equal_columns'] : []), ...(options.classes ?? [])];
  const classes =
    print.generation === 4
      ? ['et_pb_row', order, ...equal]
      : [order, 'et_pb_row', ...equal, flex ? 'et_flex_row' : 'et_block_row'];
  const printed = columns.map(([width, ...modules], index) => {
    const last = index === columns.length - 1;
    return `<div class="${columnClass(print, width, last, flex)}">\n${modules.join('\n')}\n</div>`;
  });
  return `<div class="${classes.join(' ')}">\n${printed.join('\n')}\n</div>`;
};
