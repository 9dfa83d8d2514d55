/** Gives the box around a medium its interface, as other scripts expect of `player.media` (docs/reference/players.md#what-scripts-find). */

import { asRecord, asText } from '@enliven/core';
import type { Source } from '../player/sources';
import type { Session } from '../player/use-session';
import { MEDIA_EVENTS, type Medium } from '../shared/medium';

/** Fields of the medium that the box forwards. */
const FIELDS =
  'volume src currentTime muted duration paused ended buffered error networkState readyState seeking seekable currentSrc preload playbackRate defaultPlaybackRate played autoplay loop controls bufferedBytes bufferedTime initialTime startOffsetTime'.split(
    ' ',
  );

export interface Facade {
  element: HTMLElement;
  /** Sends an event of the medium, with more that belongs to it. */
  dispatch(type: string, more: Record<string, unknown>): Event;
  /** Passes on what this medium says from now on. @returns the function that stops */
  follow(medium: Medium): () => void;
}

type Loose = Record<string, unknown>;

export function createFacade(box: HTMLElement, media: HTMLMediaElement, session: () => Session | undefined): Facade {
  const medium = (): Medium => session()?.medium ?? media;
  const define = (name: string, property: PropertyDescriptor) =>
    Object.defineProperty(box, name, { configurable: true, enumerable: false, ...property });

  for (const name of FIELDS)
    define(name, {
      get: () => (medium() as unknown as Loose)[name] ?? (media as unknown as Loose)[name],
      set(value: unknown) {
        if (name === 'src') session()?.setSources(sourcesFrom(value, media));
        else (medium() as unknown as Loose)[name] = value;
      },
    });
  const methods: Record<string, unknown> = {
    originalNode: media,
    play: () => session()?.play(),
    pause: () => session()?.pause(),
    load: () => medium().load(),
    stop: () => session()?.pause(),
    canPlayType: (type: string) => media.canPlayType(type),
    setSrc: (value: unknown) => session()?.setSources(sourcesFrom(value, media)),
    getSrc: () => media.currentSrc || session()?.sources[0]?.src || '',
    setSize() {},
    generateError: (message: string, urls?: unknown) =>
      session()?.fail(String(message), urls ? sourcesFrom(urls, media) : undefined),
  };
  for (const name of ['Volume', 'Muted', 'CurrentTime', 'Duration', 'Paused', 'Ended', 'PlaybackRate']) {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    methods[`get${name}`] = () => (medium() as unknown as Loose)[field];
    methods[`set${name}`] = (value: unknown) => {
      (medium() as unknown as Loose)[field] = value;
    };
  }
  for (const [name, value] of Object.entries(methods)) define(name, { value, writable: true });
  define('rendererName', { get: () => session()?.renderer ?? '' });
  define('renderer', { get: medium });

  function dispatch(type: string, more: Record<string, unknown>): Event {
    const event = Object.assign(new CustomEvent(type, { detail: { target: box } }), more);
    box.dispatchEvent(event);
    return event;
  }
  return {
    element: box,
    dispatch,
    follow(from) {
      const pass = ({ type }: Event) => void dispatch(type, {});
      // `error` is dispatched separately, with its message.
      const types = MEDIA_EVENTS.filter((type) => type !== 'error');
      for (const type of types) from.addEventListener(type, pass);
      return () => {
        for (const type of types) from.removeEventListener(type, pass);
      };
    },
  };
}

/** Sources as other scripts give them: an address, `{src, type}`, or a list of either. */
export function sourcesFrom(given: unknown, media: Element): Source[] {
  const list = Array.isArray(given) ? given : [given];
  return list.flatMap((one) => {
    const src = asText(typeof one === 'object' ? asRecord(one).src : one);
    if (!src) return [];
    try {
      const address = new URL(src, media.baseURI).href;
      return [{ src: address, type: asText(asRecord(one).type) ?? '' }];
    } catch {
      return [];
    }
  });
}
