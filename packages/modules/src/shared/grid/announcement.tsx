/** Announcement of a grid's content to screen readers. */
import { UNSEEN, useAttr, useInsert, useProp } from '@enliven/core';
import { useLayoutEffect } from 'react';

interface AnnouncementProps {
  at: Element;
  /** @default 'beforeend' */
  where?: InsertPosition;
  text: string;
}

/** Live region, inserted empty since screen readers only announce later changes. */
export function Announcement({ at, where = 'beforeend', text }: AnnouncementProps): null {
  const region = useInsert(at, { where, tag: 'span' });
  useAttr(region, 'role', 'status');
  useLayoutEffect(() => {
    if (region) Object.assign(region.style, UNSEEN);
  }, [region]);
  useProp(region, 'textContent', text);
  return null;
}
