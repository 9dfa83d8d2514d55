/** Engine for DASH and FLV with third-party scripts that the site has configured (docs/reference/players.md#streams). Loads for these types. */
import { claim, page } from '@enliven/core';
import { FORMAT_ERROR, NETWORK_ERROR, type Source } from '../player/sources';
import type { Engine, EngineContext } from './engine';
import { loadScript, scriptPath } from './load-script';

interface DashPlayer {
  initialize(media: HTMLMediaElement, address: string, autoplay: boolean): void;
  on(type: string, handler: (event: { error?: { message?: string } | string }) => void): void;
  reset(): void;
}

interface FlvPlayer {
  attachMediaElement(media: HTMLMediaElement): void;
  load(): void;
  on(type: string, handler: (type: string, detail: string, info?: { msg?: string }) => void): void;
  destroy(): void;
}

interface Globals {
  dashjs?: { MediaPlayer(): { create(): DashPlayer } };
  flvjs?: { createPlayer(source: { type: string; url: string }): FlvPlayer };
}

function startDash({ media, wanted, fail }: EngineContext, source: Source, globals: Globals): () => void {
  const player = globals.dashjs?.MediaPlayer().create();
  player?.initialize(media, source.src, wanted);
  player?.on('error', ({ error }) => {
    const message = typeof error === 'string' ? error : error?.message;
    fail(message || NETWORK_ERROR, [source]);
  });
  return () => player?.reset();
}

function startFlv({ media, fail }: EngineContext, source: Source, globals: Globals): () => void {
  const player = globals.flvjs?.createPlayer({ type: 'flv', url: source.src });
  player?.attachMediaElement(media);
  player?.on('error', (type, detail, info) => fail(`${type}: ${detail} ${info?.msg ?? ''}`.trim(), [source]));
  player?.load();
  return () => player?.destroy();
}

/** Starts the engine. @throws Error if the script fails to load */
export async function startForeign(name: 'dash' | 'flv', context: EngineContext): Promise<Engine> {
  const { media, options, sources, at, fail } = context;
  const source = sources[at] as Source;
  const globals = globalThis as Globals;
  const global = name === 'dash' ? 'dashjs' : 'flvjs';
  if (!page().global(global)) await loadScript(media.ownerDocument, scriptPath(name, options.rawOptions) ?? '');
  const release = claim(media, 'attr:src', null);
  const stop = (name === 'dash' ? startDash : startFlv)(context, source, globals);
  if (!page().global(global)) fail(FORMAT_ERROR, sources);
  return {
    stop() {
      stop();
      media.removeAttribute('src');
      release();
    },
  };
}
