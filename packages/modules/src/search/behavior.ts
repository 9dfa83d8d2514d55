/** Where search modules are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SearchConfig } from './search';

export const search: Behavior<SearchConfig> = defineModule({
  name: 'search',
  selector: '.et_pb_search',
  load: () => import('./search'),
});
