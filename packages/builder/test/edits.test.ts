/** Edits and their inverses, by example (docs/reference/module-tree.md#edits). */
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  createHistory,
  duplicateNode,
  type Edit,
  insertNode,
  isLocked,
  moveNode,
  nodeAt,
  noteEdit,
  type Patch,
  redo,
  removeNode,
  setAttrs,
  setMarkup,
  type Tree,
  treeProblems,
  undo,
} from '../src';
import { column, counter, node, row, tree } from './layouts';

const start = tree();
const keyAt = (of: Tree, address: string) => nodeAt(of, address)?._key;

/** Verifies an edit: its tree is valid, and the edit can be undone and redone. */
function sure(from: Tree, edit: Edit): Edit {
  expect(treeProblems(edit.tree)).toEqual([]);
  const back = applyPatch(edit.tree, edit.inverse);
  expect(JSON.stringify(back.tree)).toBe(JSON.stringify(from));
  expect(JSON.stringify(applyPatch(back.tree, back.inverse).tree)).toBe(JSON.stringify(edit.tree));
  return edit;
}

describe('inserting a node', () => {
  it('shifts the addresses of the following siblings', () => {
    const edit = sure(start, insertNode(start, '3.0.0', 1, node('text', 'new'), counter('n')));
    expect(edit.address).toBe('3.0.0.1');
    expect(nodeAt(edit.tree, '3.0.0.1')).toMatchObject({ content: 'new', _key: 'n0', _order: 1, globalParent: '77' });
    expect(keyAt(edit.tree, '3.0.0.2')).toBe(keyAt(start, '3.0.0.1'));
  });

  it('limits the index to the existing nodes, and fills an empty parent', () => {
    expect(sure(start, insertNode(start, '3.0.1', 9, node('text', 'new'))).address).toBe('3.0.1.0');
    expect(sure(start, insertNode(start, '0.0.1', Number.NaN, node('text'))).address).toBe('0.0.1.0');
    expect(sure(start, insertNode(start, '', -3, node('section'))).address).toBe('0');
  });

  it('gives new keys to the node and its descendants', () => {
    const copy = nodeAt(start, '0') ?? node('section');
    const edit = sure(start, insertNode(start, '', 4, copy, counter('n')));
    expect(keyAt(edit.tree, '4')).toMatch(/^n/);
    expect(keyAt(edit.tree, '4.0.0.0.0')).toMatch(/^n/);
  });

  it('rejects a node that its parent may not contain', () => {
    expect(() => insertNode(start, '0', 0, node('text'))).toThrow('et_pb_text may not be in et_pb_section');
    expect(() => insertNode(start, '', 0, row())).toThrow('may not be in the first level');
    expect(() => insertNode(start, '9', 0, node('text'))).toThrow('no node at "9"');
    expect(() => insertNode(start, '', 0, {} as never)).toThrow('no node');
  });
});

describe('removing a node', () => {
  it('shifts the addresses of the following siblings', () => {
    const edit = sure(start, removeNode(start, '1'));
    expect(edit.tree).toHaveLength(3);
    expect(keyAt(edit.tree, '1.1.0')).toBe(keyAt(start, '2.1.0'));
  });

  it('empties the parent of an only child', () => {
    expect(nodeAt(sure(start, removeNode(start, '1.1.0')).tree, '1.1')?.content).toBe('');
    const single = tree([node('section')]);
    expect(sure(single, removeNode(single, '0')).tree).toEqual([]);
    expect(() => removeNode(start, '0.5')).toThrow('no node at "0.5"');
  });
});

