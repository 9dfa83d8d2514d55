/** Entry point for Node: finds the behaviors of pages, and composes one file for them. */
export { type ComposedFile, type ComposeOptions, compose } from './compose';
export { ComposeError } from './compose-error';
export { type ParsedPage, parsePage, scan } from './scan';
export { type Flavour, readUnits, type Unit, type UnitBehavior, type Units, type UnitsDescription } from './units';
