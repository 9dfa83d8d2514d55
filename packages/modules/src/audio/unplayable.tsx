/** Says that a recording cannot be played, and offers the file itself. */
import { phrase, Slot } from '@enliven/core';
import type { ReactNode } from 'react';

export function Unplayable({ audio }: { audio: HTMLAudioElement }): ReactNode {
  const address = audio.querySelector('source')?.src || audio.src;
  return (
    <Slot at={audio} where="afterend" tag="p" className="enliven-media-message" quiet>
      <span role="status">{phrase('unplayable', 'This recording cannot be played here.')} </span>
      {/^https?:/.test(address) && <a href={address}>{phrase('open_file', 'Open the file')}</a>}
    </Slot>
  );
}
