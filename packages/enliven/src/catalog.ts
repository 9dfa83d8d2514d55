/** Every behavior there is: small descriptors; each fetches its own code when an element asks for it. */
import type { AnyBehavior } from '@enliven/core';
import { behaviors as forms } from '@enliven/forms';
import { behaviors as header } from '@enliven/header';
import { behaviors as media } from '@enliven/media';
import { behaviors as modules } from '@enliven/modules';
import { behaviors as motion } from '@enliven/motion';
import { behaviors as shop } from '@enliven/shop';
import { behaviors as sticky } from '@enliven/sticky';
import { behaviors as tracking } from '@enliven/tracking';

/** Every behavior there is: small descriptors; each fetches its own code when an element asks for it. */
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
