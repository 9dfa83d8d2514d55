/** Whether the visitor can see the page: false in a background tab and while the page sleeps in the back/forward cache. */
import { environmentStore } from './environment-store';

let asleep = false;

export const $pageVisible = environmentStore<boolean>(
  () => !asleep && document.visibilityState !== 'hidden',
  (update) => {
    const onPage = (event: Event) => {
      asleep = event.type === 'pagehide';
      update();
    };
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pagehide', onPage);
    window.addEventListener('pageshow', onPage);
    return () => {
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pagehide', onPage);
      window.removeEventListener('pageshow', onPage);
    };
  },
);
