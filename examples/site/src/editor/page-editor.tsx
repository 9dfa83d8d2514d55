/** Page editor: module tree and settings on the left, a preview printed by the server on the right. */
import { type Edit, type NewNode, nodeAt } from '@enliven/builder';
import { isTyping } from '@enliven/builder/editor';
import { DEVICES } from '@enliven/values/builder';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { nameOf } from '../layouts/module-types';
import { AddPanel } from './add-panel';
import { add, duplicate, isMovable, move, remove } from './commands';
import { Fields } from './fields';
import { ModuleTree } from './module-tree';
import { PreviewPane } from './preview-pane';
import { SaveBar } from './save-bar';
import { initialState, reduce, textOf } from './state';

/** Data that the server prints for the editor. */
export interface EditorData {
  version: number;
  layout: unknown;
  /** Address that accepts layouts. */
  save: string;
  nonce: string;
  previewNonce: string;
  /** Address of the page. */
  page: string;
}

const isMain = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean => ctrlKey !== metaKey;

export function PageEditor({ data }: { data: EditorData }): ReactElement {
  const [state, dispatch] = useReducer(reduce, data, initialState);
  const { history, selection, device } = state;
  const { tree } = history;
  const { address } = selection;
  const node = nodeAt(tree, address);
  const text = useMemo(() => textOf(tree), [tree]);
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      if (isTyping(event) || !isMain(event) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key === 'z') dispatch({ do: event.shiftKey ? 'redo' : 'undo' });
      else if (key === 'y' && !event.shiftKey) dispatch({ do: 'redo' });
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  function perform(edit: Edit | undefined, announcement: string): boolean {
    if (edit) dispatch({ do: 'edit', edit, announcement });
    return edit !== undefined;
  }

  const name = node ? nameOf(node) : '';
  const commands = {
    remove: () => perform(remove(tree, address), `${name} is removed.`),
    duplicate: () => perform(duplicate(tree, address), `${name} is copied.`),
    up: () => perform(move(tree, address, -1), `${name} is moved up.`),
    down: () => perform(move(tree, address, 1), `${name} is moved down.`),
  };

  /** Handles keys that edit while the focus is in the tree. */
  function onTreeKey(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !shiftKey;
    if (isPlain && !altKey && (key === 'Delete' || key === 'Backspace')) return commands.remove() || true;
    if (isPlain && altKey && key === 'ArrowUp') return commands.up() || true;
    if (isPlain && altKey && key === 'ArrowDown') return commands.down() || true;
    if (isMain(event) && !altKey && !shiftKey && key.toLowerCase() === 'd') return commands.duplicate() || true;
    if (isMain(event) && !altKey && !shiftKey && key === 'Enter') {
      setAdding(true);
      return true;
    }
    return false;
  }

  function closeAdding(): void {
    setAdding(false);
    adder.current?.focus();
  }

  function addNode(created: NewNode, label: string): void {
    if (perform(add(tree, address, created), `${label} is added.`)) closeAdding();
  }

  const canMove = isMovable(tree, address);
  const tools = [
    { label: 'Duplicate', keys: 'Control+D', isOff: !canMove, run: commands.duplicate },
    { label: 'Move up', keys: 'Alt+ArrowUp', isOff: !canMove, run: commands.up },
    { label: 'Move down', keys: 'Alt+ArrowDown', isOff: !canMove, run: commands.down },
    { label: 'Remove', keys: 'Delete', isOff: !canMove, run: commands.remove },
    { label: 'Undo', keys: 'Control+Z', isOff: history.done.length === 0, run: () => dispatch({ do: 'undo' }) },
    { label: 'Redo', keys: 'Control+Shift+Z', isOff: history.undone.length === 0, run: () => dispatch({ do: 'redo' }) },
  ];

  return (
    <div className="editor">
      <header className="editor-header">
        <h1>Page editor</h1>
        <p>
          <a href="/">All pages</a> <a href={data.page}>See the page</a>
        </p>
        <fieldset className="devices">
          <legend>Device</legend>
          {DEVICES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="device"
                checked={one === device}
                onChange={() => dispatch({ do: 'showOn', device: one })}
              />
              {one}
            </label>
          ))}
        </fieldset>
        <SaveBar
          target={{ address: data.save, nonce: data.nonce }}
          saved={state.saved}
          text={text}
          dispatch={dispatch}
        />
      </header>
      <main className="editor-main">
        <section className="modules" aria-label="Modules">
          <fieldset className="tools" aria-label="Edit">
            <button
              ref={adder}
              type="button"
              aria-expanded={isAdding}
              aria-controls={isAdding ? 'add-panel' : undefined}
              aria-keyshortcuts="Control+Enter"
              title="Add (Control+Enter)"
              onClick={() => setAdding(!isAdding)}
            >
              Add
            </button>
            {tools.map(({ label, keys, isOff, run }) => (
              <button
                key={label}
                type="button"
                aria-disabled={isOff}
                aria-keyshortcuts={keys}
                title={`${label} (${keys.replaceAll('Arrow', '')})`}
                onClick={() => {
                  if (!isOff) run();
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
          {isAdding && <AddPanel tree={tree} selected={address} onAdd={addNode} onClose={closeAdding} />}
          <ModuleTree
            tree={tree}
            selected={selection.key}
            collapsed={state.collapsed}
            onSelect={(at) => dispatch({ do: 'select', address: at })}
            onCollapse={(key, isCollapsed) => dispatch({ do: 'collapse', key, isCollapsed })}
            onKey={onTreeKey}
          />
          {tree.length === 0 && <p className="hint">There is nothing on the page. Add a section.</p>}
          <p className="announcement" role="status">
            {state.announcement}
          </p>
        </section>
        {node && <Fields key={selection.key} tree={tree} node={node} device={device} dispatch={dispatch} />}
        <PreviewPane layout={text} nonce={data.previewNonce} device={device} selected={address} />
      </main>
    </div>
  );
}
