/** Script tag for lazy loading alone, in place of a cache plugin's own file. */
import { installLazyLoad } from '@enliven/lazyload';

installLazyLoad(() => import('../takeover'));
