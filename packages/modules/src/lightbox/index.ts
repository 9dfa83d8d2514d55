/** Descriptor of the lightbox behavior, for galleries and single images. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { LightboxConfig } from './lightbox';

/** Lightboxes: enlarged images or galleries in a dialog over the page. */
export const lightbox: Behavior<LightboxConfig> = defineModule(
  {
    name: 'lightbox',
    selector: '.et_post_gallery,a.et_pb_lightbox_image',
    when: 'interaction',
    press: '.et_pb_gallery_image a,a.et_pb_lightbox_image',
    load: () => import('./lightbox'),
  },
  ['lightbox', 'image'],
);
