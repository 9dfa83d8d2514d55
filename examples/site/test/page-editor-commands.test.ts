/** Edits of the page editor: places of new nodes, moves, and the selection afterwards. */
import {
  childrenOf,
  createTree,
  type ModuleNode,
  nodeAt,
  setAttrs,
  setMarkup,
  type Tree,
  treeProblems,
} from '@enliven/builder';
import { describe, expect, it } from 'vitest';
import { add, divide, duplicate, move, newRow, remove } from '../src/editor/commands';
import { type Action, type EditorState, initialState, reduce, textOf } from '../src/editor/state';
import { firstLayout } from '../src/layouts/first-layout';
import { MODULE_TYPES } from '../src/layouts/module-types';

let count = 0;
const tree = createTree(firstLayout, () => `key-${++count}`);
const created = (type: string) => MODULE_TYPES[type]?.create ?? { type };
const typeAt = (of: Tree | undefined, address: string) => of && nodeAt(of, address)?.type;

describe('a new node', () => {
  it.each([
    ['et_pb_section', '0.0.0.0', '1'],
    ['et_pb_text', '0', '0.0.0.2'],
    ['et_pb_text', '1.0', '1.0.0.2'],
    ['et_pb_text', '0.0.0.0', '0.0.0.1'],
    ['et_pb_text', '1.0.1.0.0', '1.0.1.1'],
    ['et_pb_accordion_item', '1.0.1.0', '1.0.1.0.2'],
    ['et_pb_accordion_item', '1.0.1.0.0', '1.0.1.0.1'],
    ['et_pb_section', '', '3'],
  ])('%s, with %j selected, goes to %s', (type, selected, address) => {
    const edit = add(tree, selected, created(type));
    expect(edit?.address).toBe(address);
    expect(typeAt(edit?.tree, address)).toBe(type);
    expect(treeProblems(edit?.tree ?? [])).toEqual([]);
  });

  it.each([
    ['et_pb_accordion_item', '0.0.0.0'],
    ['et_pb_text', ''],
  ])('%s goes nowhere with %j selected', (type, selected) =>
    expect(add(tree, selected, created(type))).toBeUndefined(),
  );

  it('is placed after the selected row', () => {
    const edit = add(tree, '0.0.0.0', newRow('1_3,2_3'));
    expect(edit?.address).toBe('0.1');
    expect(childrenOf(nodeAt(edit?.tree ?? [], '0.1') as ModuleNode)).toHaveLength(2);
  });
});

describe('a moved node', () => {
  it.each([
    ['1.0.0.1', -1, '1.0.0.0'],
    ['1.0.0.0', -1, '0.0.0.2'],
    ['1.0.0.1', 1, '1.0.1.0'],
    ['0.0', 1, '1.0'],
    ['0', 1, '1'],
  ] as const)('%s by %i goes to %s', (from, by, to) => {
    const edit = move(tree, from, by);
    expect(edit?.address).toBe(to);
    expect(nodeAt(edit?.tree ?? [], to)?._key).toBe(nodeAt(tree, from)?._key);
  });

  it('stays at both ends, and columns stay in their row', () => {
    expect([move(tree, '0', -1), move(tree, '2', 1), move(tree, '0.0.0.0', -1), move(tree, '1.0.0', 1)]).toEqual(
      Array(4).fill(undefined),
    );
    expect([remove(tree, '1.0.0'), duplicate(tree, '1.0.0')]).toEqual([undefined, undefined]);
  });
});

it('locked nodes do not change', () => {
  const { tree: locked } = setAttrs(tree, '1', { locked: 'on' });
  expect([
    remove(locked, '1.0.0.0'),
    move(locked, '1.0.0.1', -1),
    add(locked, '1.0.0.0', created('et_pb_text')),
  ]).toEqual(Array(3).fill(undefined));
  // Nodes do not move into a locked node.
  expect(move(locked, '0.0.0.1', 1)?.address).toBe('2.0.0.0');
});

describe('a row with changed columns', () => {
  it('keeps all modules, and is undone in one step', () => {
    const one = divide(tree, '1.0', '4_4');
    expect(childrenOf(nodeAt(one.tree, '1.0') as ModuleNode)).toHaveLength(1);
    expect([0, 1, 2].map((at) => typeAt(one.tree, `1.0.0.${at}`))).toEqual([
      'et_pb_text',
      'et_pb_toggle',
      'et_pb_accordion',
    ]);
    const three = divide(tree, '1.0', '1_3,1_3,1_3');
    expect(childrenOf(nodeAt(three.tree, '1.0') as ModuleNode)).toHaveLength(3);
    for (const edit of [one, three]) {
      expect(treeProblems(edit.tree)).toEqual([]);
      const state = reduce(reduce(start(), { do: 'edit', edit, announcement: '' }), { do: 'undo' });
      expect(textOf(state.history.tree)).toBe(textOf(tree));
    }
  });
});

const start = (): EditorState => initialState({ version: 1, layout: tree });
const after = (...actions: Action[]): EditorState => actions.reduce(reduce, start());
const removed = (address: string): Action => ({ do: 'edit', edit: remove(tree, address) as never, announcement: '' });

describe('the selection', () => {
  it.each([
    ['1.0.0.0', '1.0.0.0'],
    ['1.0.0.1', '1.0.0.0'],
    ['1.0.1.0', '1.0.1'],
    ['2', '1'],
  ])('after removing %s is at %s', (address, next) => {
    const state = after({ do: 'select', address }, removed(address));
    expect(state.selection).toEqual({ key: nodeAt(state.history.tree, next)?._key, address: next });
  });

  it('follows a moved node, and expands its ancestors', () => {
    const key = nodeAt(tree, '1')?._key ?? '';
    const state = after(
      { do: 'select', address: '0.0.0.1' },
      { do: 'collapse', key, isCollapsed: true },
      { do: 'edit', edit: move(tree, '0.0.0.1', 1) as never, announcement: '' },
    );
    expect(state.selection.address).toBe('1.0.0.0');
    expect(state.collapsed.has(key)).toBe(false);
    expect(reduce(state, { do: 'undo' }).selection.address).toBe('0.0.0.1');
  });
});

describe('the history', () => {
  const type = (markup: string): Action => ({
    do: 'type',
    field: 'text',
    change: (now) => setMarkup(now, '0.0.0.0', markup),
  });

  it('combines all typing in one field into one step', () => {
    const typed = after(type('a'), type('ab'), type('abc'));
    expect(nodeAt(typed.history.tree, '0.0.0.0')?.content).toBe('abc');
    expect(textOf(reduce(typed, { do: 'undo' }).history.tree)).toBe(textOf(tree));
    const twice = [{ do: 'endTyping' } as const, type('b')].reduce<EditorState>(reduce, typed);
    expect(nodeAt(reduce(twice, { do: 'undo' }).history.tree, '0.0.0.0')?.content).toBe('abc');
  });

  it('restores a layout that was replaced by another', () => {
    const other = createTree([{ type: 'et_pb_section', attrs: {} }]);
    const state = after(type('mine'), { do: 'takeOver', version: 7, layout: other });
    expect(textOf(state.history.tree)).toBe(textOf(other));
    expect(state.saved).toEqual({ version: 7, text: textOf(other) });
    const back = reduce(state, { do: 'undo' });
    expect(nodeAt(back.history.tree, '0.0.0.0')?.content).toBe('mine');
    expect(textOf(reduce(back, { do: 'redo' }).history.tree)).toBe(textOf(other));
  });
});
