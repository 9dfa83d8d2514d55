/** The button that leads back to the top: it is fetched once the page is scrolled far, and is nobody's before. */
import { $scroll, type BehaviorProps, useClass, useLazy, useStore } from '@enliven/core';
import type { ReactNode } from 'react';
import { useNear } from '../shared/use-near';

/** Pixels. */
const FAR = 800;

const load = () => import('./top-button');

export default function ScrollTop({ element }: BehaviorProps): ReactNode {
  const far = useStore($scroll, ({ y }) => y > FAR);
  // The class of a button that is not shown, for style sheets; its code takes it over.
  useClass(element, 'et-hidden', far ? undefined : true);
  const TopButton = useLazy(load, useNear(null, far));
  return TopButton ? <TopButton element={element} far={far} /> : null;
}
