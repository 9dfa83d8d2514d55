/** Error message with links to the files and a retry button (docs/reference/players.md#errors). Loads with the first sign of a failure. */
import { safeAddress } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { FORMAT_ERROR, NETWORK_ERROR, reportSources } from '../player/sources';
import type { Session } from '../player/use-session';
import { ownText } from '../shared/texts';

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_SRC_NOT_SUPPORTED`. */
const NETWORK = 2;
const SOURCE = 4;
/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

export interface ErrorDetailsProps {
  media: HTMLMediaElement;
  session: Session;
  /** Last sign of a failure, a new object each time. */
  failureSign: FailureSign | undefined;
  poster: string;
  /** Message of the site. */
  custom: unknown;
}

export interface FailureSign {
  /** Target of an `error` event; undefined for missing data. */
  by?: EventTarget | null;
  /** Whether playback has waited for data for too long. */
  stalled?: boolean;
}

/** Fails the session if the browser finds no playable source. */
function diagnose(media: HTMLMediaElement, { by, stalled }: FailureSign, session: Session): void {
  const fail = (message: string) => {
    session.fail(message);
    reportSources(media, message, session.sources);
  };
  const { error, networkState, readyState } = media;
  const last = [...media.querySelectorAll(':scope > source')].at(-1);
  if (error) {
    const rest = session.sources.slice(session.at + 1);
    // Browsers try the next source only if the element has no `src`.
    if (error.code === SOURCE && rest.length > 0 && media.hasAttribute('src')) session.setSources(rest, true);
    else fail(error.code === NETWORK ? NETWORK_ERROR : FORMAT_ERROR);
  } else if (stalled) fail(NETWORK_ERROR);
  else if (last && (by === last || (networkState === NO_SOURCE && readyState === 0))) fail(FORMAT_ERROR);
}

/** Hides an image, so that a failed one leaves no trace. */
const hide = ({ style }: HTMLElement) => {
  style.display = 'none';
};

/** Returns the site's message: a string, or the result of a function. */
function customMessage(custom: unknown): string | undefined {
  const words = typeof custom === 'function' ? custom() : custom;
  // The text is not trusted, so tags are removed.
  return typeof words === 'string' && words !== '' ? words.replace(/<[^<>]*>/g, ' ').trim() : undefined;
}

/** Examines a sign of failure and shows the error. */
export default function ErrorDetails({ media, session, failureSign, poster, custom }: ErrorDetailsProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each doubt is looked into once.
  useLayoutEffect(() => {
    if (failureSign && session.renderer === 'html5') diagnose(media, failureSign, session);
  }, [failureSign]);
  const { phase, message, links } = session.state;
  const file = ownText('download-file', 'Download File');
  return (
    phase === 'failed' && (
      <>
        {poster && <img src={poster} alt={file} onError={({ currentTarget }) => hide(currentTarget)} />}
        <div className="mejs-cannotplay">
          <p>{customMessage(custom) ?? message}</p>
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
