/** Fills what is documented of the global `mejs`, once there is a script that may look at it. */
import { CHOICES } from '../in-use/choices';
import { FIRST } from '../player/options';
import { featuresOf } from './mejs-features';
import { fillI18n } from './mejs-i18n';
import { utilsOf } from './mejs-utils';
import { names } from './names';

/** Options of which the player knows the default only where it uses them. */
const MORE = {
  classPrefix: 'mejs-',
  defaultVideoWidth: 480,
  defaultVideoHeight: 270,
  defaultAudioWidth: 400,
  defaultAudioHeight: 40,
  videoWidth: -1,
  videoHeight: -1,
  audioWidth: -1,
  audioHeight: -1,
  timeFormat: '',
  showTimecodeFrameCount: false,
  framesPerSecond: 25,
  secondsDecimalLength: 0,
  startLanguage: '',
  toggleCaptionsButtonWhenOnlyOne: false,
  hideCaptionsButtonWhenEmpty: true,
  tracksAriaLive: false,
};

export function fillNames(owner: Document): void {
  const all = names();
  if (Object.keys(all.Utils).length > 0) return;
  Object.assign(all.standard, FIRST, CHOICES, MORE);
  Object.assign(all.MepDefaults, all.standard, { ...all.MepDefaults });
  Object.assign(all.Utils, utilsOf(owner));
  Object.assign(all.Features, featuresOf(owner));
  fillI18n(all.i18n);
}
