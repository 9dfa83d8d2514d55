/** What the markup says about a player. */
import type { Page } from '@enliven/core';
import type { Source } from './choose-renderer';
import { guessType } from './guess-type';
import { type Options, optionsOf } from './options';

export interface PlayerConfig {
  /** Undefined where somebody else's player has the element already. */
  media: HTMLMediaElement | undefined;
  isVideo: boolean;
  /** Heading of what is played; '' without one. */
  title: string;
  options: Options;
}

/** The address as it is loaded, and the type it says or looks like (contract §4.1). */
export function sourcesOf(media: HTMLMediaElement): Source[] {
  const named = [media, ...media.querySelectorAll(':scope > source')];
  return named.flatMap((element) => {
    const src = element.getAttribute('src');
    if (!src) return [];
    const address = new URL(src, element.baseURI).href;
    const type = (element.getAttribute('type') ?? '').split(';')[0]?.trim();
    return [{ src: address, type: type || guessType(address.replace(/[?&]_=\d+/, '')) }];
  });
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export function config(element: Element, page: Page): PlayerConfig {
  const isVideo = element.tagName === 'VIDEO';
  const taken = element.closest('.mejs-mediaelement') !== null;
  return {
    media: taken || !(isVideo || element.tagName === 'AUDIO') ? undefined : (element as HTMLMediaElement),
    isVideo,
    title:
      element.getAttribute('aria-label') ??
      (textOf(element.closest('.et_audio_container')?.querySelector('.et_pb_module_header')) ||
        (element.getAttribute('title') ?? '')),
    options: optionsOf(element, page),
  };
}
