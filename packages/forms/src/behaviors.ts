/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { contactForm } from './contact-form';
import { newsletter } from './newsletter';
import { pluginForm } from './plugin-form';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [pluginForm, contactForm, newsletter];
