/** Descriptor of the AJAX pagination behavior, which also runs in the block editor's layout preview. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AjaxPaginationConfig } from './paged-module';

/** AJAX pagination: older and newer entries of blogs and portfolios without a page load. */
export const ajaxPagination: Behavior<AjaxPaginationConfig> = defineModule(
  {
    name: 'ajax-pagination',
    selector: '.et_pb_ajax_pagination_container',
    builder: true,
    press: '.pagination a,.wp-pagenavi a',
    load: () => import('./ajax-pagination'),
  },
  ['pagination', 'blog', 'portfolio'],
);
