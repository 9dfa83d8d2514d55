/** All chunks of the sticky behavior, loaded before the first test waits for them. */
import '../../src/sticky/sticky';
import '../../src/sticky/anchors';
import '../../src/sticky/devices';
import '../../src/sticky/builder-support';
import '../../src/sticky/problems';
import '../../src/sticky/stacking';
import '../../src/sticky/stuck-styles';
import '../../src/sticky/page-context';
