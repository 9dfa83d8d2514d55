/** The runtime for bundlers: the same global and catalog the script tag installs. */
export type { Enliven } from './api';
export { catalog } from './catalog';
export type { Diagnosis } from './doctor';
export { install } from './install';
