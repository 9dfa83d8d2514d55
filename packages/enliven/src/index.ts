/** Entry point for bundlers: installs the same global and catalog as the script tag. */
export type { Failure, MountDetail, ThemeGlobals } from '@enliven/core';
export type { FormSubmitDetail } from '@enliven/forms';
export type { DisclosureEventMap } from '@enliven/modules';
export type { StickyDetail } from '@enliven/sticky';
export type { Diagnosis, DoctorOptions, Enliven, EnlivenEventMap, Step } from './api';
export { catalog } from './catalog';
export { install } from './install';
