/** Settings of the selected node, by device and state. They are disabled while the node is locked. */
import {
  attrOf,
  isEditable,
  kindOf,
  type ModuleNode,
  offeredLayouts,
  setAttrs,
  setMarkup,
  type Tree,
} from '@enliven/builder';
import {
  type Device,
  deviceField,
  inheritedValue,
  isResponsive,
  isStateOn,
  mayStick,
  parseColumns,
  setResponsive,
  setResponsiveValue,
  setState,
  setStateValue,
  stateField,
} from '@enliven/values/builder';
import { type ReactElement, useId } from 'react';
import { COMMON_FIELDS, type Field, MODULE_TYPES, nameOf, ROW_LAYOUTS } from '../layouts/module-types';
import { divide } from './commands';
import { Check, INPUTS } from './field-inputs';
import { MotionEditor } from './motion-editor';
import type { Action } from './state';

interface FieldsProps {
  tree: Tree;
  node: ModuleNode;
  device: Device;
  dispatch(action: Action): void;
}

type Attrs = Readonly<Record<string, string>>;

/** Callback that edits the attributes of a node. */
export type ChangeAttrs = (field: string, change: (attrs: Attrs) => Attrs) => void;

interface FieldProps {
  field: Field;
  node: ModuleNode;
  device: Device;
  isDisabled: boolean;
  onChange: ChangeAttrs;
  onMarkup(markup: string): void;
  onEnd(): void;
}

/** Setting that may differ by device, with a switch to make it differ. */
function ResponsiveSetting({ field, node, device, isDisabled, onChange, onEnd }: FieldProps): ReactElement {
  const { attrs } = node;
  const id = useId();
  const { name } = field;
  const isDifferent = isResponsive(attrs, name);
  // While all devices have the same value, the desktop's value is shown and edited.
  const on = isDifferent ? device : 'desktop';
  const Input = INPUTS[field.kind];
  return (
    <div className="setting">
      <Input
        field={field}
        value={attrOf(node, deviceField(name, on))}
        inherited={inheritedValue(attrs, name, on)}
        isDisabled={isDisabled}
        describedBy={id}
        onChange={(value) => onChange(`${name} ${on}`, (all) => setResponsiveValue(all, name, on, value))}
        onEnd={onEnd}
      />
      <p id={id} className="hint">
        {isDifferent ? `On ${on}.` : 'On all devices.'}
      </p>
      <Check
        label={`${field.label} differs by device`}
        isChecked={isDifferent}
        isDisabled={isDisabled}
        onChange={(isChecked) => onChange(`${name} switch`, (all) => setResponsive(all, name, isChecked))}
      />
    </div>
  );
}

/** Value of a setting under the pointer, with a switch to make it differ. */
function HoverSetting({ field, node, isDisabled, onChange, onEnd }: FieldProps): ReactElement {
  const { name, label } = field;
  const Input = INPUTS[field.kind];
  const isSet = isStateOn(node.attrs, name, 'hover');
  return (
    <>
      <Check
        label={`${label} differs under the pointer`}
        isChecked={isSet}
        isDisabled={isDisabled}
        onChange={(isChecked) => onChange(`${name} hover switch`, (all) => setState(all, name, 'hover', isChecked))}
      />
      {isSet && (
        <Input
          field={{ ...field, label: `${label} under the pointer` }}
          value={attrOf(node, stateField(name, 'hover'))}
          inherited={attrOf(node, name)}
          isDisabled={isDisabled}
          onChange={(value) => onChange(`${name} hover`, (all) => setStateValue(all, name, 'hover', value))}
          onEnd={onEnd}
        />
      )}
    </>
  );
}

function Setting(props: FieldProps): ReactElement {
  const { field, node, isDisabled, onChange, onMarkup, onEnd } = props;
  if (field.responsive) return <ResponsiveSetting {...props} />;
  const Input = INPUTS[field.kind];
  const isMarkup = field.name === 'content';
  const cannotStick = field.name === 'sticky_position' && !mayStick(node.attrs);
  return (
    <div className="setting">
      <Input
        field={field}
        value={isMarkup ? `${node.content ?? ''}` : attrOf(node, field.name)}
        inherited=""
        isDisabled={isDisabled || cannotStick}
        onChange={(value) =>
          isMarkup ? onMarkup(value) : onChange(field.name, (attrs) => ({ ...attrs, [field.name]: value }))
        }
        onEnd={onEnd}
      />
      {cannotStick && <p className="hint">What moves with the scroll position cannot stick.</p>}
      {field.hover && <HoverSetting {...props} />}
    </div>
  );
}

export function Fields({ tree, node, device, dispatch }: FieldsProps): ReactElement {
  const { address, _key = '' } = node;
  const heading = useId();
  const isLocked = !isEditable(tree, address);
  const columns = useId();
  const type = MODULE_TYPES[node.type];
  const onChange: ChangeAttrs = (field, change) =>
    dispatch({
      do: 'type',
      field: `${_key} ${field}`,
      change: (now) => setAttrs(now, address, change(node.attrs)),
    });
  const shared = {
    node,
    device,
    onChange,
    onMarkup: (markup: string) =>
      dispatch({ do: 'type', field: `${_key} content`, change: (now) => setMarkup(now, address, markup) }),
    onEnd: () => dispatch({ do: 'endTyping' }),
  };

  return (
    <section className="fields" aria-labelledby={heading}>
      <h2 id={heading}>{nameOf(node)}</h2>
      {isLocked && <p className="hint">This is locked. Unlock the section to edit what is in it.</p>}
      {kindOf(node) === 'row' && (
        <div className="setting">
          <label htmlFor={columns}>Columns</label>
          <select
            id={columns}
            value={attrOf(node, 'column_structure')}
            disabled={isLocked}
            onChange={({ target }) =>
              dispatch({ do: 'edit', edit: divide(tree, address, target.value), announcement: 'Divided anew.' })
            }
          >
            {offeredLayouts(tree, address, ROW_LAYOUTS).map((structure) => (
              <option key={structure} value={structure}>
                {parseColumns(structure)
                  .map((one) => one.replace('_', '/'))
                  .join(' + ')}
              </option>
            ))}
          </select>
        </div>
      )}
      {[...(type?.fields ?? []), ...COMMON_FIELDS].map((field) => (
        <Setting
          key={`${_key} ${field.name}`}
          {...shared}
          field={field}
          // A node's own lock can be removed, a lock of an ancestor cannot.
          isDisabled={isLocked && !(field.name === 'locked' && !node.lockedParent)}
        />
      ))}
      {type?.scrolls && (
        <MotionEditor
          key={_key}
          node={node}
          device={device}
          isDisabled={isLocked}
          onChange={onChange}
          onEnd={shared.onEnd}
        />
      )}
    </section>
  );
}
