/** Interface for other scripts: `node.player`, events and globals of WordPress' player (docs/reference/players.md#script-interface). Loads when a script uses it. */
import { channel, page, report, watchSize } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { admitScripts } from '../engines/load-script';
import { type Options, requested } from '../player/options';
import type { Shell } from '../player/use-shell';
import { fillNames } from './mejs-globals';
import { createFacade, createPlayerApi, type PlayerApi, type PlayerParts } from './player-api';

export { fillNames } from './mejs-globals';

/**
 * Creates a player for an element on request of another script (docs/reference/players.md#script-interface).
 *
 * @param onMounted called after the player has mounted
 */
export function requestPlayer(element: HTMLElement, options: unknown, onMounted: () => void): void {
  // The player may have mounted meanwhile.
  if ('player' in element) {
    onMounted();
    return;
  }
  const stop = playerMounted.on((other) => {
    if (other !== element) return;
    stop();
    onMounted();
  });
  const requestedOptions =
    options && typeof options === 'object' ? (options as Record<string, unknown>) : requested.get(element);
  requested.set(element, requestedOptions ?? {});
  admitScripts(requestedOptions ?? {});
  element.classList.add('mejs-player');
  (page().global('enliven') as { scan?(from: ParentNode): void } | undefined)?.scan?.(element);
}

/** Emitted when a player was mounted for an element. */
const playerMounted = channel<Element>('media-player');

export interface ApiProps extends PlayerParts {
  id: string;
  shell: Shell;
  media: HTMLMediaElement;
  options: Options;
  isVideo: boolean;
  /** Receives the public player object. Must be a stable function. */
  onPlayer(player: PlayerApi | undefined): void;
}

/** Creates the public player object. */
export default function Api({ id, shell, media, options, isVideo, onPlayer, ...now }: ApiProps): ReactNode {
  const parts = useRef<PlayerParts>(now);
  const [{ facade, player }] = useState(() => {
    const facade = createFacade(shell.wrapper, media, () => parts.current.session);
    return { facade, player: createPlayerApi({ id, shell, media, facade, options, isVideo }, () => parts.current) };
  });
  const { medium } = now.session;
  const { phase, message, links } = now.session.state;
  useLayoutEffect(() => {
    parts.current = now;
  });
  useLayoutEffect(() => {
    onPlayer(player);
    return () => onPlayer(undefined);
  }, [player, onPlayer]);
  useLayoutEffect(() => facade.follow(medium), [facade, medium]);
  // Notifies controls that do not follow sizes by themselves.
  useLayoutEffect(() => watchSize([shell.container], () => {}, player.setControlsSize), [shell, player]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const event = facade.dispatch('error', { message, urls: links.map(({ src }) => src) });
    call(options.rawOptions.error, media, event, media, player);
  }, [phase, message, links, facade, media, player, options]);
  useEffect(() => {
    fillNames(media.ownerDocument);
    facade.dispatch('rendererready', {});
    playerMounted.emit(media);
    call(options.rawOptions.success, media, facade.element, media, player);
  }, [facade, media, player, options]);
  return null;
}

/** Calls a function, or a global function by name, and reports its errors. */
function call(handler: unknown, element: Element, ...args: unknown[]): void {
  const callback = typeof handler === 'string' ? page().global(handler) : handler;
  try {
    if (typeof callback === 'function') callback(...args);
  } catch (error) {
    report(error, { package: '@enliven/media', behavior: 'player', element });
  }
}
