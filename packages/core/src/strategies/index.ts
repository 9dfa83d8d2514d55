/** The moments at which an element may be brought to life, by name. */
import type { When } from '../behavior';
import { idle } from './idle';
import { interaction } from './interaction';
import { now } from './now';
import type { Strategy } from './strategy';
import { visible } from './visible';

/** Without a prototype, since the site's configuration chooses by name. */
export const strategies = { __proto__: null, now, visible, idle, interaction } as unknown as Record<When, Strategy>;