describe('moving a node', () => {
  it.each([
    ['3.0.0.0', '3.0.0', 1, '3.0.0.1'],
    ['3.0.0.1', '3.0.0', 0, '3.0.0.0'],
    ['1.1.0', '3.0.0', 1, '3.0.0.1'],
    ['3', '', 0, '0'],
    ['0', '', 9, '3'],
    ['0.0.0.0', '3.0.1', 0, '3.0.1.0'],
    ['0.0', '3', 0, '3.0'],
    ['0.0.0', '3.0', 2, '3.0.2'],
    ['1.0', '1', 1, '1.1'],
    ['1.0.0', '1.1', 0, '1.1.0'],
    ['1.1.0', '1.0.0.0', 0, '1.0.0.0.0'],
  ])('from %s into %j at index %d results in the address %s', (from, parent, index, address) => {
    const edit = sure(start, moveNode(start, from, parent, index));
    expect(edit.address).toBe(address);
    expect(keyAt(edit.tree, address)).toBe(keyAt(start, from));
  });

  it('is rejected if its descendants may not be in the new parent', () => {
    const regular = sure(start, removeNode(start, '0.0.1')).tree;
    expect(() => moveNode(regular, '1.0', '0.0', 0)).toThrow('et_pb_column may not be in et_pb_row');
    expect(sure(regular, moveNode(regular, '1.1', '0.0', 0)).address).toBe('0.0.0');
  });

  it('accepts existing violations, but no new ones', () => {
    const old = tree([node('section', [node('text'), row()])]);
    expect(moveNode(old, '0.0', '0', 1).address).toBe('0.1');
    expect(duplicateNode(old, '0.0').tree).toHaveLength(1);
    expect(() => insertNode(old, '', 1, node('section', [node('text')]))).toThrow('may not be');
  });

  it('adjusts the address of the new parent if the move shifts it', () => {
    const inner = node('row_inner', [node('column_inner', '', { type: '4_4' })]);
    const mixed = tree([node('section', [column([node('text', 'a'), inner])], { specialty: 'on' })]);
    expect(sure(mixed, moveNode(mixed, '0.0.0', '0.0.1.0', 0)).address).toBe('0.0.0.0.0');
    const two = tree([node('section', [row(column([node('text', 'a')])), row(column(''))])]);
    expect(sure(two, moveNode(two, '0.0.0', '0.1', 0)).address).toBe('0.1.0');
    const wide = tree([
      node('section', [node('text', 'a'), node('tabs', [])], { fullwidth: 'on' }),
      node('section', [node('text', 'b')], { fullwidth: 'on' }),
    ]);
    expect(sure(wide, moveNode(wide, '0', '', 1)).address).toBe('1');
    const columns = tree([node('section', [row(column([node('text')]), column([node('text')]))])]);
    const edit = sure(columns, moveNode(columns, '0.0.0.0', '0.0.1', 0));
    expect(keyAt(edit.tree, '0.0.1.0')).toBe(keyAt(columns, '0.0.0.0'));
  });

  it('updates the inherited lock and library item', () => {
    const out = sure(start, moveNode(start, '0.0', '3', 0));
    expect(isLocked(out.tree, '3.0.0.0')).toBe(false);
    expect(nodeAt(out.tree, '3.0.0.0.0')?.globalParent).toBe('77');
    const inside = sure(start, moveNode(start, '3.0.0.0', '0.0.1', 0));
    expect(nodeAt(inside.tree, inside.address)).toMatchObject({ lockedParent: true, globalParent: '' });
  });

  it('to its own place changes nothing, and into itself is rejected', () => {
    expect(sure(start, moveNode(start, '3.0.0.0', '3.0.0', 0))).toMatchObject({ patch: [], tree: start });
    expect(() => moveNode(start, '0', '0.0.0', 0)).toThrow('into itself');
    expect(() => moveNode(start, '0', '0', 0)).toThrow('into itself');
    expect(() => moveNode(start, '0.0', '1', 0)).toThrow('may not be in');
  });
});

it('moveNode updates parent_address and parent_slug', () => {
  const named = tree([
    node('section', [{ ...row(), parent_address: 'x', parent_slug: 'x' }, row()], {}),
    node('section', [row()]),
  ]);
  expect(nodeAt(named, '0.0')).toMatchObject({ parent_address: '0', parent_slug: 'et_pb_section' });
  const { tree: moved } = sure(named, moveNode(named, '0.0', '1', 1));
  expect(nodeAt(moved, '1.1')?.parent_address).toBe('1');
});

