// What sticks: not in the markup, but in a record the theme prints behind it.

import { orderOf, type Print } from './print';

export interface Sticking {
  position: 'top' | 'bottom' | 'top_bottom';
  offset?: number;
  /** Limit of the module. */
  limit?: 'none' | 'body' | 'section' | 'row' | 'column';
  /** On phones it stays where it is. */
  onPhones?: boolean;
  alignment?: 'left' | 'center' | 'right';
  /** Width while it sticks. */
  width?: string;
}

/** Makes a module, a row or a section, printed before, stick. @returns its markup */
export function sticking(print: Print, markup: string, how: Sticking): string {
  const { position, offset = 0, limit = 'none', onPhones = true, alignment = '', width } = how;
  const order = orderOf(markup);
  // The newer generation names its entries by identifiers of their own.
  const id = print.generation === 4 ? order : `${order}-entry`;
  print.stickies[id] = {
    id,
    selector: `.${order}`,
    position: onPhones ? position : { desktop: position, tablet: position, phone: 'none' },
    topOffset: `${offset}px`,
    bottomOffset: `${offset}px`,
    topLimit: position === 'top' ? 'none' : limit,
    bottomLimit: position === 'bottom' ? 'none' : limit,
    offsetSurrounding: 'on',
    transition: 'on',
    styles: { module_alignment: { desktop: alignment, tablet: '', phone: '' } },
    ...(width && { stickyStyles: { width } }),
  };
  return print.generation === 4 ? markup.replace(order, `${order} et_pb_sticky_module`) : markup;
}

/** Returns the printed data under the name of its generation; nothing without sticky modules. */
export const stickyData = ({ generation, stickies }: Print): Record<string, unknown> =>
  Object.keys(stickies).length > 0
    ? { [generation === 4 ? 'et_pb_sticky_elements' : 'diviElementStickyData']: stickies }
    : {};
