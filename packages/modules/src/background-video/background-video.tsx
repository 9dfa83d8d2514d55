/** What stands in front of background videos: shown as soon as one can play, or when waiting has lasted long enough. */
import { type BehaviorProps, useClass, useEvent, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { BackgroundVideoConfig } from './config';
import { PATIENCE } from './constants';
import { BackgroundVideo } from './one-video';

export { config } from './config';

/** WordPress' media player shall not stop these when another one begins (docs/reference/video-and-audio.md#players). */
function usePlayersSideBySide(element: Element): void {
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView as { _wpmejsSettings?: { pauseOtherPlayers?: unknown } } | null;
    const settings = view?._wpmejsSettings;
    if (typeof settings !== 'object' || settings === null || settings.pauseOtherPlayers === false) return;
    const before = { ...settings };
    settings.pauseOtherPlayers = false;
    return () => {
      if ('pauseOtherPlayers' in before) settings.pauseOtherPlayers = before.pauseOtherPlayers;
      else delete settings.pauseOtherPlayers;
    };
  }, [element]);
}

export default function BackgroundVideos({ element, config }: BehaviorProps<BackgroundVideoConfig>): ReactNode {
  const { videos, mobile, savesData } = config;
  const document = element.ownerDocument;
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  const [ready, setReady] = useState(mobile || videos.length === 0);
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useTimeout(() => setReady(true), loaded && !ready ? PATIENCE : null);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  usePlayersSideBySide(element);
  return videos.map((parts, at) => (
    <BackgroundVideo
      // biome-ignore lint/suspicious/noArrayIndexKey: the server's videos neither move nor change their number.
      key={at}
      owner={element}
      parts={parts}
      mobile={mobile}
      savesData={savesData}
      onReady={() => setReady(true)}
    />
  ));
}
