/** Tells a screen reader what a press has changed elsewhere on the page. */
import { Slot } from '@enliven/core';
import type { CSSProperties, ReactNode } from 'react';

/** Not seen, and takes no room. */
export const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The live region must be on the page before its text, so it comes empty. */
export function Announcement({ at, text }: { at: Element; text: string }): ReactNode {
  return (
    <Slot at={at} tag="span" quiet>
      <span role="status" style={UNSEEN}>
        {text}
      </span>
    </Slot>
  );
}
