/** Announces to screen readers what a grid shows. */
import { UNSEEN, useAttr, useInsert, useProp } from '@enliven/core';
import { useLayoutEffect } from 'react';

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
