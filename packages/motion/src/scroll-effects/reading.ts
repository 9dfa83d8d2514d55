/** What the lists of scroll effects are read with, for whoever says what is wrong with them. */
import { MAX_GRID_ITEMS } from './constants';
import { RESOLVERS } from './effect';
import { childCount, isNoRecord } from './normalize-lists';

export const READING = { RESOLVERS, MAX_GRID_ITEMS, childCount, isNoRecord };
