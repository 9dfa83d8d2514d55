/** Where whole elements are links. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { LinkConfig } from './link-options';

/** Sections, rows, columns and modules that are links as a whole. */
export const linkOptions: Behavior<LinkConfig | undefined> = defineModule(
  { name: 'link-options', selector: '.et_clickable', press: '.et_clickable', load: () => import('./link-options') },
  ['link-options', 'link'],
);
