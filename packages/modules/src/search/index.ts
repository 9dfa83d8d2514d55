/** Descriptor of the search behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SearchConfig } from './search';

/** Search modules: a field as high as its button, with an associated label. */
export const search: Behavior<SearchConfig> = defineModule({
  name: 'search',
  selector: '.et_pb_search',
  load: () => import('./search'),
});
