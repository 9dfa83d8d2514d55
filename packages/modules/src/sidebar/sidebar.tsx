/** A sidebar module (docs/reference/small-modules.md#sidebars): marks its search widgets for the style sheet, and names their fields. */
import { type BehaviorProps, type Page, useClass, useLabel, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useWidth } from '../shared/use-element';

export interface SidebarConfig {
  widgets: Element[];
}

/** CSS pixels. */
const NARROW = 150;
const FIELD = 'input[type=text],input[type=search]';
const BUTTON = 'input[type=submit],button';

export function config(element: Element, page: Page): SidebarConfig {
  let widgets: Element[] = [];
  try {
    widgets = [...element.querySelectorAll(page.text('widget_search_selector') ?? '.widget_search')];
  } catch {
    // The site's selector does not parse: then it names nothing.
  }
  return { widgets: widgets.filter((widget) => widget.querySelector(FIELD)) };
}

export default function Sidebar({ config: { widgets } }: BehaviorProps<SidebarConfig>): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the server's widgets neither move nor change their number.
  return widgets.map((widget, at) => <SearchWidget key={at} widget={widget} />);
}

/** Nothing to read and nothing to look at; a button that shows an icon is one all the same. */
function isBlank(button: Element): boolean {
  const text = button.localName === 'input' ? button.getAttribute('value') : button.textContent;
  const named = button.matches('[aria-label],[aria-labelledby],[title]') || button.childElementCount > 0;
  return text !== null && text.trim() === '' && !named;
}

function SearchWidget({ widget }: { widget: Element }): ReactNode {
  const button = widget.querySelector(BUTTON);
  const blank = button !== null && isBlank(button);
  const width = useWidth(widget);
  useClass(widget, 'et-no-submit-button', !button || blank ? true : undefined);
  useClass(widget, 'et-narrow-wrapper', width > 0 && width < NARROW ? true : undefined);
  useStyle(blank ? button : null, 'display', 'none');
  // The theme does not display the label, which then names nothing.
  useLabel(widget.querySelector(FIELD), widget.querySelector('label')?.textContent?.trim() || undefined);
  return null;
}
