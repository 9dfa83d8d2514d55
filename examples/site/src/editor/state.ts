/** State of the editor: layout with history, selection, preview device, and the saved version. */
import {
  createHistory,
  createTree,
  type Edit,
  flatten,
  type History,
  nodeAt,
  noteEdit,
  redo,
  type Tree,
  undo,
} from '@enliven/builder';
import { addressSequence, type Device } from '@enliven/values/builder';
import { parentOf, replaceAll } from './commands';

export interface Selection {
  /** Key of the node, which stays the same when the node moves. */
  readonly key: string;
  /** Last address of the node, used to select another node after its removal. */
  readonly address: string;
}

export interface EditorState {
  readonly history: History;
  readonly selection: Selection;
  /** Keys of collapsed nodes. */
  readonly collapsed: ReadonlySet<string>;
  readonly device: Device;
  /** Field that is being edited. All typing in one field is one step of the history. */
  readonly typing?: { readonly field: string; readonly before: History } | undefined;
  readonly saved: { readonly version: number; readonly text: string };
  /** Description of the last change, for screen readers. */
  readonly announcement: string;
}

export type Action =
  | { do: 'edit'; edit: Edit; announcement: string }
  | { do: 'type'; field: string; change: (tree: Tree) => Edit }
  | { do: 'endTyping' }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'select'; address: string }
  | { do: 'collapse'; key: string; isCollapsed: boolean }
  | { do: 'showOn'; device: Device }
  | { do: 'noteSaved'; version: number; text: string }
  | { do: 'takeOver'; version: number; layout: unknown };

const NOTHING: Selection = { key: '', address: '' };

const selectionAt = (tree: Tree, address: string): Selection | undefined => {
  const node = nodeAt(tree, address);
  return node && { key: node._key ?? '', address };
};

/** Returns the new selection: the same node if it still exists, otherwise the node in its place, before it, or around it. */
function follow(tree: Tree, { key, address }: Selection): Selection {
  const same = flatten(tree).find((node) => node._key === key);
  if (same) return { key, address: same.address };
  const before = (one: string): string => {
    const index = Number(one.slice(one.lastIndexOf('.') + 1));
    const parent = parentOf(one);
    if (index === 0) return parent;
    return parent === '' ? `${index - 1}` : `${parent}.${index - 1}`;
  };
  for (let at = address; at !== ''; at = before(at)) {
    const found = selectionAt(tree, at);
    if (found) return found;
  }
  return selectionAt(tree, '0') ?? NOTHING;
}

/** Expands the ancestors of the selected node. */
function reveal(tree: Tree, collapsed: ReadonlySet<string>, { address }: Selection): ReadonlySet<string> {
  const around = addressSequence(address)
    .slice(0, -1)
    .map((one) => nodeAt(tree, one)?._key ?? '');
  return around.some((key) => collapsed.has(key))
    ? new Set([...collapsed].filter((key) => !around.includes(key)))
    : collapsed;
}

const withSelection = (state: EditorState, selection: Selection): EditorState => ({
  ...state,
  selection,
  collapsed: reveal(state.history.tree, state.collapsed, selection),
});

const withHistory = (
  state: EditorState,
  history: History,
  announcement: string,
  selection = state.selection,
): EditorState =>
  withSelection({ ...state, history, announcement, typing: undefined }, follow(history.tree, selection));

/** Returns the layout as JSON, for sending and comparing. */
export const textOf = (tree: Tree): string => JSON.stringify(tree);

export function initialState({ version, layout }: { version: number; layout: unknown }): EditorState {
  const tree = createTree(layout);
  return {
    history: createHistory(tree),
    selection: selectionAt(tree, '0') ?? NOTHING,
    collapsed: new Set(),
    device: 'desktop',
    saved: { version, text: textOf(tree) },
    announcement: '',
  };
}

export function reduce(state: EditorState, action: Action): EditorState {
  const { history } = state;
  switch (action.do) {
    case 'edit': {
      const { edit, announcement } = action;
      return withHistory(
        state,
        noteEdit(history, edit),
        announcement,
        selectionAt(edit.tree, edit.address) ?? state.selection,
      );
    }
    case 'type': {
      const before = state.typing?.field === action.field ? state.typing.before : history;
      const next = noteEdit(before, action.change(before.tree));
      return { ...state, history: next, typing: { field: action.field, before }, announcement: '' };
    }
    case 'endTyping':
      return { ...state, typing: undefined };
    case 'undo':
      return history.done.length > 0 ? withHistory(state, undo(history), 'Taken back.') : state;
    case 'redo':
      return history.undone.length > 0 ? withHistory(state, redo(history), 'Done again.') : state;
    case 'select':
      return withSelection(
        { ...state, typing: undefined },
        selectionAt(history.tree, action.address) ?? state.selection,
      );
    case 'collapse': {
      const collapsed = new Set(state.collapsed);
      if (action.isCollapsed) collapsed.add(action.key);
      else collapsed.delete(action.key);
      return { ...state, collapsed };
    }
    case 'showOn':
      return { ...state, device: action.device, typing: undefined };
    case 'noteSaved':
      return { ...state, saved: { version: action.version, text: action.text }, typing: undefined };
    case 'takeOver': {
      const edit = replaceAll(history.tree, action.layout);
      const saved = { version: action.version, text: textOf(edit.tree) };
      return {
        ...withHistory(state, noteEdit(history, edit), 'The other page is here. Undo brings yours back.'),
        saved,
      };
    }
  }
}
