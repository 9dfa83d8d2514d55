/** What moves slides by itself is fetched only for what does. */
import { useLazy } from '@enliven/core';

const load = () => import('./rotation');

export const useAutoPlay = (wanted: boolean): Awaited<ReturnType<typeof load>> | undefined => useLazy(load, wanted);
