/** A recording with the browser's own controls: named, in the module's colours, one at a time (docs/reference/video-and-audio.md#audio). */
import { type BehaviorProps, channel, phrase, useAttr, useEvent, useLabel, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Notice } from '../shared/messages';

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

/** Emitted when a recording starts: the others pause, as with the theme's player. */
const started = channel<Element>('media-began');

export default function Audio({ element, config }: BehaviorProps<AudioConfig>): ReactNode {
  useResizeEvent(element);
  return config.audio ? <Recording {...config} audio={config.audio} /> : null;
}

/** Only what the server left out is added. */
function Recording({ audio, title, dark }: AudioConfig & { audio: HTMLAudioElement }): ReactNode {
  const [failed, setFailed] = useState(false);
  const [missing] = useState(() => ['controls', 'preload'].filter((name) => !audio.hasAttribute(name)));
  useAttr(audio, 'controls', missing.includes('controls') ? '' : undefined);
  useAttr(audio, 'preload', missing.includes('preload') ? 'none' : undefined);
  useLabel(audio, title || undefined);
  useStyle(audio, 'color-scheme', dark ? 'dark' : undefined);

  // Not `play`, which is sent also if playing fails.
  useEvent(audio, 'playing', () => started.emit(audio));
  useLayoutEffect(() => started.on((other) => other !== audio && audio.pause()), [audio]);
  const fail = () => setFailed(true);
  useEvent(audio, 'error', fail);
  useEvent([...audio.querySelectorAll('source')].at(-1), 'error', fail);
  useEvent(audio, 'canplay', () => setFailed(false));
  // A media player around it shows its own message.
  return failed && !audio.closest('.mejs-container') && <Unplayable audio={audio} />;
}

/** Says that a recording cannot be played, and offers the file itself. */
function Unplayable({ audio }: { audio: HTMLAudioElement }): ReactNode {
  const href = audio.querySelector('source')?.src || audio.src;
  return (
    <Notice
      at={audio}
      className="enliven-media-message"
      role="status"
      text={phrase('unplayable', 'This recording cannot be played here.')}
      link={/^https?:/.test(href) ? { href, text: phrase('open_file', 'Open the file') } : undefined}
    />
  );
}

/** One `resize` is enough for all recordings of a page. */
const notified = new WeakSet<Document>();

/** Dispatches `resize` once the page has loaded, for scripts that measure players in blog posts (docs/reference/video-and-audio.md#audio). */
function useResizeEvent(element: Element): void {
  const document = element.ownerDocument;
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useLayoutEffect(() => {
    if (!loaded || notified.has(document) || !element.closest('.et_audio_content')) return;
    notified.add(document);
    document.defaultView?.dispatchEvent(new Event('resize'));
  }, [element, document, loaded]);
}
