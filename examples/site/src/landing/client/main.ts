/** Script of the landing page. Works with and without Enliven, and does not change the live modules. */
import { wireCopyButtons } from './copy';
import { startMeter } from './meter';
import { wireSwitch } from './switch';

const meter = startMeter();
wireCopyButtons();
wireSwitch(meter);
