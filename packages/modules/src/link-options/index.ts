/** Descriptor of the link options behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { LinkConfig } from './link-options';

/** Sections, rows, columns and modules that act as links. */
export const linkOptions: Behavior<LinkConfig | undefined> = defineModule(
  { name: 'link-options', selector: '.et_clickable', press: '.et_clickable', load: () => import('./link-options') },
  ['link-options', 'link'],
);
