/** What a node is (docs/reference/module-tree.md#kinds). */
import { attrOf, type NodeLike, propsOf } from './node';

/** The four levels of a layout. */
export type Kind = 'section' | 'row' | 'column' | 'module';
/** How a section is built: of rows, of modules as wide as the window, or of columns. */
export type SectionType = 'regular' | 'fullwidth' | 'specialty';

const KINDS: Readonly<Record<string, Kind>> = {
  et_pb_section: 'section',
  et_pb_row: 'row',
  et_pb_row_inner: 'row',
  et_pb_column: 'column',
  et_pb_column_inner: 'column',
};
const REMOVED = 'et-fb-removed-component';

/** The level of a node; whatever is no section, row or column is a module. */
export const kindOf = (node: NodeLike): Kind => {
  const { type } = propsOf(node);
  return (Object.hasOwn(KINDS, type) && KINDS[type]) || 'module';
};

/** The type of a section, from its own attributes. */
export const typeOfSection = (section: NodeLike): SectionType =>
  (['fullwidth', 'specialty'] as const).find((type) => attrOf(section, type) === 'on') ?? 'regular';

const TESTS: Readonly<Record<string, (node: NodeLike) => boolean>> = {
  section: (node) => kindOf(node) === 'section',
  row: (node) => kindOf(node) === 'row',
  column: (node) => kindOf(node) === 'column',
  module: (node) => kindOf(node) === 'module' && !propsOf(node).is_module_child,
  'row-inner': (node) => propsOf(node).type === 'et_pb_row_inner',
  'column-inner': (node) => propsOf(node).type === 'et_pb_column_inner',
  regular: (node) => kindOf(node) === 'section' && typeOfSection(node) === 'regular',
  fullwidth: (node) => attrOf(node, 'fullwidth') === 'on',
  specialty: (node) => attrOf(node, 'specialty') === 'on',
  disabled: (node) => attrOf(node, 'disabled') === 'on',
  locked: (node) => attrOf(node, 'locked') === 'on' || propsOf(node).lockedParent === true,
  removed: (node) => propsOf(node).component_path === REMOVED,
};

/**
 * Whether a node is `section`, `row`, `column`, `module`, `row-inner`, `column-inner`, `regular`, `fullwidth`, `specialty`, `disabled`,
 * `locked` or `removed`; any other name gives the field of that name.
 */
export function is(what: string, node: NodeLike): unknown {
  if (Object.hasOwn(TESTS, what)) return TESTS[what]?.(node);
  const props = propsOf(node);
  return Object.hasOwn(props, what) ? props[what] : undefined;
}
