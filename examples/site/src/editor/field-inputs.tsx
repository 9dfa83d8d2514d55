/** Inputs of the settings, one for each kind of value. All of them write values in the builder's format. */
import { isOn, type Side, sanitizeUnit, setSpacingSide, spacingSide, toOnOff } from '@enliven/values';
import { formatFont, formatLinkRel, isBalanced, linkRel, parseFont } from '@enliven/values/builder';
import { type ReactElement, useId, useState } from 'react';
import type { Field } from '../layouts/module-types';

export interface InputProps {
  field: Field;
  value: string;
  /** Effective value while the field is empty. */
  inherited: string;
  isDisabled: boolean;
  /** Ids of the elements that describe the input. */
  describedBy?: string | undefined;
  onChange(value: string): void;
  /** Called when the user has finished typing. */
  onEnd(): void;
}

function LineInput({ field, value, inherited, isDisabled, describedBy, onChange, onEnd }: InputProps): ReactElement {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type="text"
        inputMode={field.kind === 'address' ? 'url' : undefined}
        value={value}
        placeholder={inherited}
        readOnly={isDisabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onEnd}
      />
    </>
  );
}

function TextInput({ field, value, isDisabled, onChange, onEnd }: InputProps): ReactElement {
  const id = useId();
  const isWhole = isBalanced(value);
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <textarea
        id={id}
        rows={5}
        value={value}
        readOnly={isDisabled}
        aria-invalid={!isWhole}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onEnd}
      />
      <p id={`${id}-hint`} className={isWhole ? 'hint' : 'problem'}>
        {isWhole
          ? 'Paragraphs, headings, lists, strong and em are kept.'
          : 'There are not as many closing tags as opening ones, so that the text is printed as it is typed.'}
      </p>
    </>
  );
}

/** Input for a length. Keeps invalid text while the user types, and reports only valid lengths. */
function LengthInput(props: InputProps): ReactElement {
  const { field, value, onChange, onEnd } = props;
  const [draft, setDraft] = useState<string>();
  const read = (text: string) => sanitizeUnit(text, { property: field.css?.property ?? '' });
  return (
    <LineInput
      {...props}
      value={draft ?? value}
      onChange={(text) => {
        setDraft(text);
        onChange(read(text));
      }}
      onEnd={() => {
        setDraft(undefined);
        onEnd();
      }}
    />
  );
}

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function PaddingInput({ field, value, inherited, ...rest }: InputProps): ReactElement {
  return (
    <fieldset className="sides">
      <legend>{field.label}</legend>
      {SIDES.map((side) => (
        <div key={side}>
          <LengthInput
            {...rest}
            field={{ ...field, label: side }}
            value={spacingSide(value, side, '')}
            inherited={spacingSide(inherited, side, '')}
            onChange={(size) => rest.onChange(setSpacingSide(value || inherited, side, size))}
          />
        </div>
      ))}
    </fieldset>
  );
}

function ChoiceInput({ field, value, isDisabled, onChange }: InputProps): ReactElement {
  const id = useId();
  const [usual] = field.choices ?? [];
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        value={value || usual?.[0]}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.choices?.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

interface CheckProps {
  label: string;
  isChecked: boolean;
  isDisabled: boolean;
  onChange(isChecked: boolean): void;
}

export const Check = ({ label, isChecked, isDisabled, onChange }: CheckProps): ReactElement => (
  <label className="check">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

const SwitchInput = ({ field, value, isDisabled, onChange }: InputProps): ReactElement => (
  <Check
    label={field.label}
    isChecked={isOn(value)}
    isDisabled={isDisabled}
    onChange={(isChecked) => onChange(toOnOff(isChecked))}
  />
);

const FONT_SWITCHES = [
  ['italic', 'Italic'],
  ['uppercase', 'Capitals'],
  ['underline', 'Underlined'],
] as const;

function FontInput({ field, value, isDisabled, onChange }: InputProps): ReactElement {
  const font = parseFont(value);
  return (
    <fieldset className="checks">
      <legend>{field.label}</legend>
      <Check
        label="Bold"
        isChecked={font.weight === '700'}
        isDisabled={isDisabled}
        onChange={(isBold) => onChange(formatFont({ ...font, weight: isBold ? '700' : '' }))}
      />
      {FONT_SWITCHES.map(([slot, label]) => (
        <Check
          key={slot}
          label={label}
          isChecked={font[slot]}
          isDisabled={isDisabled}
          onChange={(isSet) => onChange(formatFont({ ...font, [slot]: isSet }))}
        />
      ))}
    </fieldset>
  );
}

const RELATIONS = ['nofollow', 'noreferrer', 'noopener', 'external', 'bookmark'];

function RelationsInput({ field, value, isDisabled, onChange }: InputProps): ReactElement {
  const chosen = (linkRel(value) ?? '').split(' ').filter(Boolean);
  return (
    <fieldset className="checks">
      <legend>{field.label}</legend>
      {RELATIONS.map((relation) => (
        <Check
          key={relation}
          label={relation}
          isChecked={chosen.includes(relation)}
          isDisabled={isDisabled}
          onChange={(isSet) =>
            onChange(
              formatLinkRel(RELATIONS.filter((one) => (one === relation ? isSet : chosen.includes(one))).join(' ')),
            )
          }
        />
      ))}
    </fieldset>
  );
}

export const INPUTS: Readonly<Record<Field['kind'], (props: InputProps) => ReactElement>> = {
  line: LineInput,
  address: LineInput,
  color: LineInput,
  text: TextInput,
  length: LengthInput,
  padding: PaddingInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  font: FontInput,
  relations: RelationsInput,
};
