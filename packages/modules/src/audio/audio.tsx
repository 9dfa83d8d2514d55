/** A recording with the browser's own controls: named, in the module's colours, one at a time (docs/reference/video-and-audio.md#audio). */
import { type BehaviorProps, channel, useAttr, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Unplayable } from './unplayable';
import { useMeasuredRail } from './use-measured-rail';

export interface AudioConfig {
  /** Undefined without a recording, or when a media player has it already. */
  audio: HTMLAudioElement | undefined;
  title: string;
  /** Light controls for a dark ground. */
  dark: boolean;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export function config(element: Element): AudioConfig {
  const taken = element.querySelector('.mejs-container') !== null;
  const title = textOf(element.querySelector('.et_pb_module_header'));
  return {
    audio: taken ? undefined : (element.querySelector('audio') ?? undefined),
    title: title || textOf(element.closest('article')?.querySelector('.entry-title')),
    dark: element.closest('.et_pb_audio_module')?.classList.contains('et_pb_bg_layout_dark') ?? false,
  };
}

/** A recording has begun: the others stop, as the theme's player had it. */
const began = channel<Element>('media-began');

export default function Audio({ element, config }: BehaviorProps<AudioConfig>): ReactNode {
  useMeasuredRail(element);
  return config.audio ? <Recording {...config} audio={config.audio} /> : null;
}

/** Only what the server left out is added. */
function Recording({ audio, title, dark }: AudioConfig & { audio: HTMLAudioElement }): ReactNode {
  const [broken, setBroken] = useState(false);
  const [named] = useState(() => audio.hasAttribute('aria-label') || audio.hasAttribute('aria-labelledby'));
  const [missing] = useState(() => ['controls', 'preload'].filter((name) => !audio.hasAttribute(name)));
  useAttr(audio, 'controls', missing.includes('controls') ? '' : undefined);
  useAttr(audio, 'preload', missing.includes('preload') ? 'none' : undefined);
  useAttr(audio, 'aria-label', named || !title ? undefined : title);
  useStyle(audio, 'color-scheme', dark ? 'dark' : undefined);

  // Not `play`, which a broken one sends as well.
  useEvent(audio, 'playing', () => began.emit(audio));
  useLayoutEffect(() => began.on((other) => other !== audio && audio.pause()), [audio]);
  const fail = () => setBroken(true);
  useEvent(audio, 'error', fail);
  useEvent([...audio.querySelectorAll('source')].at(-1), 'error', fail);
  useEvent(audio, 'canplay', () => setBroken(false));
  // A media player around it says so itself.
  return broken && !audio.closest('.mejs-container') && <Unplayable audio={audio} />;
}
