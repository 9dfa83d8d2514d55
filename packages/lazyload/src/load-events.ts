/** Hears whether something has loaded. */

/** @returns what stops listening; nobody else does */
export function onLoad(target: HTMLElement, callback: (status: 'loaded' | 'error') => void): AbortController {
  const end = new AbortController();
  const hear = ({ type, target: from }: Event) => {
    // A video has failed when the last of its sources has; what a page puts into an object is its own matter.
    if (from === target || (from as Element).matches('video>source:last-of-type'))
      callback(type === 'error' ? type : 'loaded');
  };
  // Where a video is to fetch nothing ahead there are no data to wait for.
  const enough = (target as HTMLVideoElement).preload === 'none' ? 'loadstart' : 'loadeddata';
  for (const type of ['error', 'load', enough])
    target.addEventListener(type, hear, { capture: true, signal: end.signal });
  return end;
}
