/** Comparison with the original player: the same elements and class names, and the same events in order. */
import { PATIENCE, renderBehavior, root } from '@enliven/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { video } from './player-markup';

const clip = new URL('/packages/media/test/fixtures/clip.mp4', location.origin).href;
const film = video(`<source type="video/mp4" src="${clip}">`, 'muted poster="/p.jpg"');
const song = `<audio class="wp-audio-shortcode" id="audio-1-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="/a.mp3"></audio>`;

interface Peer {
  media: EventTarget & {
    play(): void;
    pause(): void;
    setVolume(volume: number): void;
    setMuted(muted: boolean): void;
    volume: number;
    muted: boolean;
  };
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  remove(): void;
}

type Scope = { MediaElementPlayer?: new (node: Element, options: object) => Peer; mejs?: unknown };

/** Loads the original as a separate script, as on a page. */
const fetchOriginal = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/packages/media/node_modules/mediaelement/build/mediaelement-and-player.js';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the original did not come'));
    document.head.append(script);
  });

/** Ignores errors of the original's timers, which continue after its removal. */
function hush(event: ErrorEvent): void {
  if (!event.filename?.includes('mediaelement-and-player')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
beforeAll(() => window.addEventListener('error', hush, true));

/** Restores the page's own names, since ours are installed only where none exist. */
async function withPeer<T>(markup: string, use: (node: HTMLMediaElement) => Promise<T>): Promise<T> {
  const scope = globalThis as unknown as Scope;
  await fetchOriginal();
  root(markup);
  const node = document.querySelector('audio,video') as HTMLMediaElement;
  const Original = scope.MediaElementPlayer as NonNullable<Scope['MediaElementPlayer']>;
  const peer = new Original(node, { classPrefix: 'mejs-', stretching: 'responsive', iconSprite: '' });
  Object.assign(node, { player: peer });
  try {
    await vi.waitFor(() => {
      if (!document.querySelector('.mejs-controls .mejs-volume-button')) throw new Error('not there yet');
    }, PATIENCE);
    return await use(node);
  } finally {
    peer.remove();
    document.body.innerHTML = '';
  }
}

async function withOurs<T>(markup: string, use: (node: HTMLMediaElement) => Promise<T>): Promise<T> {
  const { stop } = await renderBehavior(player, markup);
  try {
    return await use(document.querySelector('audio,video') as HTMLMediaElement);
  } finally {
    await stop();
  }
}

const classes = async (): Promise<Set<string>> => {
  const all = [...document.querySelectorAll('.mejs-container, .mejs-container *')];
  return new Set(all.flatMap(({ classList }) => [...classList].filter((name) => name.startsWith('mejs-'))));
};

/** Classes that only the original has, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'mejs-captions-button': 'a medium without tracks has nothing to choose from, and no code for it loads',
  'mejs-chapters-button': 'the same',
  'mejs-captions-selector': 'the same',
  'mejs-captions-selector-list': 'the same',
  'mejs-captions-selector-list-item': 'the same',
  'mejs-captions-selector-input': 'the same',
  'mejs-captions-selector-label': 'the same',
  'mejs-captions-selected': 'the same',
  'mejs-chapters-selector': 'the same',
  'mejs-chapters-selector-list': 'the same',
  'mejs-captions-layer': 'the same',
  'mejs-captions-position': 'the same',
  'mejs-captions-position-hover': 'the same',
  'mejs-captions-text': 'the same',
  'mejs-poster': 'audio without an image has no space for one',
  'mejs-offscreen': 'audio has no menus to hide',
  'mejs-iframe-overlay': 'the layer with the big button receives presses',
};

/** Classes that only our player has, with the reason. */
const MORE: Readonly<Record<string, string>> = {
  'mejs-overlay': 'audio that cannot be played shows a message, too',
  'mejs-overlay-error': 'the same',
  'mejs-try-again': 'the visitor can try again after a failure',
};

describe.each([
  ['a film', film],
  ['a song', song],
])('%s', (_, markup) => {
  it('has the class names of the original, except those with a reason', async () => {
    const theirs = await withPeer(markup, classes);
    const ours = await withOurs(markup, async () => {
      // Controls that only some visitors need load when the pointer enters.
      document.querySelector('.mejs-container')?.dispatchEvent(new PointerEvent('pointerenter'));
      return vi.waitFor(() => {
        document.querySelector('.mejs-volume-button')?.dispatchEvent(new MouseEvent('mouseenter'));
        if (!document.querySelector('.mejs-time-loaded')) throw new Error('the controls have not loaded');
        if (!document.querySelector('.mejs-volume-handle, .mejs-horizontal-volume-handle'))
          throw new Error('no slider');
        return classes();
      }, PATIENCE);
    });
    expect(theirs.size).toBeGreaterThan(20);
    expect([...theirs].filter((name) => !ours.has(name) && !(name in WITHOUT))).toEqual([]);
    expect([...ours].filter((name) => !theirs.has(name) && !(name in MORE))).toEqual([]);
  });
});

describe('events of the player', () => {
  /** Returns the events on the original's media object, without those that occur at any time. */
  async function heard(node: HTMLMediaElement): Promise<string[]> {
    const events: string[] = [];
    const { media } = (node as HTMLMediaElement & { player: Peer }).player;
    for (const type of 'play playing pause seeking seeked ended loadedmetadata loadeddata canplay ratechange'.split(
      ' ',
    ))
      media.addEventListener(type, () => events.push(type));
    const has = (type: string) =>
      vi.waitFor(() => {
        if (!events.includes(type)) throw new Error(`no ${type} yet`);
      }, 8000);
    media.play();
    await has('playing');
    media.pause();
    await has('pause');
    node.currentTime = 1;
    await has('seeked');
    return events;
  }

  it('have the order of the original', async () => {
    const theirs = await withPeer(film, heard);
    const ours = await withOurs(film, async (node) => {
      const { media } = (node as HTMLMediaElement & { player: Peer }).player;
      await vi.waitFor(() => {
        if (!('originalNode' in media)) throw new Error('not there yet');
      }, PATIENCE);
      return heard(node);
    });
    expect(theirs).toContain('playing');
    expect(ours).toEqual(theirs);
  });

  /** Returns the volume events and the final volume. */
  async function volumeChanges(node: HTMLMediaElement): Promise<unknown[]> {
    const { player } = node as HTMLMediaElement & { player: Peer };
    const { media } = player;
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // The original sets its initial volume after 250 ms.
    await wait(600);
    const changes: string[] = [];
    media.addEventListener('volumechange', () => changes.push(`${node.volume.toFixed(2)} ${node.muted}`));
    const steps = [
      () => player.setVolume(0.5),
      () => player.setVolume(0),
      () => player.setVolume(0.4),
      () => player.setMuted(true),
      () => player.setVolume(0.6),
      () => player.setMuted(false),
      () => media.setVolume(0),
      () => media.setVolume(0.7),
      () => media.setMuted(true),
      () => media.setMuted(false),
      () => {
        media.volume = 0.2;
      },
      () => {
        media.muted = true;
      },
    ];
    for (const step of steps) {
      step();
      await wait(30);
    }
    return [changes, node.volume.toFixed(2), node.muted];
  }

  it('for the volume are as many as in the original', async () => {
    const loud = film.replace('muted ', '');
    const theirs = await withPeer(loud, volumeChanges);
    const ours = await withOurs(loud, async (node) => {
      const { media } = (node as HTMLMediaElement & { player: Peer }).player;
      await vi.waitFor(() => expect('originalNode' in media).toBe(true), PATIENCE);
      return volumeChanges(node);
    });
    expect(theirs[0]).toHaveLength(12);
    expect(ours).toEqual(theirs);
  });
});

describe('the global names of the player', () => {
  type Named = Record<string, unknown>;
  interface Mejs {
    Utils: Record<string, (...args: unknown[]) => unknown>;
    Features: Named;
    MepDefaults: Named;
    i18n: { t(key: string): string };
  }

  /** Returns the results of the documented functions. */
  function answers(): Named {
    const { mejs } = globalThis as unknown as { mejs: Mejs };
    const { Utils, i18n } = mejs;
    const options = (timeFormat: string, time: number) => {
      const formatOptions = { timeFormat };
      Utils.calculateTimeFormat?.(time, formatOptions);
      return formatOptions.timeFormat;
    };
    return {
      times: [0, 36, 70, 3600, 35_999, -20, Number.NaN, 'x'].map((time) => Utils.secondsToTimeCode?.(time)),
      forced: Utils.secondsToTimeCode?.(36, true),
      frames: Utils.secondsToTimeCode?.(123.45, true, true, 25),
      short: [
        Utils.secondsToTimeCode?.(75, false, false, 25, 0, 'm:ss'),
        Utils.secondsToTimeCode?.(65, false, false, 25, 0, 'm:s'),
      ],
      formats: [
        options('mm:ss', 3661),
        options('m:ss', 3661),
        options('ss', 65),
        options('ss', 5),
        options('mm:ss', 0),
      ],
      read: ['00:00:36', '36', '01:00:00'].map((code) => Utils.timeCodeToSeconds?.(code)),
      smpte: ['00:02:36.45', '00:01,1'].map((code) => Utils.convertSMPTEtoSeconds?.(code)),
      types: ['/a.mp3?_=1', '/a.webm', '/a.ogv', '/a.mov', '/a'].map((file) => Utils.getTypeFromFile?.(file)),
      extensions: ['/a/b.mp3?x=1', '/a.b/c', 'C:\\d.ogg'].map((file) => Utils.getExtension?.(file)),
      mime: Utils.getMimeFromType?.('video/mp4; codecs="avc1"'),
      escaped: Utils.escapeHTML?.('<b>&"'),
      words: ['mejs.play', 'mejs.mute', 'mejs.none', 'mejs.haitian-creole', 'mejs.swahili', 'a & b'].map((key) =>
        i18n.t(key),
      ),
    };
  }
  const kinds = (): [string, string][] => {
    const { mejs } = globalThis as unknown as { mejs: Mejs };
    return Object.entries(mejs.Features).map(([name, value]) => [name, typeof value]);
  };

  it('return the results of the original', async () => {
    const [theirs, features] = await withPeer(film, async () => [answers(), kinds()] as const);
    const scope = globalThis as unknown as Scope;
    const kept = { mejs: scope.mejs, MediaElementPlayer: scope.MediaElementPlayer };
    for (const name of Object.keys(kept)) Reflect.deleteProperty(globalThis, name);
    try {
      await withOurs(film, async () => {
        const { mejs } = globalThis as unknown as { mejs: Mejs };
        await vi.waitFor(() => expect('secondsToTimeCode' in mejs.Utils).toBe(true), PATIENCE);
        expect(answers()).toEqual(theirs);
        expect(Object.fromEntries(kinds())).toMatchObject(Object.fromEntries(features));
      });
    } finally {
      Object.assign(globalThis, kept);
    }
  });
});
