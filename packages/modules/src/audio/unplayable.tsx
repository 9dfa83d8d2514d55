/** Says that a recording cannot be played, and offers the file itself. */
import { phrase } from '@enliven/core';
import type { ReactNode } from 'react';
import { Notice } from '../shared/notice';

export function Unplayable({ audio }: { audio: HTMLAudioElement }): ReactNode {
  const href = audio.querySelector('source')?.src || audio.src;
  return (
    <Notice
      at={audio}
      className="enliven-media-message"
      role="status"
      text={phrase('unplayable', 'This recording cannot be played here.')}
      link={/^https?:/.test(href) ? { href, text: phrase('open_file', 'Open the file') } : undefined}
    />
  );
}
