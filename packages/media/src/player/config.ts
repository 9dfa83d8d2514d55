/** What the markup says about a player. */
import type { Page } from '@enliven/core';
import { type Options, optionsOf } from './options';

export interface PlayerConfig {
  /** Undefined if another player has the element. */
  media: HTMLMediaElement | undefined;
  isVideo: boolean;
  /** Heading of what is played; '' without one. */
  title: string;
  options: Options;
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
