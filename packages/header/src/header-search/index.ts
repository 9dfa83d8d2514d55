/** Descriptor of the header's search. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Search that covers the header's menu. */
export const headerSearch: Behavior = defineHeader({
  name: 'header-search',
  selector: '#et_top_search',
  when: 'interaction',
  press: '#et_top_search',
  load: () => import('./header-search'),
});
