/** Types of `units.json` (docs/reference/composed-files.md). */

/** Rendering library: Preact in `lite`, React in `react`. */
export type Flavour = 'lite' | 'react';

interface StoredFile {
  /** Path relative to `units.json`. */
  file: string;
  bytes: number;
  gzip: number;
  /** Hash for `integrity` attributes. */
  integrity: string;
}

/** Unit: code that is always needed together. */
export interface Unit extends StoredFile {
  name: string;
  /** Indexes of the units that this unit uses. They all come before it. */
  needs: readonly number[];
  /** Variables that other units use. */
  provides: readonly string[];
}

/** Behavior: how to find its elements, and its dependencies. */
export interface UnitBehavior {
  package: string;
  selector: string;
  /** Printed globals that the behavior needs instead of a selector. */
  globals?: readonly string[];
  /** Names of the behaviors whose elements this behavior inserts. */
  brings?: readonly string[];
  /** Variable of the behavior's descriptor. */
  descriptor: string;
  /** Number of the part with the behavior's code. */
  part: number;
  /** Indexes of the units that the behavior needs at startup, in addition to those of every file. */
  units: readonly number[];
  /** Names of later files that the behavior may import. */
  later: readonly string[];
  /** Numbers of all parts that the behavior may import. */
  parts: readonly number[];
}

/** Later file: code that composed files of all pages import on demand. */
export interface LaterFile extends StoredFile {
  parts: readonly number[];
  /** Indexes of its units. */
  units: readonly number[];
  /** Variables that its units use. */
  uses: readonly string[];
}

/** Content of `units.json`. */
export interface UnitsDescription {
  version: string;
  flavour: Flavour;
  start: {
    /** Variable of the function that connects a composed file with later files. */
    connect: string;
    /** Variable of the function that starts a composed file. */
    start: string;
    /** Indexes of the units of every composed file. */
    units: readonly number[];
  };
  /** Units, in an order in which they can run. */
  units: readonly Unit[];
  /** Behaviors, in the order of the catalog. */
  behaviors: Readonly<Record<string, UnitBehavior>>;
  later: Readonly<Record<string, LaterFile>>;
  /** Handle of each original script → names of the behaviors that replace it. */
  scripts: Readonly<Record<string, readonly string[]>>;
}
