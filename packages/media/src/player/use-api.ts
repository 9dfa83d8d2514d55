/** What other scripts find on the element: `node.player`, and events of the page's old player (contract §10). */
import { emit, report } from '@enliven/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { enroll } from '../api/enrolled';
import { type Facade, makeFacade } from '../api/facade';
import { makePlayer, type PlayerApi, type PlayerParts } from '../api/player-api';
import { playerCame } from '../api/player-came';
import type { Options } from './options';
import type { Shell } from './shell';

export interface Api {
  id: string;
  player: PlayerApi;
  facade: Facade;
  parts: RefObject<PlayerParts | undefined>;
}

export function useApi(shell: Shell, media: HTMLMediaElement, options: Options, isVideo: boolean): Api {
  const parts = useRef<PlayerParts>(undefined);
  const [{ id, join, leave }] = useState(enroll);
  const [{ facade, player }] = useState(() => {
    const facade = makeFacade(shell.wrapper, media, () => parts.current?.session);
    return { facade, player: makePlayer({ id, shell, media, facade, options, isVideo }, () => parts.current) };
  });
  useLayoutEffect(() => {
    join(player);
    return leave;
  }, [player, join, leave]);
  return { id, player, facade, parts };
}

/** Keeps what other scripts see up to date, and calls the site back when it is there and when it fails. */
export function useApiParts({ player, facade, parts }: Api, now: PlayerParts, options: Options): void {
  const { session } = now;
  const { medium } = session;
  const { phase, message, links } = session.state;
  const media = player.node;
  useLayoutEffect(() => {
    parts.current = now;
  });
  useLayoutEffect(() => facade.follow(medium), [facade, medium]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const event = facade.tell('error', { message, urls: links.map(({ src }) => src) });
    call(options.given.error, media, event, media, player);
  }, [phase, message, links, facade, media, player, options]);
  useEffect(() => {
    emit(player.container, 'controlsready');
    facade.tell('rendererready', {});
    playerCame.emit(media);
    call(options.given.success, media, facade.element, media, player);
  }, [facade, media, player, options]);
}

/** A callback, or the name of a global function. What a site's own callback throws is its own. */
function call(given: unknown, element: Element, ...args: unknown[]): void {
  const view = element.ownerDocument.defaultView as unknown as Record<string, unknown> | null;
  const callback = typeof given === 'string' ? view?.[given] : given;
  try {
    if (typeof callback === 'function') callback(...args);
  } catch (error) {
    report(error, { package: '@enliven/media', behavior: 'player', element });
  }
}
