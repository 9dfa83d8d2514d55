/** YouTube engine, which sends no request before a press (docs/reference/players.md#services). Loads for its addresses. */
import { asRecord, asText, page, withTimeout } from '@enliven/core';
import { NETWORK_ERROR, type Source } from '../player/sources';
import type { Engine, EngineContext } from './engine';
import { loadScript, YOUTUBE_API } from './load-script';
import { videoIdOf } from './youtube-address';
import { YouTubeMedium, type YouTubePlayer } from './youtube-medium';

const HOST = 'https://www.youtube-nocookie.com';

interface YouTubeApi {
  Player: new (place: Element, settings: Record<string, unknown>) => YouTubePlayer;
}

interface Globals {
  YT?: Partial<YouTubeApi> & { loading?: number };
  onYouTubePlayerAPIReady?: (() => void) | undefined;
}

/** Script of the service, which loads more scripts and calls a global function when ready. */
async function apiOf(owner: Document, path: string): Promise<YouTubeApi> {
  const globals = globalThis as Globals;
  const api = () => page().global('YT') as Globals['YT'];
  if (api()?.Player) return api() as YouTubeApi;
  const ready = new Promise<void>((resolve) => {
    const others = page().global('onYouTubePlayerAPIReady');
    globals.onYouTubePlayerAPIReady = () => {
      if (typeof others === 'function') others();
      resolve();
    };
  });
  try {
    await loadScript(owner, path);
    // Another script may load in its place and never call the function.
    if (!api()?.Player) await withTimeout(ready);
  } finally {
    // Otherwise a later call assumes that the rest is still loading.
    const loaded = api();
    if (loaded && !loaded.Player) loaded.loading = 0;
  }
  return api() as YouTubeApi;
}

const flag = (on: boolean): number => (on ? 1 : 0);

function playerVars(media: HTMLMediaElement, id: string, rawOptions: Record<string, unknown>): Record<string, unknown> {
  const loops = media.loop;
  return {
    controls: 0,
    disablekb: 1,
    rel: 0,
    showinfo: 0,
    modestbranding: 0,
    iv_load_policy: 3,
    start: 0,
    end: 0,
    ...asRecord(rawOptions.youtube),
    playsinline: flag(media.tagName === 'AUDIO' || media.hasAttribute('playsinline')),
    autoplay: 0,
    loop: flag(loops),
    ...(loops && { playlist: id }),
  };
}

export function startYouTube(context: EngineContext): Engine {
  const { media, wrapper, sources, at, options, fail } = context;
  const source = sources[at] as Source;
  const owner = media.ownerDocument;
  const settings = asRecord(options.rawOptions.youtube);
  let place: HTMLElement | undefined;
  let onAnswer = () => {};

  function clear(): void {
    medium.reset();
    place?.remove();
    place = undefined;
    onAnswer();
  }

  function giveUp(message: string): void {
    clear();
    fail(message, sources);
  }

  async function begin(): Promise<void> {
    if (place) return;
    // The service replaces this inserted element with its frame.
    const box = owner.createElement('div');
    place = box;
    box.setAttribute('data-enliven-ignore', '');
    Object.assign(box.style, { position: 'absolute', inset: '0' });
    const size = media.tagName === 'AUDIO' ? '1' : '100%';
    const frame = box.appendChild(owner.createElement('div'));
    wrapper.append(box);
    try {
      const api = await apiOf(owner, asText(settings.path) ?? YOUTUBE_API);
      if (place !== box) return;
      const id = videoIdOf(source.src);
      const ready = new Promise<void>((resolve) => {
        onAnswer = resolve;
        const player: YouTubePlayer = new api.Player(frame, {
          host: settings.nocookie === false ? undefined : HOST,
          videoId: id,
          width: size,
          height: size,
          playerVars: playerVars(media, id, options.rawOptions),
          events: {
            onReady() {
              if (place === box) medium.attach(player);
              resolve();
            },
            onStateChange: ({ data }: { data: number }) => place === box && medium.change(data),
            onError: ({ data }: { data: number }) => place === box && giveUp(youTubeError(data)),
          },
        });
      });
      // If the service is blocked its frame stays empty, without an event.
      await withTimeout(ready);
    } catch {
      if (place === box) giveUp(NETWORK_ERROR);
    }
  }

  const medium = new YouTubeMedium(begin);
  return { medium, stop: clear };
}

const TOO_PRIVATE = 'The owner of the requested video does not allow it to be played in embedded players.';

/** Error codes: the documentation lists 101 and 105, but the service sends 150 for the latter. */
const YOUTUBE: Readonly<Record<number, string>> = {
  2: 'The request contains an invalid parameter value. Check that the video id has 11 characters and no exclamation points or asterisks.',
  5: 'The requested content cannot be played in an HTML5 player, or another error related to the HTML5 player has occurred.',
  100: 'The video requested was not found. It has been removed or marked as private.',
  101: TOO_PRIVATE,
  105: TOO_PRIVATE,
  150: TOO_PRIVATE,
};

/** Messages for YouTube's error codes (docs/reference/players.md#errors). */
export const youTubeError = (code: number): string => `Code ${code}: ${YOUTUBE[code] ?? 'Unknown error.'}`;
