/** Where search modules are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SearchConfig } from './search';

/** The search module: a field as high as its button, with a label that belongs to it. */
export const search: Behavior<SearchConfig> = defineModule({
  name: 'search',
  selector: '.et_pb_search',
  load: () => import('./search'),
});
