/** The script tag: everything there is, each piece fetched when the page needs it. */
import { load } from '../loader';
import type { Looks } from '../looks';

/** Filled in by the build. */
declare const LOOKS: Looks;

load(LOOKS, () => import('../catalog').then(({ catalog }) => catalog));
