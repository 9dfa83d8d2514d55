/** Tells a screen reader what a press has changed elsewhere on the page. */
import { useAttr, useInsert, useProp } from '@enliven/core';
import { useLayoutEffect } from 'react';

/** Not seen, and takes no room. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

interface AnnouncementProps {
  at: Element;
  /** @default 'beforeend' */
  where?: InsertPosition;
  text: string;
}

/** The live region must be on the page before its text, so it comes empty. */
export function Announcement({ at, where = 'beforeend', text }: AnnouncementProps): null {
  const region = useInsert(at, { where, tag: 'span' });
  useAttr(region, 'role', 'status');
  useLayoutEffect(() => {
    if (region) Object.assign(region.style, UNSEEN);
  }, [region]);
  useProp(region, 'textContent', text);
  return null;
}
