/** Where gallery grids are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { GalleryConfig } from './gallery';

/** The gallery as a grid with pages; as a slider it belongs to the slider. */
export const gallery: Behavior<GalleryConfig> = defineModule({
  name: 'gallery',
  selector: '.et_pb_gallery_grid',
  hides: '.et_pb_gallery_item',
  builds: true,
  load: () => import('./gallery'),
});
