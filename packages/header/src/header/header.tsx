/** The theme's header: what it looks like at each scroll position, and the room that the page leaves for it. */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import { useHeader } from './use-header';

export default function Header({ element }: BehaviorProps): ReactNode {
  useHeader(element);
  return null;
}
