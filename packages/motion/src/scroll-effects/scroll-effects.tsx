/** Scroll effects of a page (docs/reference/scroll-effects.md): what the theme's lists name moves with the scroll position. */
import { $builder, type BehaviorProps, type Page, useScope, useStore } from '@enliven/core';
import type { ReactNode } from 'react';
import type { Lists } from './lists';
import { createScrollController } from './scroll-controller';

export const config = (_element: Element, page: Pick<Page, 'global'>): Lists => ({
  legacy: page.global('et_pb_motion_elements'),
  native: page.global('diviElementScrollData'),
});

/** Nothing is written into the elements but classes: what moves them are animations of the browser's. */
export default function ScrollEffects({ element, config }: BehaviorProps<Lists>): ReactNode {
  const builder = useStore($builder);
  useScope(
    (scope) => {
      if (builder)
        scope.lazy(
          () => Promise.all([import('./builder-support'), import('./preview-code')]),
          ([{ runBuilderSupport }, code]) => runBuilderSupport(element, scope, config, builder, code),
        );
      else createScrollController(element, scope, config);
    },
    [element, config, builder],
  );
  return null;
}
