/** Poster from the service, if the site allows the request (docs/reference/players.md#services). Loads on such sites. */
import { type ReactNode, useEffect } from 'react';
import type { Options } from '../player/options';
import type { Session } from '../player/use-session';
import { betterPoster, servicePoster } from './youtube-address';

export interface ServicePosterProps {
  media: HTMLMediaElement;
  session: Session;
  options: Options;
  /** Must be a stable function. */
  onPoster(address: string): void;
}

export default function ServicePoster({ media, session, options, onPoster }: ServicePosterProps): ReactNode {
  const address = servicePoster(session, options);
  useEffect(() => {
    onPoster(address);
    if (!address) return;
    const picture = media.ownerDocument.createElement('img');
    picture.onload = () => onPoster(betterPoster(address, picture.naturalWidth));
    picture.src = address;
    return () => {
      picture.onload = null;
      onPoster('');
    };
  }, [address, media, onPoster]);
  return null;
}
