/** Types of `units.json` (docs/reference/composed-files.md). */

/** Library that draws: Preact in `lite`, React in `react`. */
export type Flavour = 'lite' | 'react';

interface StoredFile {
  /** Path relative to `units.json`. */
  file: string;
  bytes: number;
  gzip: number;
  /** Hash for `integrity` attributes. */
  integrity: string;
}

/** Unit: code that is needed together. */
export interface Unit extends StoredFile {
  name: string;
  /** Indexes of the units that it uses. All of them come before it. */
  needs: readonly number[];
  /** Variables that other units use. */
  provides: readonly string[];
}

/** Behavior: how to find it, and what it needs. */
export interface UnitBehavior {
  package: string;
  selector: string;
  /** Printed globals that it needs, in place of its selector. */
  globals?: readonly string[];
  /** Names of behaviors whose elements it inserts. */
  brings?: readonly string[];
  /** Variable of its descriptor. */
  descriptor: string;
  /** Number of the part with its code. */
  part: number;
  /** Indexes of the units that it needs at the start, besides those of every file. */
  units: readonly number[];
  /** Names of later files that it may import. */
  later: readonly string[];
  /** Numbers of all parts that it may import. */
  parts: readonly number[];
}

/** Later file: code that composed files import on demand, the same for all pages. */
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
