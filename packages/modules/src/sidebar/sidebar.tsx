/** Sidebar module (docs/reference/small-modules.md#sidebars): marks search widgets for the style sheet and labels their fields. */
import { type BehaviorProps, matches, type Page, query, queryAll, useClass, useLabel, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useWidth } from '../shared/use-element';

export interface SidebarConfig {
  widgets: Element[];
}

/** Width in CSS pixels below which a widget is narrow. */
const NARROW_BELOW = 150;
const FIELD = 'input[type=text],input[type=search]';
const BUTTON = 'input[type=submit],button';

export function config(element: Element, page: Page): SidebarConfig {
  let widgets: Element[] = [];
  try {
    widgets = queryAll(element, page.text('widget_search_selector') ?? '.widget_search');
  } catch {
    // An invalid selector of the site matches nothing.
  }
  return { widgets: widgets.filter((widget) => query(widget, FIELD)) };
}

export default function Sidebar({ config: { widgets } }: BehaviorProps<SidebarConfig>): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the server's widgets neither move nor change their number.
  return widgets.map((widget, at) => <SearchWidget key={at} widget={widget} />);
}

/** Returns whether a button has neither text nor a name nor an icon. */
function isBlank(button: Element): boolean {
  const text = button.localName === 'input' ? button.getAttribute('value') : button.textContent;
  const hasName = matches(button, '[aria-label],[aria-labelledby],[title]') || button.childElementCount > 0;
  return text !== null && text.trim() === '' && !hasName;
}

function SearchWidget({ widget }: { widget: Element }): ReactNode {
  const button = query(widget, BUTTON);
  const hasBlankButton = button !== null && isBlank(button);
  const width = useWidth(widget);
  useClass(widget, 'et-no-submit-button', !button || hasBlankButton ? true : undefined);
  useClass(widget, 'et-narrow-wrapper', width > 0 && width < NARROW_BELOW ? true : undefined);
  useStyle(hasBlankButton ? button : null, 'display', 'none');
  // The theme hides the label, so browsers do not use it as a name.
  useLabel(query(widget, FIELD), query(widget, 'label')?.textContent?.trim() || undefined);
  return null;
}
