/** Tries a failed map again when there is reason to: the connection is back, or Google's script came late. */
import { useLatest } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { GOOGLE_SCRIPT } from './google-is-here';

export function useSecondChance(document: Document, failed: boolean, retry: () => void): void {
  const latest = useLatest(retry);
  useLayoutEffect(() => {
    const view = document.defaultView;
    if (!failed || !view) return;
    const onOnline = () => latest.current();
    // A script's own event does not bubble, but it can be caught on its way down.
    const onLoad = ({ target }: Event) => {
      if (target instanceof view.Element && target.matches(GOOGLE_SCRIPT)) latest.current();
    };
    view.addEventListener('online', onOnline);
    document.addEventListener('load', onLoad, true);
    return () => {
      view.removeEventListener('online', onOnline);
      document.removeEventListener('load', onLoad, true);
    };
  }, [document, failed, latest]);
}
