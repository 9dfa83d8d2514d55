/** List of the behaviors of this package, for loaders. */
import type { AnyBehavior } from '@enliven/core';
import { contactForm } from './contact-form';
import { newsletter } from './newsletter';
import { pluginForm } from './plugin-form';

/** All behaviors of this package. */
export const behaviors: readonly AnyBehavior[] = [pluginForm, contactForm, newsletter];
