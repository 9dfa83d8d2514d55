/** Optional, before everything else: keeps presses until the runtime is loaded and replays them. */
import { keepEarlyPresses } from '@enliven/core';

/** What can be pressed, filled in by the build from the catalog. */
declare const PRESSABLE: string;

keepEarlyPresses(PRESSABLE);
