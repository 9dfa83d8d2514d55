import { preset } from '../../scripts/tsup.preset';

// Core would bring React along, which trees and contexts do not need.
export default preset(['src/index.ts', 'src/*/index.ts'], {}, ['@enliven/core/previews']);
