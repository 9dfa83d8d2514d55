/** Script of the landing page: it runs with and without Enliven, and changes nothing inside the live modules. */
import { wireCopyButtons } from './copy';
import { startMeter } from './meter';
import { wireSwitch } from './switch';

const meter = startMeter();
wireCopyButtons();
wireSwitch(meter);
