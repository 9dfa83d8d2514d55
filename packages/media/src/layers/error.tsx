/** Says that something cannot be played, offers the files themselves, and tries again when asked (contract §6). */
import type { ReactNode } from 'react';
import type { PlayerState } from '../player/player-machine';
import { text } from '../shared/texts';

export interface ErrorProps {
  state: PlayerState;
  poster: string;
  onRetry(): void;
  /** What the site says instead, as text. */
  custom: unknown;
}

const safe = (address: string): boolean => /^(https?|blob):/i.test(address);

/** What the site says in the message's place: a sentence, or a function that answers one. */
function ownWords(custom: unknown): string | undefined {
  const said = typeof custom === 'function' ? custom() : custom;
  // Markup is taken by its words: what a page prints there is not always what somebody wrote.
  return typeof said === 'string' && said !== '' ? said.replace(/<[^>]*>/g, ' ').trim() : undefined;
}

export default function Words({ state, poster, onRetry, custom }: ErrorProps): ReactNode {
  return (
    <>
      {poster && <img src={poster} alt={text('download-file')} />}
      <div className="mejs-cannotplay">
        <p>{ownWords(custom) ?? state.message}</p>
        {state.links
          .filter(({ src }) => safe(src))
          .map(({ src, type }) => (
            <a key={src} href={src} data-type={type}>
              <span>
                {text('download-file')}: {src}
              </span>
            </a>
          ))}
        <button type="button" className="mejs-try-again" onClick={onRetry}>
          {text('try-again')}
        </button>
      </div>
    </>
  );
}
