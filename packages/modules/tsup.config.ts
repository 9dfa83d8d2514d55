import { preset } from '../../scripts/tsup.preset';

// Leaflet goes along, since it takes a patch to load where a page requires Trusted Types (docs/decisions/0008-map-providers.md).
export default preset(['src/index.ts', 'src/*/index.ts'], {}, ['leaflet']);