it('duplicateNode inserts a copy with new keys after the original', () => {
  const edit = sure(start, duplicateNode(start, '2.1', counter('n')));
  expect(edit.address).toBe('2.2');
  expect(nodeAt(edit.tree, '2.2.0')).toMatchObject({ content: 's', _key: expect.stringMatching(/^n/) });
  expect(() => duplicateNode(start, '9')).toThrow('no node');
});

it('setAttrs changes attributes and the states inherited from them', () => {
  const edit = sure(start, setAttrs(start, '1', { locked: 'on', specialty: 'on', admin_label: 'x' }));
  expect(isLocked(edit.tree, '1.0.0.0.0')).toBe(true);
  expect(nodeAt(edit.tree, '1.0.0.0.0')?.lockedParent).toBe(true);
  const unlocked = sure(start, setAttrs(start, '0', { locked: undefined }));
  expect(nodeAt(unlocked.tree, '0')?.attrs).toEqual({ fullwidth: 'off', specialty: 'off' });
  expect(nodeAt(unlocked.tree, '0.0.0.0')?.lockedParent).toBe(false);
  expect(() => setAttrs(start, '0', { fullwidth: 'on' })).toThrow('its type stays');
});

it('setMarkup changes the markup of a module', () => {
  expect(nodeAt(sure(start, setMarkup(start, '1.1.0', '<b>c</b>')).tree, '1.1.0')?.content).toBe('<b>c</b>');
  expect(() => setMarkup(start, '1.1', 'x')).toThrow('holds nodes');
});

it('an edit reuses unchanged nodes, and does not mutate its input', () => {
  const before = JSON.stringify(start);
  const edit = insertNode(start, '3.0.0', 1, node('text'));
  for (const untouched of ['0', '1', '2', '3.0.1', '3.0.0.0'])
    expect(nodeAt(edit.tree, untouched)).toBe(nodeAt(start, untouched));
  expect(JSON.stringify(start)).toBe(before);
});

describe('patches', () => {
  it('survive JSON', () => {
    const edit = moveNode(start, '0.0.0.0', '3.0.1', 0);
    const sent = JSON.parse(JSON.stringify(edit.patch)) as Patch;
    expect(applyPatch(start, sent).tree).toEqual(edit.tree);
  });

  it.each([
    ['a missing index', { do: 'remove', address: '0.7' }],
    ['a missing parent', { do: 'remove', address: '7.0' }],
    ['an invalid address', { do: 'remove', address: 'a' }],
    ['an insertion that leaves a gap', { do: 'insert', address: '9', node: start[0] }],
    ['an insertion into markup', { do: 'insert', address: '1.1.0.0', node: start[0] }],
    ['a replacement of a missing node', { do: 'replace', address: '9', node: start[0] }],
  ])('reject %s', (_what, operation) => {
    expect(() => applyPatch(start, [operation] as Patch)).toThrow('the tree has no place');
  });
});

describe('a history', () => {
  it('can be undone and redone', () => {
    const first = noteEdit(createHistory(start), removeNode(start, '0'));
    const second = noteEdit(first, duplicateNode(first.tree, '0', counter('n')));
    expect(undo(undo(second)).tree).toEqual(start);
    expect(redo(redo(undo(undo(second)))).tree).toEqual(second.tree);
    expect(undo(createHistory(start)).tree).toBe(start);
    expect(redo(second)).toBe(second);
    const other = noteEdit(undo(second), setAttrs(first.tree, '0', { admin_label: 'x' }));
    expect(redo(other)).toBe(other);
  });

  it('drops its oldest edits, and ignores edits that change nothing', () => {
    let history = createHistory(start);
    for (let at = 0; at < 5; at++)
      history = noteEdit(history, setAttrs(history.tree, '0', { admin_label: `${at}` }), 3);
    expect(history.done).toHaveLength(3);
    expect(noteEdit(history, moveNode(history.tree, '0', '', 0)).done).toHaveLength(3);
  });
});
