/** Names of links and fields whose text the theme hides, and landmark of the main content (docs/reference/small-modules.md#names). */
import {
  type BehaviorProps,
  closestTo,
  matches,
  measure,
  phrase,
  query,
  queryAll,
  useAttr,
  useClaims,
  useLabel,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';

const textOf = (part: Element | null | undefined): string => part?.textContent?.trim() ?? '';

/** Maximum characters of a name. A link around a longer text is not a picture link. */
const LONGEST = 200;

/** Selector of elements around a link that contain its title. */
const ITEM = '.et_pb_portfolio_item,.et_pb_gallery_item,.et_pb_blurb';

/** Returns the name of a link without visible text: its hidden text, the title of its item, or the picture's alternative text. */
function linkName(link: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text names nothing
  const shown = () => link.innerText.trim();
  // The `title` is a name already, but screen readers announce it last.
  if (link.title) return link.title;
  if (!matches(link, '.icon,.et_pb_font_icon') && (shown() || query(link, 'img[alt]:not([alt=""])'))) return '';
  const item = closestTo(link, ITEM);
  return (
    textOf(query(item, '.et_pb_module_header,.et_pb_gallery_title')) || textOf(link) || query(item, 'img')?.alt || ''
  );
}

/** Returns the name of a field without visible label: the label, the placeholder, or the title of its widget. */
function fieldName(field: HTMLInputElement): string {
  const labels = [...(field.labels ?? [])];
  if (labels.some((label) => label.getClientRects().length > 0)) return '';
  return (
    labels.map(textOf).find(Boolean) ||
    field.placeholder ||
    field.title ||
    textOf(query(field.closest('.et_pb_widget,.widget'), '.widgettitle')) ||
    (field.name === 'orderby' ? phrase('shop_order', 'Shop order') : '')
  );
}

const nameOf = (element: Element): string =>
  (matches(element, 'a') ? linkName(element as HTMLElement) : fieldName(element as HTMLInputElement)).slice(0, LONGEST);

/** Selector of headers and footers in the main content, which would otherwise be landmarks of the page. */
const partsOf = (main: Element): Element[] =>
  queryAll(main, 'header:not([role]),footer:not([role])').filter(
    (part) => !closestTo(part, 'article,aside,nav,section'),
  );

export default function Names({ element }: BehaviorProps): ReactNode {
  const { id, ownerDocument } = element;
  const [isMain] = useState(() => id === 'main-content' && !ownerDocument.querySelector('main,[role=main]'));
  const [name, setName] = useState('');
  useEffect(() => (id === 'main-content' ? undefined : measure(() => nameOf(element), setName)), [element, id]);
  const [parts] = useState(() => (isMain ? partsOf(element) : []));
  useAttr(element, 'role', isMain ? 'main' : undefined);
  useClaims(parts.map((part): WantedClaim => [part, 'attr:role', 'none']));
  useLabel(element, name || undefined);
  return null;
}
