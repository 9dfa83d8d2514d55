/** Shows what has failed. */
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
