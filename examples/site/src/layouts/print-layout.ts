/** Printing of layouts in the markup of the theme. */
import { attrOf, childrenOf, is, isDeleted, type ModuleNode, propsOf, rowClass, type Tree } from '@enliven/builder';
import { isOn, toNumber } from '@enliven/values';
import {
  DEVICES,
  isBalanced,
  isResponsive,
  linkRel,
  mayStick,
  mergeMotion,
  responsiveValue,
} from '@enliven/values/builder';
import { escapeHtml } from '../escape-html';
import { accordion } from '../theme/accordion';
import { button, text } from '../theme/modules';
import { orderOf, type Print } from '../theme/print';
import { scrolling } from '../theme/scroll-effects';
import { type ColumnWidth, columnWidths, row, section } from '../theme/section';
import { sticking } from '../theme/sticky';
import { toggle } from '../theme/toggle';
import { MODULE_TYPES, SCROLL_EFFECTS } from './module-types';
import { stylesOf } from './print-styles';

interface Printing {
  print: Print;
  tree: Tree;
  /** Whether every element has the address of its node, for the editor. */
  withAddresses: boolean;
  /** Whether the background is dark. */
  isDark: boolean;
}

const TAGS = /&lt;(\/?(?:p|h[1-4]|strong|em|ul|ol|li|br|blockquote))&gt;/g;

/** Sanitizes an author's text: keeps a few tags without attributes, and escapes the whole text if tags are unbalanced. */
export const authored = (content: unknown): string => {
  const escaped = escapeHtml(typeof content === 'string' ? content : '');
  const marked = escaped.replace(TAGS, '<$1>');
  return isBalanced(marked) ? marked : `<p>${escaped}</p>`;
};

/** Returns the address of a link. Addresses that run code become harmless. */
export const safeAddress = (address: string): string =>
  /^(https?:\/\/|mailto:|tel:|[/#?])/i.test(address) ? address : '#';

const width = (column: ModuleNode): ColumnWidth => columnWidths.find((one) => one === attrOf(column, 'type')) ?? '4_4';

const nodesIn = (node: ModuleNode): ModuleNode[] => childrenOf(node).map(propsOf);

const printAll = (printing: Printing, nodes: readonly ModuleNode[]): string[] =>
  nodes.map((node) => printNode(printing, node)).filter(Boolean);

const PRINTERS: Readonly<Record<string, (printing: Printing, node: ModuleNode) => string>> = {
  et_pb_section(printing, node) {
    const chosen = attrOf(node, 'background');
    const background = chosen === 'cream' || chosen === 'dark' ? chosen : 'paper';
    const inside = { ...printing, isDark: background === 'dark' };
    return section(printing.print, { background, classes: ['tw-edited'] }, ...printAll(inside, nodesIn(node)));
  },
  et_pb_row(printing, node) {
    const columns = nodesIn(node).map((column): [ColumnWidth, ...string[]] => [
      width(column),
      ...printAll(printing, isShown(printing, column) ? nodesIn(column) : []),
    ]);
    const own = rowClass(node);
    return row(printing.print, { classes: own ? [own] : [] }, ...columns);
  },
  et_pb_text: ({ print, isDark }, { content }) =>
    text(print, authored(content), { background: isDark ? 'dark' : 'light' }),
  et_pb_button({ print, isDark }, node) {
    const rel = linkRel(attrOf(node, 'link_rel'));
    const printed = button(
      print,
      escapeHtml(attrOf(node, 'button_text') || 'Read on'),
      escapeHtml(safeAddress(attrOf(node, 'button_url'))),
      isDark ? 'dark' : 'light',
    );
    return rel ? printed.replace(' href=', ` rel="${rel}" href=`) : printed;
  },
  et_pb_toggle: ({ print }, node) =>
    toggle(print, {
      title: escapeHtml(attrOf(node, 'title') || 'Untitled'),
      content: authored(node.content),
      level: 2,
      open: isOn(attrOf(node, 'open')),
    }),
  et_pb_accordion(printing, node) {
    const items = nodesIn(node)
      .filter((item) => isShown(printing, item))
      .map((item) => ({ title: escapeHtml(attrOf(item, 'title') || 'Untitled'), content: authored(item.content) }));
    return items.length > 0 ? accordion(printing.print, { items, level: 2 }) : '';
  },
};

const isShown = ({ tree }: Printing, node: ModuleNode): boolean =>
  is('disabled', node) !== true && !isDeleted(tree, node.address);

/** Adds the scroll effects of a module. */
function addEffects(print: Print, { attrs }: ModuleNode, order: string): void {
  for (const { name, resolver, usual } of SCROLL_EFFECTS) {
    if (!isOn(attrs[`${name}_enable`])) continue;
    for (const device of DEVICES) {
      const stored = isResponsive(attrs, name) ? responsiveValue(attrs, name, device) : attrs[name];
      const { start, midStart, midEnd, end, ...values } = mergeMotion(stored, usual);
      const number = (value: string) => toNumber(value) ?? 0;
      scrolling(print, order, device, {
        resolver,
        limits: [start, midStart, midEnd, end],
        values: [number(values.startValue), number(values.midValue), number(values.endValue)],
      });
    }
  }
}

const STICKY_EDGES: Readonly<Record<string, 'top' | 'bottom'>> = { stick_to_top: 'top', stick_to_bottom: 'bottom' };

/** Returns the edge to which a module sticks; undefined for modules that may not stick. */
const stuckAt = ({ type, attrs }: ModuleNode): 'top' | 'bottom' | undefined =>
  MODULE_TYPES[type]?.fields.some(({ name }) => name === 'sticky_position') && mayStick(attrs)
    ? STICKY_EDGES[attrs.sticky_position ?? '']
    : undefined;

function printNode(printing: Printing, node: ModuleNode): string {
  const printer = Object.hasOwn(PRINTERS, node.type) && PRINTERS[node.type];
  if (!printer || !isShown(printing, node)) return '';
  const { print, withAddresses } = printing;
  const printed = printer(printing, node);
  const order = orderOf(printed);
  if (!order) return printed;
  print.rules.push(...stylesOf(node, order));
  addEffects(print, node, order);
  const position = stuckAt(node);
  const markup = position ? sticking(print, printed, { position }) : printed;
  return withAddresses ? markup.replace(/^<\w+/, (start) => `${start} data-address="${node.address}"`) : markup;
}

/** Prints a layout. @param withAddresses whether every element has the address of its node */
export const printLayout = (print: Print, tree: Tree, withAddresses = false): string =>
  printAll({ print, tree, withAddresses, isDark: false }, tree).join('\n');
