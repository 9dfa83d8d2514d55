/** Button that leads back to the top, whose code loads once the page is scrolled far. */
import { $scroll, type BehaviorProps, useClass, useLazy, useStore } from '@enliven/core';
import type { ReactNode } from 'react';
import { useNear } from '../shared/use-near';

/** Pixels. */
const FAR = 800;

const load = () => import('./top-button');

export default function ScrollTop({ element }: BehaviorProps): ReactNode {
  const far = useStore($scroll, ({ y }) => y > FAR);
  // Class of a hidden button, for style sheets. The button's code takes the class over.
  useClass(element, 'et-hidden', far ? undefined : true);
  const TopButton = useLazy(load, useNear(null, far));
  return TopButton ? <TopButton element={element} far={far} /> : null;
}
