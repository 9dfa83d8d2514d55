/** Makes a toggle's title a button for keyboard and screen reader while the heading stays a heading (APG Disclosure). */
import { Slot, useAttr, useElementId, useEvent, useWrap } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import type { DisclosureParts } from './disclosure-parts';

export interface TitleButtonProps {
  parts: DisclosureParts;
  expanded: boolean;
  /** It cannot be closed now, as the open item of an accordion. */
  locked?: boolean;
  /** Keys other than Enter and Space, e.g. arrows between titles. */
  onKey?: (event: KeyboardEvent) => void;
}

const INTERACTIVE = 'a[href],button,input,select,textarea,[tabindex]';

/** A button inside a button is not allowed: where the server put links into the title, ours stands beside them. */
export function TitleButton(props: TitleButtonProps): ReactNode {
  const [crowded] = useState(() => props.parts.heading.querySelector(INTERACTIVE) !== null);
  return crowded ? <SeparateButton {...props} /> : <WrappedTitle {...props} />;
}

function WrappedTitle({ parts, expanded, locked, onKey }: TitleButtonProps): ReactNode {
  const button = useWrap(parts.heading);
  useAttr(button, 'role', 'button');
  useAttr(button, 'tabindex', 0);
  useAttr(button, 'data-enliven-button', '');
  useAttr(button, 'aria-expanded', expanded);
  useAttr(button, 'aria-controls', useElementId(parts.content));
  useAttr(button, 'aria-disabled', locked ? true : undefined);
  useEvent<KeyboardEvent>(button, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return onKey?.(event);
    event.preventDefault();
    // A click, so that everything else on the page that waits for one hears it too.
    if (!event.repeat) button?.click();
  });
  return null;
}

/** Lies over the title to show its focus ring, and lets the mouse through to the links below. */
const COVER = {
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
} as const;

function SeparateButton({ parts, expanded, locked, onKey }: TitleButtonProps): ReactNode {
  const panel = useElementId(parts.content);
  return (
    <Slot at={parts.heading} tag="span" where="afterbegin">
      <button
        type="button"
        data-enliven-button=""
        aria-label={parts.heading.textContent?.trim()}
        aria-expanded={expanded}
        aria-controls={panel}
        aria-disabled={locked || undefined}
        style={COVER}
        onKeyDown={(event) => onKey?.(event.nativeEvent)}
      />
    </Slot>
  );
}
