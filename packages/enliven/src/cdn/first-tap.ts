/** Optional inline script that keeps presses until the runtime has loaded, which replays them. */
import { keepEarlyPresses } from '@enliven/core';

/** Selector of controls, which the build takes from the catalog. */
declare const PRESSABLE: string;

keepEarlyPresses(PRESSABLE);
