/** Descriptor of the blog grid behavior. Other `[data-columns]`, such as the shop's galleries, are not blog grids (docs/reference/blog.md#columns). */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { BlogGridConfig } from './blog-grid';

/** Blog grids: posts in columns of equal width. */
export const blogGrid: Behavior<BlogGridConfig> = defineModule(
  {
    name: 'blog-grid',
    selector: '.et_pb_salvattore_content[data-columns]',
    hides: '.et_pb_post',
    load: () => import('./blog-grid'),
  },
  ['blog'],
);
