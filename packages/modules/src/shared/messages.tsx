/** Announces changes to screen readers and shows what has failed. */
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

interface NoticeProps {
  at: Element;
  className: string;
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
  text: string;
  link?: { href: string; text: string } | undefined;
}

/** A paragraph of ours behind `at`; text is put in as text. */
export function Notice({ at, className, role, text, link }: NoticeProps): null {
  const paragraph = useInsert(at, { where: 'afterend', tag: 'p', className });
  const { href, text: name } = link ?? {};
  useAttr(paragraph, 'role', role);
  useLayoutEffect(() => {
    if (!paragraph) return;
    const way = Object.assign(paragraph.ownerDocument.createElement('a'), { href, textContent: name });
    paragraph.replaceChildren(`${text} `, ...(href ? [way] : []));
  }, [paragraph, text, href, name]);
  return null;
}
