/** Script tag for sites whose other scripts still call the theme's old functions. */
import { installLegacy } from '@enliven/modules/legacy';

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => installLegacy(document), { once: true });
else installLegacy(document);
