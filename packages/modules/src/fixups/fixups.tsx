/** Classes and styles that the theme's style sheet expects script to set (docs/reference/small-modules.md#rows-and-columns). */
import {
  $breakpoint,
  ancestorsOf,
  attribute,
  type BehaviorProps,
  closestTo,
  matches,
  member,
  page,
  queryAll,
  useClaims,
  useClass,
  useStore,
  useStyle,
  type WantedClaim,
} from '@enliven/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useHovered, useMeasured, useWidth } from '../shared/use-element';

const FIXUPS: [selector: string, fixup: ComponentType<{ element: HTMLElement }>][] = [
  ['.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6', RowType],
  ['.et_section_specialty>.et_pb_row', SpecialtyColumns],
  ['.et_pb_menu', MenuRow],
  ['.et_pb_gutter_hover', GutterHover],
  ['.et_pb_image_sticky', StickyImage],
  ['.et_pb_dollar_sign', PriceSign],
];

export default function Fixups({ element }: BehaviorProps): ReactNode {
  return FIXUPS.map(
    ([selector, Fixup]) => matches(element, selector) && <Fixup key={selector} element={element as HTMLElement} />,
  );
}

/** Gutters that change on hover. */
function GutterHover({ element }: { element: HTMLElement }): ReactNode {
  const original = attribute(element, 'data-original_gutter');
  const hover = attribute(element, 'data-hover_gutter');
  const hovered = useHovered(original && hover ? element : null);
  const changes = hovered && original !== hover;
  useClass(element, `et_pb_gutters${original}`, changes ? false : undefined);
  useClass(element, `et_pb_gutters${hover}`, changes ? true : undefined);
  return null;
}

function rowsAround(element: Element): Element[] {
  return ancestorsOf(element).filter((one) => matches(one, '.et_pb_row,.et_pb_row_inner'));
}

/** Returns the `z-index` of a row, above the section's dividers. */
const wantedIndex = (row: Element) => (closestTo(row, '.section_has_divider') ? 6 : page().generation === 5 ? 4 : 3);

/** Row with a menu, raised above the next row so that nothing covers an open submenu. */
function MenuRow({ element: menu }: { element: Element }): ReactNode {
  const lowRows = useMeasured(true, () =>
    rowsAround(menu).filter((row) => !(Number.parseInt(getComputedStyle(row).zIndex, 10) >= wantedIndex(row))),
  );
  useClaims((lowRows ?? []).map((row): WantedClaim => [row, 'style:z-index', `${wantedIndex(row)}`]));
  return null;
}

/** Currency sign with a negative margin, so that the price itself is centered. */
function PriceSign({ element }: { element: HTMLElement }): ReactNode {
  const mode = useStore($breakpoint);
  const shown = useWidth(member(element, 'parentElement')) > 0;
  const width = useMeasured(`${mode} ${shown}`, () => member(element, 'offsetWidth'));
  useStyle(element, 'margin-left', width ? `${-width}px` : undefined);
  return null;
}

const ROW = ':is(.et_pb_row,.et_pb_row_inner):not(.et_flex_row,.et_grid_row)';

/** Adds the class of a row's column structure; flex and grid rows of Divi 5 need none. */
function RowType({ element: column }: { element: Element }): ReactNode {
  const row = member(column, 'parentElement');
  const [type] = useState(() => {
    if (!row) return undefined;
    const columns = [...member(row, 'children')].filter((one) => matches(one, '.et_pb_column'));
    return matches(row, ROW) ? rowType(columns.map((one) => member(one, 'className'))) : undefined;
  });
  useClass(row, type ?? '', type ? true : undefined);
  return null;
}

/** Returns the fraction of the row that a column takes, such as `1-4`. */
const typeOf = (classes: string): string =>
  (/(?:^|\s)et_pb_column_(\d+_\d+)(?:\s|$)/.exec(classes)?.[1] ?? '4_4').replace('_', '-');

const EQUAL_COLUMNS = { '1-4': 4, '1-5': 5, '1-6': 6 } as const;

/** Returns the class of a row; undefined if it needs none. @param columns class attributes of the row's columns */
export function rowType(columns: readonly string[]): string | undefined {
  const types = columns.map(typeOf);
  for (const [type, count] of Object.entries(EQUAL_COLUMNS))
    if (types.length === count && types.every((one) => one === type)) return `et_pb_row_${count}col`;
  const text = types.map((type) => `_${type}`).join('');
  return /1-4|1-5_1-5|1-6_1-6/.test(text) ? `et_pb_row${text}` : undefined;
}

/** Regular columns of a specialty section. */
function SpecialtyColumns({ element: row }: { element: Element }): ReactNode {
  const columns = queryAll(row, ':scope > .et_pb_column:not(.et_pb_specialty_column)');
  useClaims(columns.map((column): WantedClaim => [column, 'class:et_pb_column_single', true]));
  return null;
}

const isLast = (element: Element, selector: string): boolean => {
  let next = member(element, 'nextElementSibling');
  while (next && !matches(next, selector)) next = member(next, 'nextElementSibling');
  return next === null;
};

function stickyClaims(image: Element): WantedClaim[] {
  const column = closestTo(image, '.et_pb_column');
  const row = closestTo(image, '.et_pb_row');
  const section = closestTo(image, '.et_pb_section');
  if (!column || !row || !section || !isLast(image, '.et_pb_module') || !isLast(row, '.et_pb_row')) return [];
  const endsRow = isLast(column, '.et_pb_column');
  return [
    [section, 'class:et_pb_section_sticky', true],
    [column, 'class:et_pb_row_sticky', true],
    ...(endsRow ? ([[section, 'class:et_pb_section_sticky_mobile', true]] as WantedClaim[]) : []),
    [row, 'class:et-last-child', true],
  ];
}

/** Image without space below. At the end of a section, the section and the column lose their bottom space too. */
function StickyImage({ element }: { element: Element }): ReactNode {
  const [claims] = useState(() => stickyClaims(element));
  useClaims(claims);
  return null;
}
