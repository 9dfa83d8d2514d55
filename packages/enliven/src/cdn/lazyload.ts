/** The script tag for lazy loading, alone: it stands in the place of a cache plugin's own file. */
import { installLazyLoad } from '@enliven/lazyload';

installLazyLoad(() => import('../takeover'));
