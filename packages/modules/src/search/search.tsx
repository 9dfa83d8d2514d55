/** A search module (docs/reference/small-modules.md#search): fits the field to its button and names it by its label. */
import { $breakpoint, type BehaviorProps, useAttr, useElementId, useLabel, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useMeasured, useWidth } from '../shared/use-element';

export interface SearchConfig {
  input: HTMLElement | null;
  button: HTMLElement | null;
  label: Element | null;
  /** The author gave the field margins in percent, which the button must follow. */
  percentMargins: boolean;
}

export const config = (element: Element): SearchConfig => ({
  input: element.querySelector<HTMLElement>('.et_pb_s'),
  button: element.querySelector<HTMLElement>('.et_pb_searchsubmit'),
  label: element.querySelector('.et_pb_searchform label'),
  percentMargins: element.matches('.et_pb_search_percentage_custom_margin'),
});

const pixels = (text: string) => Number.parseFloat(text) || 0;

/** The height to set so that the field's inside is as high as the button; undefined when it is high enough. */
function fieldHeight(input: HTMLElement, button: HTMLElement): string | undefined {
  const { offsetHeight: wanted } = button;
  if (input.clientHeight === 0 || wanted <= input.clientHeight) return undefined;
  const style = getComputedStyle(input);
  const [top, bottom] =
    style.boxSizing === 'border-box'
      ? [-pixels(style.borderTopWidth), -pixels(style.borderBottomWidth)]
      : [pixels(style.paddingTop), pixels(style.paddingBottom)];
  return `${wanted - top - bottom}px`;
}

export default function Search({ element, config: parts }: BehaviorProps<SearchConfig>): ReactNode {
  const { input, button, label, percentMargins } = parts;
  // Margins in percent follow the width; heights only differ between devices and from hidden to shown.
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
  // The theme does not display the label, which then names nothing.
  useLabel(input, label?.textContent?.trim() || undefined);
  return null;
}
