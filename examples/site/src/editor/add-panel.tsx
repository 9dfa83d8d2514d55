/** Panel that adds nodes at the selection. Number keys add rows by their column structure while the panel has the focus. */
import { type NewNode, offeredLayouts, type Tree } from '@enliven/builder';
import { listenToPicker } from '@enliven/builder/editor';
import { parseColumns } from '@enliven/values/builder';
import { type ReactElement, useEffect, useRef } from 'react';
import { MODULE_TYPES, ROW_LAYOUTS } from '../layouts/module-types';
import { newRow, placeFor } from './commands';

interface AddPanelProps {
  tree: Tree;
  /** Address of the selected node. */
  selected: string;
  onAdd(node: NewNode, label: string): void;
  onClose(): void;
}

const fraction = (type: string): string => type.replace('_', '/');
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'];

export function AddPanel({ tree, selected, onAdd, onClose }: AddPanelProps): ReactElement {
  const panel = useRef<HTMLFieldSetElement>(null);
  const rows = useRef<HTMLFieldSetElement>(null);
  const offered = Object.values(MODULE_TYPES).filter(({ create }) => create && placeFor(tree, selected, create));
  const layouts = offeredLayouts(tree, selected, ROW_LAYOUTS);
  const hasRows = placeFor(tree, selected, newRow('4_4')) !== undefined;

  const addRow = (structure: string): void => onAdd(newRow(structure), 'Row');
  const latest = useRef({ addRow, layouts });
  latest.current = { addRow, layouts };

  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    if (!hasRows || !rows.current) return undefined;
    return listenToPicker(rows.current, 'rowLayout', (place) => {
      const { addRow: add, layouts: all } = latest.current;
      const structure = all[place];
      if (structure) add(structure);
    });
  }, [hasRows]);

  return (
    <fieldset
      ref={panel}
      id="add-panel"
      className="add-panel"
      aria-label="Add"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="choices">
        {offered.map(({ label, create }) => (
          <button key={label} type="button" onClick={() => create && onAdd(create, label)}>
            {label}
          </button>
        ))}
      </div>
      {hasRows && (
        <fieldset ref={rows}>
          <legend>
            A row with columns (keys {KEYS[0]} to {KEYS[layouts.length - 1]})
          </legend>
          <div className="choices">
            {layouts.map((structure, at) => (
              <button key={structure} type="button" aria-keyshortcuts={KEYS[at]} onClick={() => addRow(structure)}>
                {parseColumns(structure).map(fraction).join(' + ')}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
