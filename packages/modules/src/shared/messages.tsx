/** Messages for visitors about failures. */
import { useAttr, useInsert } from '@enliven/core';
import { useLayoutEffect } from 'react';

interface NoticeProps {
  at: Element;
  className: string;
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
  text: string;
  link?: { href: string; text: string } | undefined;
}

/** Paragraph with a message and an optional link, inserted after `at`. */
export function Notice({ at, className, role, text, link }: NoticeProps): null {
  const paragraph = useInsert(at, { where: 'afterend', tag: 'p', className });
  const { href, text: name } = link ?? {};
  useAttr(paragraph, 'role', role);
  useLayoutEffect(() => {
    if (!paragraph) return;
    const anchor = Object.assign(paragraph.ownerDocument.createElement('a'), { href, textContent: name });
    paragraph.replaceChildren(`${text} `, ...(href ? [anchor] : []));
  }, [paragraph, text, href, name]);
  return null;
}
