/** Fetches auto-play for sliders that have it. */
import { useLazy } from '@enliven/core';

const load = () => import('./rotation').then(({ Clock, Rotation }) => ({ default: { Clock, Rotation } }));

export const useAutoPlay = (wanted: boolean): Awaited<ReturnType<typeof load>>['default'] | undefined =>
  useLazy(load, wanted);
