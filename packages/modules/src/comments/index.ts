/** Where comments are found: the module, the theme's own posts, and forms that stand alone. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { CommentsConfig } from './comments';

/** Comments: buttons, labels, replies in place and sending by keyboard. */
export const comments: Behavior<CommentsConfig | undefined> = defineModule({
  name: 'comments',
  selector: '.et_pb_comments_module,#comment-wrap',
  load: () => import('./comments'),
});
