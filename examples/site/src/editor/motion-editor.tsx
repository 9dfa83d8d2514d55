/** Editor of a module's scroll effects: their limits, their values, and a drawing of each. */
import { attrOf, type ModuleNode } from '@enliven/builder';
import {
  clamp,
  formatMotion,
  isOn,
  type Motion,
  type MotionLimit,
  type MotionPoint,
  percent,
  toNumber,
  toOnOff,
} from '@enliven/values';
import {
  type Device,
  effectStep,
  formatEffectValue,
  isResponsive,
  mergeMotion,
  responsiveValue,
  setMotionLimit,
  setMotionValue,
  setResponsive,
  setResponsiveValue,
} from '@enliven/values/builder';
import { type ReactElement, useId, useState } from 'react';
import { SCROLL_EFFECTS, type ScrollEffectType } from '../layouts/module-types';
import { Check } from './field-inputs';
import type { ChangeAttrs } from './fields';

interface MotionEditorProps {
  node: ModuleNode;
  device: Device;
  isDisabled: boolean;
  onChange: ChangeAttrs;
  onEnd(): void;
}

const LIMITS: readonly (readonly [MotionLimit, string])[] = [
  ['start', 'Begins at'],
  ['midStart', 'Middle from'],
  ['midEnd', 'Middle to'],
  ['end', 'Ends at'],
];
const POINTS: readonly (readonly [MotionPoint, string])[] = [
  ['startValue', 'First'],
  ['midValue', 'Middle'],
  ['endValue', 'Last'],
];

/** Height of the drawing in SVG units. Its width is 100: one unit is one percent of the window. */
const HEIGHT = 36;

/** Returns the y coordinate of a value in the drawing. */
function heightOf(value: string, [low, high]: readonly [number, number]): number {
  const share = percent(clamp(low, high, toNumber(value) ?? 0) - low, high - low);
  return HEIGHT - (HEIGHT * share) / 100;
}

function Drawing({ motion, range }: { motion: Motion; range: ScrollEffectType['range'] }): ReactElement {
  const [first, middle, last] = POINTS.map(([point]) => heightOf(motion[point], range));
  const { start, midStart, midEnd, end } = motion;
  const line = [
    [0, first],
    [start, first],
    [midStart, middle],
    [midEnd, middle],
    [end, last],
    [100, last],
  ];
  return (
    <svg className="motion-drawing" viewBox={`-2 -2 104 ${HEIGHT + 4}`} aria-hidden="true">
      <rect x={midStart} y="0" width={midEnd - midStart} height={HEIGHT} />
      <line x1="0" x2="100" y1={heightOf('0', range)} y2={heightOf('0', range)} />
      <polyline points={line.map((point) => point.join(',')).join(' ')} />
      {LIMITS.map(([limit], at) => (
        <circle key={limit} cx={motion[limit]} cy={[first, middle, middle, last][at]} r="1.6" />
      ))}
    </svg>
  );
}

interface ValueInputProps {
  effect: ScrollEffectType;
  label: string;
  value: string;
  isDisabled: boolean;
  onChange(value: string): void;
  onEnd(): void;
}

function ValueInput({ effect, label, value, isDisabled, onChange, onEnd }: ValueInputProps): ReactElement {
  const id = useId();
  // Keeps incomplete input such as a single minus sign.
  const [draft, setDraft] = useState<string>();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step={effectStep(effect.resolver).step}
        value={draft ?? toNumber(value) ?? 0}
        readOnly={isDisabled}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
        onBlur={() => {
          setDraft(undefined);
          onEnd();
        }}
      />
      <output htmlFor={id}>{formatEffectValue(effect.resolver, value)}</output>
    </div>
  );
}

export function MotionEditor({ node, device, isDisabled, onChange, onEnd }: MotionEditorProps): ReactElement {
  const { attrs } = node;
  const id = useId();
  const isEnabled = ({ name }: ScrollEffectType): boolean => isOn(attrOf(node, `${name}_enable`));
  const [chosen, choose] = useState(() => Math.max(0, SCROLL_EFFECTS.findIndex(isEnabled)));
  const effect = SCROLL_EFFECTS[chosen] as ScrollEffectType;
  const { name, usual, resolver, label } = effect;
  const isDifferent = isResponsive(attrs, name);
  const on = isDifferent ? device : 'desktop';
  const motion = mergeMotion(responsiveValue(attrs, name, on), usual);
  const write = (next: Motion): void =>
    onChange(`${name} ${on}`, (all) => setResponsiveValue(all, name, on, formatMotion(next)));

  return (
    <fieldset className="motion">
      <legend>Scroll effects</legend>
      <label htmlFor={id}>Effect</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {SCROLL_EFFECTS.map((one, at) => (
          <option key={one.name} value={at}>
            {one.label}
            {isEnabled(one) ? ' (on)' : ''}
          </option>
        ))}
      </select>
      <Check
        label={`${label} with the scroll position`}
        isChecked={isEnabled(effect)}
        isDisabled={isDisabled}
        onChange={(isChecked) => onChange(`${name} on`, (all) => ({ ...all, [`${name}_enable`]: toOnOff(isChecked) }))}
      />
      {isEnabled(effect) && (
        <>
          <Drawing motion={motion} range={effect.range} />
          <p className="hint">
            From the lower edge of the window (0%) to the upper one (100%),{' '}
            {isDifferent ? `on ${on}` : 'on all devices'}.
          </p>
          <div className="motion-limits">
            {LIMITS.map(([limit, words]) => (
              <div key={limit}>
                <label htmlFor={`${id}-${limit}`}>{words}</label>
                <input
                  id={`${id}-${limit}`}
                  type="range"
                  min={0}
                  max={100}
                  value={motion[limit]}
                  aria-valuetext={`${motion[limit]} percent`}
                  disabled={isDisabled}
                  onChange={({ target }) => write(setMotionLimit(motion, limit, target.value))}
                  onBlur={onEnd}
                />
                <output htmlFor={`${id}-${limit}`}>{motion[limit]}%</output>
              </div>
            ))}
          </div>
          <div className="motion-values">
            {POINTS.map(([point, words]) => (
              <ValueInput
                key={`${name} ${on} ${point}`}
                effect={effect}
                label={words}
                value={motion[point]}
                isDisabled={isDisabled}
                onChange={(value) => write(setMotionValue(motion, resolver, point, value))}
                onEnd={onEnd}
              />
            ))}
          </div>
          <Check
            label={`${label}: differs by device`}
            isChecked={isDifferent}
            isDisabled={isDisabled}
            onChange={(isChecked) => onChange(`${name} switch`, (all) => setResponsive(all, name, isChecked))}
          />
        </>
      )}
    </fieldset>
  );
}
