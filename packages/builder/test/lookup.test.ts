/** Node kinds, ancestors, states and rows: the examples of docs/reference/module-tree.md. */
import { describe, expect, it } from 'vitest';
import {
  attrOf,
  closest,
  createTree,
  headingLevel,
  innerLayouts,
  is,
  isDeleted,
  isEditable,
  isGlobal,
  isLocked,
  kindOf,
  lineTo,
  type ModuleNode,
  nodeAt,
  offeredLayouts,
  propsOf,
  rowClass,
  sectionType,
  wireframeAttrs,
} from '../src';
import { column, node, tree } from './layouts';

const at = (address: string) => nodeAt(tree(), address) as ModuleNode;

describe('node kinds', () => {
  it.each([
    ['et_pb_section', 'section'],
    ['et_pb_row', 'row'],
    ['et_pb_row_inner', 'row'],
    ['et_pb_column', 'column'],
    ['et_pb_column_inner', 'column'],
    ['et_pb_tabs', 'module'],
    ['constructor', 'module'],
  ])('of the type %s are %s', (type, kind) => {
    expect(kindOf({ type, address: '0', attrs: {} })).toBe(kind);
  });

  it.each([
    ['0', 'section', true],
    ['0', 'regular', true],
    ['1', 'regular', false],
    ['0.0', 'regular', false],
    ['0.0', 'row', true],
    ['1.0.0', 'row', true],
    ['0.0', 'row-inner', false],
    ['1.0.0', 'row-inner', true],
    ['1.0', 'column', true],
    ['1.0', 'column-inner', false],
    ['1.0.0.0', 'column', true],
    ['1.0.0.0', 'column-inner', true],
    ['0.0.0.0', 'module', true],
    ['0.0.0.0.0', 'module', false],
    ['0', 'module', false],
    ['1', 'specialty', true],
    ['2', 'fullwidth', true],
    ['0', 'fullwidth', false],
    ['0', 'locked', true],
    ['0.0', 'locked', true],
    ['1', 'locked', false],
    ['0', 'disabled', false],
    ['0', 'removed', false],
    ['0.0', '_order', 0],
    ['0', 'constructor', undefined],
  ])('of the node at %s include %s: %s', (address, what, answer) => {
    expect(is(what, at(address))).toBe(answer);
  });

  it('include removed and disabled, even for wrapped nodes', () => {
    const removed = {
      type: 'et_pb_text',
      address: '0',
      attrs: { disabled: 'on' },
      component_path: 'et-fb-removed-component',
    };
    for (const one of [removed, { props: removed }]) {
      expect([is('removed', one), is('disabled', one), kindOf(one)]).toEqual([true, true, 'module']);
      expect(propsOf(one)).toBe(removed);
    }
    expect(attrOf(removed, 'constructor')).toBe('');
  });

  it.each([
    ['0.0.0.0', 'regular'],
    ['1.0.0', 'specialty'],
    ['2.1.0', 'fullwidth'],
    ['9', undefined],
    ['', undefined],
  ])('of the section around “%s” are %s', (address, type) => {
    expect(sectionType(tree(), address)).toBe(type);
  });
});

describe('ancestors', () => {
  it('are listed with the node itself, nearest last', () => {
    expect(lineTo(tree(), '0.0.0').map(({ address }) => address)).toEqual(['0', '0.0', '0.0.0']);
    for (const wrong of ['', '0.a', '0.7', '0.0.0.0.0.0', '-1']) expect(lineTo(tree(), wrong)).toEqual([]);
  });

  it.each([
    ['0.0.0.0.0', 'row', '0.0'],
    ['0.0.0.0.0', 'column', '0.0.0'],
    ['0.0.0.0.0', 'tabs', '0.0.0.0'],
    ['0.0', 'row', '0.0'],
    ['0', 'row', undefined],
    ['1.0.0.0.0', 'row', '1.0.0'],
    ['1.0.0.0.0', 'column', '1.0.0.0'],
    ['1.1.0', 'row', undefined],
  ])('of %s include as the nearest %s %s', (address, kind, found) => {
    expect(closest(tree(), address, kind)?.address).toBe(found);
  });

  it('are found through wrappers', () => {
    const inner = { type: 'et_pb_row', address: '0.0', attrs: {}, content: [] };
    const section = { type: 'et_pb_section', address: '0', attrs: { locked: 'on' }, content: [{ props: inner }] };
    const wrapped = [{ props: section as unknown as ModuleNode }];
    expect(nodeAt(wrapped, '0.0')).toBe(inner);
    expect(isLocked(wrapped, '0.0')).toBe(true);
  });
});

