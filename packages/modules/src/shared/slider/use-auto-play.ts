/** What moves slides by itself is fetched only for what does. */
import { useLazy } from '@enliven/core';

const load = () => import('./rotation').then((parts) => ({ default: parts }));

export const useAutoPlay = (wanted: boolean): typeof import('./rotation') | undefined => useLazy(load, wanted);
