/** Check of `units.json`. Its values become code and paths, so each field must have the format that the build writes. */
import { ComposeError } from './compose-error';
import type { UnitsDescription } from './units-description';

/** How to repair `units.json`. */
export const ADVICE = 'Reinstall the package "enliven", in the version of "@enliven/compose".';

const VERSION = /^\d+\.\d+\.\d+/;
/** Paths below the folder, without consecutive dots. */
const FILE = /^(?:units|later)\/(?:[\w-]+\.)+js$/;
const VARIABLE = /^[A-Za-z_$][\w$]*$/;
const MAX_NUMBER = 999_999;

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isVariable: Test = (value) => typeof value === 'string' && VARIABLE.test(value);
const isFile: Test = (value) => typeof value === 'string' && FILE.test(value);
const isNumber: Test = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NUMBER;
const isObject: Test = (value) => typeof value === 'object' && value !== null;
const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const isMissingOr =
  (test: Test): Test =>
  (value) =>
    value === undefined || value === null || test(value);

const START = { connect: isVariable, start: isVariable, units: isListOf(isNumber) };
const UNIT = { file: isFile, provides: isListOf(isVariable) };
const LATER = { file: isFile, parts: isListOf(isNumber), units: isListOf(isNumber), uses: isListOf(isText) };
const BEHAVIOR = {
  descriptor: isVariable,
  part: isNumber,
  units: isListOf(isNumber),
  parts: isListOf(isNumber),
  later: isListOf(isText),
  brings: isMissingOr(isListOf(isText)),
};

/** Returns the name of the first invalid field. */
function wrongField(owner: unknown, fields: Readonly<Record<string, Test>>): string | undefined {
  const values = Object(owner) as Record<string, unknown>;
  return Object.keys(fields).find((name) => !fields[name]?.(Object.hasOwn(values, name) ? values[name] : undefined));
}

/**
 * Returns the description if it is valid.
 *
 * @param file path of `units.json`, for messages
 * @throws ComposeError that names the invalid or missing field
 */
export function requireDescription(value: unknown, file: string): UnitsDescription {
  const { version, start, units, behaviors, later } = Object(value) as Partial<UnitsDescription>;
  if (typeof version !== 'string' || !VERSION.test(version))
    throw new ComposeError(`${file} has no version, so it is no description of units. ${ADVICE}`);
  if (!start || !Array.isArray(units) || !isObject(behaviors) || !isObject(later))
    throw new ComposeError(`${file} (version ${version}) lacks units or behaviors. ${ADVICE}`);
  const require = (owner: unknown, fields: Readonly<Record<string, Test>>): void => {
    const name = wrongField(owner, fields);
    if (name) throw new ComposeError(`${file} (version ${version}) has a wrong or missing "${name}". ${ADVICE}`);
  };
  require(start, START);
  for (const unit of units) require(unit, UNIT);
  for (const entry of Object.values(later ?? {})) require(entry, LATER);
  for (const behavior of Object.values(behaviors ?? {})) {
    require(behavior, BEHAVIOR);
    const isUnit: Test = (number) => (number as number) < units.length;
    const isLater: Test = (name) => Object.hasOwn(later ?? {}, name as string);
    require(behavior, { units: isListOf(isUnit), later: isListOf(isLater) });
  }
  return value as UnitsDescription;
}