describe('node states', () => {
  it('include locked for descendants of a locked node', () => {
    expect(['0', '0.0', '0.0.0.0.0', '1', '2.0'].map((address) => isLocked(tree(), address))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('include deleted for descendants of a deleted node unless only the node is checked', () => {
    const some = tree([
      node('section', [node('row', [])], { _deleted: 'on' }),
      node('section', '', { _deleted: 'off' }),
    ]);
    expect([isDeleted(some, '0'), isDeleted(some, '0.0'), isDeleted(some, '0.0', true)]).toEqual([true, true, false]);
    expect(isDeleted(some, '1')).toBe(false);
  });

  it.each([
    ['1.1.0', {}, true],
    ['0.0', {}, false],
    ['3.0', {}, false],
    ['3.0', { editGlobals: true }, true],
    ['1.1.0', { editModules: false }, false],
    ['1.1.0', { allowsModule: (type: string) => type !== 'et_pb_text' }, false],
    ['9', {}, false],
  ])('of %s with the permissions %j include editable: %s', (address, permissions, may) => {
    expect(isEditable(tree(), address, permissions)).toBe(may);
  });

  it('include global for descendants of a library item', () => {
    expect([isGlobal(tree(), '3'), isGlobal(tree(), '3.0.0.0'), isGlobal(tree(), '2')]).toEqual([true, true, false]);
    expect(at('3.0.0').globalParent).toBe('77');
    expect(at('3').globalParent).toBeUndefined();
  });
});

describe('rows', () => {
  const classOf = (types: string) =>
    rowClass(
      createTree([
        node(
          'row',
          types
            .split(',')
            .filter(Boolean)
            .map((type) => column('', type)),
        ),
      ])[0] as ModuleNode,
    );
  it.each([
    ['4_4', ''],
    ['1_2,1_2', ''],
    ['1_3,1_3,1_3', ''],
    ['2_5,3_5', ''],
    ['3_5,2_5', ''],
    ['1_3,2_3', ''],
    ['2_3,1_3', ''],
    ['1_5,3_5,1_5', ''],
    ['3_8,3_8', ''],
    ['1_3,1_3', ''],
    ['1_4,1_4,1_4,1_4', 'et_pb_row_4col'],
    ['1_5,1_5,1_5,1_5,1_5', 'et_pb_row_5col'],
    ['1_6,1_6,1_6,1_6,1_6,1_6', 'et_pb_row_6col'],
    ['1_4,3_4', 'et_pb_row_1-4_3-4'],
    ['1_2,1_4,1_4', 'et_pb_row_1-2_1-4_1-4'],
    ['1_4,1_4,1_4', 'et_pb_row_1-4_1-4_1-4'],
    ['', ''],
    ['1_2,x y', ''],
  ])('with the columns %s have the class %j', (types, name) => {
    expect(classOf(types)).toBe(name);
  });

  it('offer inner layouts up to the available columns', () => {
    expect(innerLayouts(3)).toEqual(['4_4', '1_2,1_2', '1_3,1_3,1_3']);
    expect(innerLayouts(0)).toEqual(['4_4']);
    expect(innerLayouts(1e9)).toHaveLength(6);
    const inner = (columns?: string) =>
      tree([
        node('section', [node('column', [node('row_inner', [])], columns ? { specialty_columns: columns } : {})], {
          specialty: 'on',
        }),
      ]);
    expect(offeredLayouts(inner('2'), '0.0.0', ['server'])).toEqual(['4_4', '1_2,1_2']);
    expect(offeredLayouts(inner(), '0.0.0', ['server'])).toEqual(['4_4']);
    expect(offeredLayouts(tree(), '0.0', ['server'])).toEqual(['server']);
  });
});

describe('headings', () => {
  it.each([
    ['h4', 'h3', 'h4'],
    ['', 'h3', 'h3'],
    ['', '', 'h2'],
    ['h9', 'script', 'h2'],
  ])('of an item with %j in a module with %j are %s', (own, parent, level) => {
    const item = node('toggle', '', { header_level: own });
    const module = node('accordion', [item], { header_level: parent });
    expect(headingLevel(createTree([module]), '0.0')).toBe(level);
  });
});

describe('wireframes', () => {
  it('show the attributes of layout and state, without other attributes', () => {
    const shown = {
      ...{ locked: 'on', global_module: '7', admin_label: 'a', collapsed: 'on', ab_goal: 'on', ab_subject_id: '1' },
      ...{ disabled: 'on', disabled_on: 'on|off|on', column_structure: '1_2,1_2', type: '1_2', _deleted: 'on' },
    };
    const attrs = { ...shown, title: 'x', type_2: 'y', not_locked: 'on', background_color: '#fff' };
    expect(wireframeAttrs({ attrs })).toEqual(shown);
  });
});
