/** Hears whether something has loaded. */

/** Where nothing is to be fetched ahead there are no data to wait for. */
const success = (target: HTMLElement): string =>
  target.tagName !== 'VIDEO' ? 'load' : (target as HTMLVideoElement).preload === 'none' ? 'loadstart' : 'loadeddata';

/** @returns what stops listening; nobody else does */
export function onLoad(target: HTMLElement, callback: (status: 'loaded' | 'error') => void): AbortController {
  const end = new AbortController();
  for (const type of ['error', success(target)]) {
    const hear = (event: Event) => {
      // A video has failed when the last of its sources has; what a page puts into an object is its own matter.
      if (event.target === target || (event.target as Element).matches('video>source:last-of-type'))
        callback(type === 'error' ? type : 'loaded');
    };
    target.addEventListener(type, hear, { capture: true, signal: end.signal });
  }
  return end;
}
