/** One item of an accordion: title, content and the keys between titles. */
import { emit, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { type DisclosureState, isExpanded } from '../shared/disclosure-machine';
import type { DisclosureParts } from '../shared/disclosure-parts';
import { TitleButton } from '../shared/title-button';
import { useDisclosure } from '../shared/use-disclosure';

interface AccordionItemProps {
  parts: DisclosureParts;
  state: DisclosureState;
  /** All items, this one included. */
  siblings: readonly DisclosureParts[];
  generation: 4 | 5;
  onPress(): void;
  onDone(): void;
}

/** What counts as content when there is no text. */
const CONTENT = 'img,svg,video,audio,iframe,object,embed,canvas,input,button,.et_pb_module';

const isEmpty = (content: Element) => !content.textContent?.trim() && !content.querySelector(CONTENT);

export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { parts, state, siblings, generation, onPress, onDone } = props;
  const [empty] = useState(() => generation === 5 && isEmpty(parts.content));
  useClass(parts.root, 'et_pb_toggle_empty', empty ? true : undefined);
  useDisclosure(parts, state, onDone, () => {
    const view = parts.root.ownerDocument.defaultView;
    if (generation === 5 && view) emit(view, 'vb:accordion:activated', { accordionContent: parts.content });
  });
  useEvent(parts.title, 'click', (event) => {
    // The title of the open item does nothing, not even what a link in it would (docs/reference/toggles-and-accordions.md#accordions).
    if (state === 'open') event.preventDefault();
    else if (!parts.root.hasAttribute('data-id')) onPress();
  });
  return <TitleButton parts={parts} expanded={isExpanded(state)} locked={state === 'open'} onKey={moveFocus} />;

  function moveFocus(event: KeyboardEvent): void {
    const at = siblings.indexOf(parts);
    const last = siblings.length - 1;
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const title = siblings[to > last ? 0 : to < 0 ? last : to]?.title;
    title?.querySelector<HTMLElement>('[data-enliven-button]')?.focus();
  }
}
