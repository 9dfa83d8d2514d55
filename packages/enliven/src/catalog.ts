/** Catalog of the descriptors of all behaviors. */
import type { AnyBehavior } from '@enliven/core';
import { behaviors as forms } from '@enliven/forms';
import { behaviors as header } from '@enliven/header';
import { behaviors as media } from '@enliven/media';
import { behaviors as modules } from '@enliven/modules';
import { behaviors as motion } from '@enliven/motion';
import { behaviors as shop } from '@enliven/shop';
import { behaviors as sticky } from '@enliven/sticky';
import { behaviors as tracking } from '@enliven/tracking';

/** Descriptors of all behaviors. Each fetches the code of its behavior when an element needs it. */
export const catalog: readonly AnyBehavior[] = [
  ...modules,
  ...forms,
  ...media,
  ...motion,
  ...sticky,
  ...header,
  ...tracking,
  ...shop,
];
