/** Replies in place: the form comes to the comment it answers, and goes back when the visitor changes their mind. */
import { isPlainPress, useEvent, useProp, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { wordPressReplies } from './add-comment';
import { useMoved } from './use-moved';

interface RepliesProps {
  area: Element;
  links: HTMLAnchorElement[];
}

/** Works with the attributes WordPress prints on its links; a link without them leads to its address as ever. */
export function Replies({ area, links }: RepliesProps): ReactNode {
  const [chosen, choose] = useState<HTMLAnchorElement | null>(null);
  const byId = (id: string | undefined) => (id ? area.querySelector(`#${CSS.escape(id)}`) : null);
  const formOf = (link: HTMLAnchorElement | null) => byId(link?.dataset.respondelement);
  const respond = formOf(chosen ?? links[0] ?? null);
  const cancel = respond?.querySelector<HTMLElement>('#cancel-comment-reply-link') ?? null;
  const title = respond?.querySelector('.comment-reply-title > span:first-child') ?? null;
  const field = (name: string) => respond?.querySelector(`[name=${name}]`);

  useMoved(respond, chosen ? byId(chosen.dataset.belowelement) : null);
  useProp(field('comment_parent'), 'value', chosen?.dataset.commentid);
  useProp(field('comment_post_ID'), 'value', chosen?.dataset.postid);
  useProp(title?.childElementCount === 0 ? title : null, 'textContent', chosen?.dataset.replyto);
  useStyle(cancel, 'display', chosen ? 'inline' : undefined);

  useEvent<MouseEvent>(area, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.comment-reply-link');
    if (
      !link ||
      !isPlainPress(event) ||
      event.defaultPrevented ||
      wordPressReplies() ||
      !formOf(link) ||
      !byId(link.dataset.belowelement)
    )
      return;
    event.preventDefault();
    choose(link);
  });
  useEvent<MouseEvent>(chosen && cancel, 'click', (event) => {
    event.preventDefault();
    choose(null);
    chosen?.focus();
  });
  useLayoutEffect(() => {
    if (chosen) respond?.querySelector<HTMLElement>('textarea')?.focus();
  }, [chosen, respond]);
  return null;
}
