/** Search module (docs/reference/small-modules.md#search): fits the field to its button and associates the label. */
import {
  $breakpoint,
  type BehaviorProps,
  matches,
  query,
  useAttr,
  useElementId,
  useLabel,
  useStore,
  useStyle,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { useMeasured, useWidth } from '../shared/use-element';

export interface SearchConfig {
  input: HTMLElement | null;
  button: HTMLElement | null;
  label: Element | null;
  /** Whether the field has margins in percent, which the button must match. */
  percentMargins: boolean;
}

export const config = (element: Element): SearchConfig => ({
  input: query<HTMLElement>(element, '.et_pb_s'),
  button: query<HTMLElement>(element, '.et_pb_searchsubmit'),
  label: query(element, '.et_pb_searchform label'),
  percentMargins: matches(element, '.et_pb_search_percentage_custom_margin'),
});

const pixels = (text: string) => Number.parseFloat(text) || 0;

/** Returns the height at which the field's inside is as high as the button; undefined if it is high enough. */
function fieldHeight(input: HTMLElement, button: HTMLElement): string | undefined {
  const { offsetHeight: buttonHeight } = button;
  if (input.clientHeight === 0 || buttonHeight <= input.clientHeight) return undefined;
  const style = getComputedStyle(input);
  const [top, bottom] =
    style.boxSizing === 'border-box'
      ? [-pixels(style.borderTopWidth), -pixels(style.borderBottomWidth)]
      : [pixels(style.paddingTop), pixels(style.paddingBottom)];
  return `${buttonHeight - top - bottom}px`;
}

export default function Search({ element, config: parts }: BehaviorProps<SearchConfig>): ReactNode {
  const { input, button, label, percentMargins } = parts;
  // Percent margins depend on the width; heights only on the breakpoint and visibility.
  const width = useWidth(element);
  const mode = useStore($breakpoint);
  const measured = useMeasured(percentMargins ? width : `${mode} ${width > 0}`, () => {
    if (!input || !button) return undefined;
    const { marginTop, marginRight, marginBottom } = getComputedStyle(input);
    const height = fieldHeight(input, button);
    return { height, ...(percentMargins && { top: marginTop, right: marginRight, bottom: marginBottom }) };
  });
  useStyle(input, 'height', measured?.height);
  useStyle(button, 'top', measured?.top);
  useStyle(button, 'right', measured?.right);
  useStyle(button, 'bottom', measured?.bottom);
  const id = useElementId(input);
  useAttr(label, 'for', id);
  // The theme hides the label, so browsers do not use it as a name.
  useLabel(input, label?.textContent?.trim() || undefined);
  return null;
}
