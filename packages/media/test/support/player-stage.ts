/** A player with a medium under the test's control. */
import { emit } from '@enliven/core';
import { key, renderBehavior, until } from '@enliven/testing';
import { afterEach } from 'vitest';
import { player } from '../../src/player';
import { type FakeMedia, fakeMedia, playUsualFormats } from './fake-media';

export const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
export const press = (selector: string): void => find(selector).click();

/** A medium with the interface for other scripts. */
export interface Playing extends HTMLMediaElement {
  player: Record<string, (...args: unknown[]) => unknown> & { media: HTMLElement & Record<string, unknown> };
}

export interface Stage extends Awaited<ReturnType<typeof renderBehavior>> {
  media: Playing;
  fake: FakeMedia;
}

export async function mountAll(markup: string): Promise<Stage> {
  const rendered = await renderBehavior(player, markup);
  const media = find<Playing>('audio,video');
  return { ...rendered, media, fake: fakeMedia(media) };
}

/** Approaches the player, and waits until its code for keys has loaded. It handles the key for fullscreen. */
export async function keysCame(): Promise<void> {
  emit(find('.mejs-container'), 'pointerenter');
  await until(() => !key('f', find('.mejs-container')));
}

/** Reads the interface for other scripts, and waits until its code has loaded. */
export const interfaceCame = ({ player }: Playing): Promise<void> => until(() => 'originalNode' in player.media);

/** Prepares players. Call it at the top of a test file. */
export function withPlayers(): void {
  playUsualFormats();
  afterEach(() => {
    for (const name of ['_wpmejsSettings', 'mejsL10n']) Reflect.deleteProperty(globalThis, name);
  });
}
