/** Descriptor of the gallery grid behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { GalleryConfig } from './gallery';

/** Galleries as grids with pages. */
export const gallery: Behavior<GalleryConfig> = defineModule({
  name: 'gallery',
  selector: '.et_pb_gallery_grid',
  hides: '.et_pb_gallery_item',
  builds: true,
  load: () => import('./gallery'),
});
