/** An overlay that carries a module's inner box shadow above its content (contract §0.4). */
import { type BehaviorProps, useClass, useInsert } from '@enliven/core';
import { type ReactNode, useState } from 'react';

const OVERLAY = { where: 'afterbegin', className: 'box-shadow-overlay' } as const;

export default function BoxShadow({ element }: BehaviorProps): ReactNode {
  const [has] = useState(() => element.querySelector(':scope > .box-shadow-overlay') !== null);
  return has ? null : <Overlay element={element} />;
}

function Overlay({ element }: { element: Element }): ReactNode {
  useInsert(element, OVERLAY);
  useClass(element, 'has-box-shadow-overlay', true);
  return null;
}
