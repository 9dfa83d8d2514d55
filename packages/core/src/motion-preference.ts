/** Whether the visitor asked for less motion. */
import { environmentStore, listenTo } from './environment-store';

const query = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the visitor asked for less motion. */
export const $reducedMotion = environmentStore<boolean>(
  () => query()?.matches ?? false,
  (update) => {
    const list = query();
    return list ? listenTo(list, ['change'], update) : () => {};
  },
);
