/** Module trees for tests. */
import { createTree, type NewNode, type Tree } from '../src';

/** @returns a function that creates numbered keys */
export const counter = (prefix = 'k'): (() => string) => {
  let count = 0;
  return () => `${prefix}${count++}`;
};

export const node = (type: string, content: NewNode['content'] = '', attrs: NewNode['attrs'] = {}): NewNode => ({
  type: `et_pb_${type}`,
  attrs,
  content,
  ...((type === 'tab' || type === 'slide') && { is_module_child: true }),
});

export const column = (content: NewNode['content'], type = '1_2'): NewNode => node('column', content, { type });
export const row = (...columns: NewNode[]): NewNode => node('row', columns, { column_structure: '1_2,1_2' });

/** A locked section with tabs, a specialty section with an inner row, a fullwidth section, and a global section. */
export const layout: readonly NewNode[] = [
  node('section', [row(column([node('tabs', [node('tab', '<p>x</p>', { title: 'A' })])]), column([]))], {
    fullwidth: 'off',
    specialty: 'off',
    locked: 'on',
  }),
  node(
    'section',
    [
      column([node('row_inner', [node('column_inner', [node('text', 'a')], { type: '1_2' })])], '2_3'),
      column([node('text', 'b')], '1_3'),
    ],
    { specialty: 'on' },
  ),
  node('section', [node('fullwidth_header'), node('fullwidth_slider', [node('slide', 's')])], { fullwidth: 'on' }),
  node('section', [row(column([node('text', 'c'), node('text', 'd')]), column(''))], { global_module: '77' }),
];

export const tree = (source: unknown = layout): Tree => createTree(source, counter());
