/** Interactions of a page (docs/reference/interactions.md): effects of clicks, pointers and visibility, from the theme's list. */
import { type BehaviorProps, type Page, useScope } from '@enliven/core';
import type { ReactNode } from 'react';
import { controlInteractions } from './interaction-controller';

export const config = (_element: Element, page: Pick<Page, 'global'>): unknown =>
  page.global('diviElementInteractionsData');

export default function Interactions({ element, config: data }: BehaviorProps<unknown>): ReactNode {
  useScope((scope) => controlInteractions(element, scope, data), [element, data]);
  return null;
}
