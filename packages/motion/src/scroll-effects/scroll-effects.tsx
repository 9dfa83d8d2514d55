/** Scroll effects of a page (docs/reference/scroll-effects.md): elements in the theme's lists move with the scroll position. */
import { $builder, type BehaviorProps, type Page, useScope, useStore } from '@enliven/core';
import type { ReactNode } from 'react';
import type { Lists } from './lists';
import { createScrollController } from './scroll-controller';

export const config = (_element: Element, page: Pick<Page, 'global'>): Lists => ({
  legacy: page.global('et_pb_motion_elements'),
  native: page.global('diviElementScrollData'),
});

/** Writes only classes to elements; animations of the browser move them. */
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
