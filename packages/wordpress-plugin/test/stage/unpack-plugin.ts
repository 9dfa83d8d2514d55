/** Installation of the plugin from its zip, without activating it. */
import type { Site } from './site';

const INSTALL = `WP_Filesystem();
$done = unzip_file( $args, WP_PLUGIN_DIR );
if ( is_wp_error( $done ) ) throw new Exception( $done->get_error_message() );`;

/** Unpacks the plugin. @param zip path of the zip; undefined if it is not built */
export const unpackPlugin = (site: Site, zip: string | undefined): Promise<void> => site.php(INSTALL, zip);
