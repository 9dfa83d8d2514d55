/** Validated options of the command line. */
import { ComposeError } from './compose-error';
import type { Flavour } from './units-description';

export interface CliOptions {
  /** Folder of the site. */
  folder: string | undefined;
  /** Folder of the build. */
  build: string | undefined;
  flavour: Flavour;
  one: boolean;
  common: boolean;
  loader: boolean;
  covers: ReadonlySet<string>;
  remove: ReadonlySet<string>;
  restore: boolean;
  dryRun: boolean;
  json: boolean;
}

/** Options as the argument parser returns them: numeric texts as numbers, repeated options as arrays. */
type Parsed = Readonly<Record<string, unknown>>;

/** @throws ComposeError if the option is given twice */
function textOf(parsed: Parsed, name: string): string | undefined {
  const value = parsed[name];
  if (Array.isArray(value)) throw new ComposeError(`--${name} is given twice. Give it once.`);
  return value === undefined ? undefined : String(value);
}

/** Returns the names of one or several comma-separated lists. */
const namesOf = (parsed: Parsed, name: string): ReadonlySet<string> =>
  new Set(
    [parsed[name] ?? []]
      .flat()
      .flatMap((text) => String(text).split(','))
      .map((text) => text.trim())
      .filter(Boolean),
  );

/** Returns whether a switch is on. The last of repeated switches counts. */
const isOn = (parsed: Parsed, name: string): boolean => [parsed[name]].flat().at(-1) === true;

/** @throws ComposeError that names the invalid option */
export function readOptions(parsed: Parsed): CliOptions {
  const flavour = textOf(parsed, 'flavour');
  if (flavour !== 'lite' && flavour !== 'react')
    throw new ComposeError(`--flavour is "${flavour}", but it must be "lite" or "react".`);
  return {
    folder: textOf(parsed, 'folder'),
    build: textOf(parsed, 'build'),
    flavour,
    one: isOn(parsed, 'one'),
    common: isOn(parsed, 'common'),
    loader: isOn(parsed, 'loader'),
    covers: namesOf(parsed, 'covers'),
    remove: namesOf(parsed, 'remove'),
    restore: isOn(parsed, 'restore'),
    dryRun: isOn(parsed, 'dryRun'),
    json: isOn(parsed, 'json'),
  };
}
