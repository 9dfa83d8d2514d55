/** Whether the visitor can see the page: false in a background tab and while the page sleeps in the back/forward cache. */
import { environmentStore, listenTo } from './environment-store';

let asleep = false;

/** Whether the visitor can see the page: false in a background tab and while the page sleeps in the back/forward cache. */
export const $pageVisible = environmentStore<boolean>(
  () => !asleep && document.visibilityState !== 'hidden',
  (update) => {
    const offDocument = listenTo(document, ['visibilitychange'], update);
    const offWindow = listenTo(window, ['pagehide', 'pageshow'], ({ type }) => {
      asleep = type === 'pagehide';
      update();
    });
    return () => {
      offDocument();
      offWindow();
    };
  },
);
