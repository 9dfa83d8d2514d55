/** Optional, before everything else: keeps what is pressed until the runtime is here and does it then. */
import { keepEarlyPresses } from '@enliven/core';

/** What can be pressed, filled in by the build from the catalog. */
declare const PRESSABLE: string;

keepEarlyPresses(PRESSABLE);
