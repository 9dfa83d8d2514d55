/** Gutters that change under the pointer. */
import { attribute, useClass } from '@enliven/core';
import type { ReactNode } from 'react';
import { useHovered } from '../shared/use-hovered';

export function GutterHover({ element }: { element: HTMLElement }): ReactNode {
  const original = attribute(element, 'data-original_gutter');
  const hover = attribute(element, 'data-hover_gutter');
  const hovered = useHovered(original && hover ? element : null);
  const changes = hovered && original !== hover;
  useClass(element, `et_pb_gutters${original}`, changes ? false : undefined);
  useClass(element, `et_pb_gutters${hover}`, changes ? true : undefined);
  return null;
}
