/** Standalone toggle (docs/reference/toggles-and-accordions.md#toggles, APG Disclosure). */
import { type BehaviorProps, member, useEvent } from '@enliven/core';
import { type ReactNode, useReducer } from 'react';
import {
  type DisclosureParts,
  disclose,
  disclosureParts,
  isExpanded,
  isMoving,
  switchedTo,
  TitleButton,
  useDisclosure,
} from '../shared/disclosure';

/** Configuration of a toggle; undefined without title or content. */
export type ToggleConfig = DisclosureParts | undefined;

export const config = (element: Element): ToggleConfig =>
  disclosureParts(element, { package: '@enliven/modules', behavior: 'toggle' });

/**
 * Events on the root, bubbling: `enliven:open` and `enliven:close` after the slide.
 */
export default function Toggle({ config: parts }: BehaviorProps<ToggleConfig>): ReactNode {
  return parts ? <Disclosure parts={parts} /> : null;
}

function Disclosure({ parts }: { parts: DisclosureParts }): ReactNode {
  const [state, send] = useReducer(disclose, parts.open ? 'open' : 'closed');
  useDisclosure(parts, state, send);
  useEvent(parts.title, 'click', () => {
    // Divi 5's builder marks its modules with `data-id`.
    if (isMoving(state) || member(parts.root, 'hasAttribute')('data-id')) return;
    const event = switchedTo(parts, state);
    if (event) send(event);
    send('press');
  });
  return <TitleButton parts={parts} expanded={isExpanded(state)} />;
}
