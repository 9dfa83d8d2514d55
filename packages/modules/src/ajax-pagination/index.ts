/** Where modules are found that turn their pages in place. The block editor's preview of a layout does so as well. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AjaxPaginationConfig } from './paged-module';

/** Older and newer entries of blogs and portfolios, without leaving the page. */
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
