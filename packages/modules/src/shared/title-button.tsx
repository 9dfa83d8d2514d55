/** Makes a toggle's title a button inside its heading (APG Disclosure). */
import { useAttr, useElementId, useEvent, useInsert, useStyle, useWrap } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import type { DisclosureParts } from './disclosure';
import { useFocusStyle } from './use-focus-style';

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
  const [hasControls] = useState(() => props.parts.heading.querySelector(INTERACTIVE) !== null);
  return hasControls ? <SeparateButton {...props} /> : <WrappedTitle {...props} />;
}

function WrappedTitle(props: TitleButtonProps): ReactNode {
  useButton(useWrap(props.parts.heading), props);
  return null;
}

const INSERTION = { tag: 'span', where: 'afterbegin' } as const;

function SeparateButton(props: TitleButtonProps): ReactNode {
  const { heading } = props.parts;
  const button = useInsert(heading, INSERTION);
  useAttr(button, 'aria-label', heading.textContent?.trim());
  // It lies over the title to show its focus ring, and lets the mouse through to the links below.
  useStyle(button, 'position', 'absolute');
  useStyle(button, 'inset', '0');
  useStyle(button, 'pointer-events', 'none');
  useButton(button, props);
  return null;
}

/** What both kinds of button say and answer to. */
function useButton(button: HTMLElement | null, { parts, expanded, locked, onKey }: TitleButtonProps): void {
  useFocusStyle(button);
  useAttr(button, 'role', 'button');
  useAttr(button, 'tabindex', 0);
  useAttr(button, 'data-enliven-button', '');
  useAttr(button, 'aria-expanded', expanded);
  useAttr(button, 'aria-controls', useElementId(parts.content));
  useAttr(button, 'aria-disabled', locked ? true : undefined);
  useEvent<KeyboardEvent>(button, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return onKey?.(event);
    event.preventDefault();
    // Dispatches a click, so that other listeners on the page run as well.
    if (!event.repeat) button?.click();
  });
}
