/** List of the behaviors of this package, for loaders. */
import type { AnyBehavior } from '@enliven/core';
import { formFocus } from './form-focus';
import { multiView, multiViewList } from './multi-view';
import { splitTest, splitTestReturn } from './split-test';

/** All behaviors of this package. */
export const behaviors: readonly AnyBehavior[] = [multiView, multiViewList, splitTest, splitTestReturn, formFocus];
