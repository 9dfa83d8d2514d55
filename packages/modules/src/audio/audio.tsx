/** Audio with native controls: labelled, in the module's color scheme, one recording at a time (docs/reference/video-and-audio.md#audio). */
import {
  type BehaviorProps,
  channel,
  closestTo,
  documentOf,
  matches,
  member,
  phrase,
  query,
  useAttr,
  useEvent,
  useLabel,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Notice } from '../shared/messages';

export interface AudioConfig {
  /** Undefined if there is none or a media player already handles it. */
  audio: HTMLAudioElement | undefined;
  title: string;
  /** Whether the background is dark, so that controls must be light. */
  dark: boolean;
}

const textOf = (element: Element | null | undefined) =>
  (element ? (member(element, 'textContent') ?? '') : '').replace(/\s+/g, ' ').trim();

export function config(element: Element): AudioConfig {
  const taken = query(element, '.mejs-container') !== null;
  const title = textOf(query(element, '.et_pb_module_header'));
  return {
    audio: taken ? undefined : (query(element, 'audio') ?? undefined),
    title: title || textOf(query(closestTo(element, 'article'), '.entry-title')),
    dark: matches(closestTo(element, '.et_pb_audio_module'), '.et_pb_bg_layout_dark'),
  };
}

/** Emits the audio that starts; all others pause, as with the theme's player. */
const started = channel<Element>('media-began');

export default function Audio({ element, config }: BehaviorProps<AudioConfig>): ReactNode {
  useResizeEvent(element);
  return config.audio ? <Recording {...config} audio={config.audio} /> : null;
}

/** Adds the attributes that the server left out. */
function Recording({ audio, title, dark }: AudioConfig & { audio: HTMLAudioElement }): ReactNode {
  const [failed, setFailed] = useState(false);
  const [missing] = useState(() => ['controls', 'preload'].filter((name) => !audio.hasAttribute(name)));
  useAttr(audio, 'controls', missing.includes('controls') ? '' : undefined);
  useAttr(audio, 'preload', missing.includes('preload') ? 'none' : undefined);
  useLabel(audio, title || undefined);
  useStyle(audio, 'color-scheme', dark ? 'dark' : undefined);

  // Not `play`, which also fires if playback fails.
  useEvent(audio, 'playing', () => started.emit(audio));
  useLayoutEffect(() => started.on((other) => other !== audio && audio.pause()), [audio]);
  const fail = () => setFailed(true);
  useEvent(audio, 'error', fail);
  useEvent([...audio.querySelectorAll('source')].at(-1), 'error', fail);
  useEvent(audio, 'canplay', () => setFailed(false));
  // An enclosing media player shows its own message.
  return failed && !audio.closest('.mejs-container') && <Unplayable audio={audio} />;
}

/** Message for audio that cannot play, with a link to the file. */
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

/** Documents that received their one `resize` event. */
const notified = new WeakSet<Document>();

/** Dispatches `resize` after the page has loaded, for scripts that measure players in blog posts (docs/reference/video-and-audio.md#audio). */
function useResizeEvent(element: Element): void {
  const document = documentOf(element);
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useLayoutEffect(() => {
    if (!loaded || notified.has(document) || !closestTo(element, '.et_audio_content')) return;
    notified.add(document);
    document.defaultView?.dispatchEvent(new Event('resize'));
  }, [element, document, loaded]);
}
