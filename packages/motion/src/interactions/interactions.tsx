/** Interactions of a page (docs/reference/interactions.md): what the theme's list says happens when something is pressed, entered or seen. */
import type { BehaviorProps, Page } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { createInteractionController } from './interaction-controller';

export const config = (_element: Element, page: Pick<Page, 'global'>): unknown =>
  page.global('diviElementInteractionsData');

export default function Interactions({ element, config: data }: BehaviorProps<unknown>): ReactNode {
  useLayoutEffect(() => createInteractionController(element, data), [element, data]);
  return null;
}
