/** Mounts the sticky modules of a page (docs/reference/sticky.md). */
import type { BehaviorProps } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { createStickyController } from './sticky-controller';

/**
 * Events on the window: `ETBuilderStickyStart`, `ETBuilderStickyEnd`; on the module: `enliven:stick`, `enliven:unstick`.
 */
export default function Sticky({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => createStickyController(element), [element]);
  return null;
}
