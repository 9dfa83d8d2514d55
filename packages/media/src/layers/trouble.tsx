/** Says that something cannot be played, offers the files themselves, and tries again when asked (docs/reference/players.md#trouble). */
import { safeAddress } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { FORMAT_ERROR } from '../engines/messages';
import { NETWORK_ERROR } from '../engines/network-error';
import { tellFailure } from '../engines/tell-failure';
import type { Session } from '../player/use-session';
import { ownText } from '../shared/texts';

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_SRC_NOT_SUPPORTED`. */
const NETWORK = 2;
const SOURCE = 4;
/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

export interface TroubleProps {
  media: HTMLMediaElement;
  session: Session;
  /** What may be amiss, anew with each sign of it. */
  doubt: Doubt | undefined;
  poster: string;
  /** What the site says instead. */
  custom: unknown;
}

export interface Doubt {
  /** What sent an `error`; none for something that does not come. */
  by?: EventTarget | null;
  /** It should play, and nothing has come for long. */
  late?: boolean;
}

/** The browser itself finds nothing it can play. */
function ask(media: HTMLMediaElement, { by, late }: Doubt, session: Session): void {
  const fail = (message: string) => {
    session.fail(message);
    tellFailure(media, message, session.sources);
  };
  const { error, networkState, readyState } = media;
  const last = [...media.querySelectorAll(':scope > source')].at(-1);
  if (error) {
    const rest = session.sources.slice(session.at + 1);
    // The browser itself tries the next only where the element has no address of its own.
    if (error.code === SOURCE && rest.length > 0 && media.hasAttribute('src')) session.setSources(rest, true);
    else fail(error.code === NETWORK ? NETWORK_ERROR : FORMAT_ERROR);
  } else if (late) fail(NETWORK_ERROR);
  else if (last && (by === last || (networkState === NO_SOURCE && readyState === 0))) fail(FORMAT_ERROR);
}

/** A picture that does not come leaves no mark of it. */
const hide = ({ style }: HTMLElement) => {
  style.display = 'none';
};

/** What the site says in the message's place: a sentence, or a function that answers one. */
function ownWords(custom: unknown): string | undefined {
  const said = typeof custom === 'function' ? custom() : custom;
  // Markup is taken by its words: what a page prints there is not always what somebody wrote.
  return typeof said === 'string' && said !== '' ? said.replace(/<[^<>]*>/g, ' ').trim() : undefined;
}

/** Fetched with the first sign that something is amiss. */
export default function Trouble({ media, session, doubt, poster, custom }: TroubleProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each doubt is looked into once.
  useLayoutEffect(() => {
    if (doubt && session.renderer === 'html5') ask(media, doubt, session);
  }, [doubt]);
  const { phase, message, links } = session.state;
  const file = ownText('download-file', 'Download File');
  return (
    phase === 'failed' && (
      <>
        {poster && <img src={poster} alt={file} onError={({ currentTarget }) => hide(currentTarget)} />}
        <div className="mejs-cannotplay">
          <p>{ownWords(custom) ?? message}</p>
          {links
            .filter(({ src }) => safeAddress(src, media.baseURI, 'media'))
            .map(({ src, type }) => (
              <a key={src} href={src} data-type={type}>
                <span>
                  {file}: {src}
                </span>
              </a>
            ))}
          <button type="button" className="mejs-try-again" onClick={session.retry}>
            {ownText('try-again', 'Try again')}
          </button>
        </div>
      </>
    )
  );
}
