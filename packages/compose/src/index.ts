/** Entry point for Node: finds the behaviors of pages, and composes one file for them. */
export { type ComposedFile, type ComposeOptions, compose } from './compose';
export { ComposeError } from './compose-error';
export { type ParsedPage, parsePage, scan } from './scan';
export { readUnits, type Units } from './units';
export type { Flavour, Unit, UnitBehavior, UnitsDescription } from './units-description';
