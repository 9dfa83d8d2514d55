/** The script tag for one package: sticky modules alone. */
import { load } from '../loader';
import type { Looks } from '../looks';

/** Filled in by the build. */
declare const LOOKS: Looks;

load(LOOKS, () =>
  import('../catalog').then(({ catalog }) => catalog.filter(({ package: from }) => from === '@enliven/sticky')),
);
