/** Nested and flat module trees, and allowed children (docs/reference/module-tree.md#allowed-children). */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { createTree, flatten, type ModuleNode, mayContain, nest, nodeAt, treeProblems } from '../src';
import { counter, layout, node, tree } from './layouts';

const at = (address: string) => nodeAt(tree(), address) as ModuleNode;

describe('a module tree', () => {
  it('gives every node its address, order and key', () => {
    expect(treeProblems(tree())).toEqual([]);
    expect(tree(tree())).toEqual(tree());
    expect(at('0.0.0.0.0')).toEqual({
      type: 'et_pb_tab',
      address: '0.0.0.0.0',
      attrs: { title: 'A' },
      content: '<p>x</p>',
      is_module_child: true,
      lockedParent: true,
      _order: 0,
      _key: expect.any(String),
    });
  });

  it('can be flattened and nested again from any order', () => {
    const flat = flatten(tree());
    expect(flat.map(({ address }) => address).slice(0, 5)).toEqual(['0', '0.0', '0.0.0', '0.0.0.0', '0.0.0.0.0']);
    expect(JSON.stringify(nest(flat))).toBe(JSON.stringify(tree()));
    expect(JSON.stringify(nest([...flat].reverse()))).toBe(JSON.stringify(tree()));
    expect(nest([{ type: 'et_pb_row', address: '4.0', attrs: {} }])).toEqual([]);
    const many = tree(Array.from({ length: 12 }, () => node('section')));
    expect(JSON.stringify(nest([...flatten(many)].reverse()))).toBe(JSON.stringify(many));
  });

  it('is created from wrapped and invalid nodes, without values that are not nodes', () => {
    const key = { _key: 'same' };
    const wrapped = { props: { ...node('row'), ...key } };
    const odd = [{ props: { ...key, type: 'et_pb_section', content: [wrapped] } }, null, 7, { type: 3 }];
    const repaired = createTree(odd, counter());
    expect(repaired).toHaveLength(1);
    expect(treeProblems(repaired)).toEqual([]);
    expect(nodeAt(repaired, '0.0')?.type).toBe('et_pb_row');
    expect(repaired[0]?._key).toBe('same');
    const attrs = { a: 1, b: {}, c: 'd' } as unknown as Record<string, string>;
    expect(createTree([{ type: 'et_pb_section', attrs }])[0]?.attrs).toEqual({ a: '1', b: '', c: 'd' });
  });

  it('can be created from any value', () => {
    check(anything, (value) => {
      for (const input of [value, [value], [{ type: 'et_pb_section', attrs: value, content: [value] }]])
        expect(createTree(createTree(input, counter()), counter())).toEqual(createTree(input, counter()));
    });
  });
});

describe('mayContain', () => {
  const text = at('1.1.0');
  const inner = at('1.0.0');
  it.each([
    ['', at('0'), true],
    ['', text, false],
    ['0', at('0.0'), true],
    ['0', text, false],
    ['0', at('1.0'), false],
    ['1', at('1.0'), true],
    ['1', at('0.0'), false],
    ['1.0', inner, true],
    ['1.0', text, true],
    ['0.0.0', inner, false],
    ['0.0.0', text, true],
    ['1.0.0', at('1.0.0.0'), true],
    ['1.0.0', at('1.0'), false],
    ['1.0.0.0', text, true],
    ['2', text, true],
    ['2', at('0.0'), false],
    ['0.0.0.0', at('0.0.0.0.0'), true],
    ['0.0.0.0', text, false],
    ['0.0.0.0.0', at('0.0.0.0.0'), false],
    ['1.1.0', at('0.0.0.0.0'), false],
    ['0.0.0', at('0.0.0.0.0'), false],
    ['9', text, false],
  ])('for the parent “%s” and the node %j returns %s', (parent, one, may) => {
    expect(mayContain(tree(), parent, one)).toBe(may);
  });

  it('recognizes items by the child type or the existing children of a module', () => {
    const one = at('0.0.0.0.0');
    const column = (content: unknown, more: object = {}) =>
      createTree([
        {
          type: 'et_pb_section',
          content: [
            {
              type: 'et_pb_row',
              content: [{ type: 'et_pb_column', content: [{ type: 'et_pb_tabs', content, ...more }] }],
            },
          ],
        },
      ]);
    const may = (tree: ReturnType<typeof column>) => mayContain(tree, '0.0.0.0', one);
    expect(may(column(''))).toBe(false);
    expect(may(column('', { child_slug: one.type }))).toBe(true);
    expect(may(column('', { child_slug: 'et_pb_slide' }))).toBe(false);
    expect(may(column([one]))).toBe(true);
    expect(may(column([{ ...one, type: 'et_pb_slide' }]))).toBe(false);
    expect(may(column('<p>Words</p>', { child_slug: one.type }))).toBe(false);
  });

  it('is the rule by which treeProblems reports the errors of a tree', () => {
    const [section] = tree([node('section')]);
    const wrong = [
      { ...section, address: '1', _order: 2 },
      { ...at('0.0'), address: '1', _order: 1 },
    ] as ModuleNode[];
    expect(treeProblems(wrong)).toEqual([
      'the node at 0 has the address 1',
      'the node at 0 has the order 2',
      'et_pb_row may not be at 1',
      'the node at 1.0 has the address 0.0.0',
      'the node at 1.1 has the address 0.0.1',
    ]);
    expect(
      treeProblems([...tree(layout.slice(0, 1)), { ...tree()[0], address: '1', _order: 1 } as ModuleNode]),
    ).toContain('nodes have the same key, or none');
  });
});
