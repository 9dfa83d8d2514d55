/** Descriptor of the fixups behavior for rows, columns, menus, gutters, images and prices. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** Rows that need a class start or end with one of these columns; their other children are not `div` elements. */
const COLUMN = ':is(.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6):is(:first-of-type,:last-of-type)';

/** Classes and distances that the theme's style sheet expects script to set. */
export const fixups: Behavior = defineModule({
  name: 'fixups',
  selector: `${COLUMN},.et_section_specialty>.et_pb_row,.et_pb_module.et_pb_menu,.et_pb_gutter_hover,.et_pb_image_sticky,.et_pb_dollar_sign`,
  when: 'now',
  load: () => import('./fixups'),
});
