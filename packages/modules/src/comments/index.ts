/** Descriptor of the comments behavior, for modules, the theme's posts and standalone forms. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { CommentsConfig } from './comments';

/** Comments: buttons, labels, replies in place and submission by keyboard. */
export const comments: Behavior<CommentsConfig | undefined> = defineModule({
  name: 'comments',
  selector: '.et_pb_comments_module,#comment-wrap',
  load: () => import('./comments'),
});
