/** What moves slides by itself is fetched only for what does. */
import { useLazy } from '@enliven/core';

const load = () => import('./rotation').then(({ Clock, Rotation }) => ({ default: { Clock, Rotation } }));

export const useAutoPlay = (wanted: boolean): Awaited<ReturnType<typeof load>>['default'] | undefined =>
  useLazy(load, wanted);
