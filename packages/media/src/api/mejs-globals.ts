/** Fills the documented fields of the global `mejs` once a script may read them. */
import { CHOICES } from '../interaction/choices';
import { FIRST } from '../player/options';
import { deviceOf } from '../shared/device';
import { fillI18n } from './mejs-i18n';
import { utilsOf } from './mejs-utils';
import { names } from './registry';

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

type Loose = Record<string, unknown>;

/** `mejs.Features`: what the browser is and can do, by the names other scripts know. */
function featuresOf(owner: Document): Loose {
  const view = owner.defaultView as unknown as Loose & Window;
  const agent = view.navigator.userAgent;
  const video = owner.createElement('video') as unknown as Loose;
  const device = deviceOf(owner);
  const isChrome = /chrome/i.test(agent);
  const isSafari = /safari/i.test(agent) && !isChrome;
  const native = 'requestFullscreen' in video;
  const webkit = 'webkitRequestFullScreen' in video;
  const moz = 'mozRequestFullScreen' in video;
  const call = (holder: unknown, ...methods: string[]): void => {
    const name = methods.find((method) => typeof (holder as Loose)[method] === 'function');
    if (name) Promise.resolve(((holder as Loose)[name] as () => unknown)()).catch(() => {});
  };
  return {
    isiPad: device === 'ipad',
    isiPod: device === 'ipod',
    isiPhone: device === 'iphone',
    isiOS: device.startsWith('i'),
    isAndroid: device === 'android',
    isIE: false,
    isEdge: false,
    isChrome,
    isFirefox: /firefox/i.test(agent),
    isSafari,
    isStockAndroid: /^mozilla\/\d+\.\d+\s\(linux;\su;/i.test(agent),
    hasMSE: 'MediaSource' in view,
    supportsNativeHLS: isSafari,
    supportsPointerEvents: 'PointerEvent' in view,
    supportsPassiveEvent: true,
    hasiOSFullScreen: 'webkitEnterFullscreen' in video && !isChrome,
    hasNativeFullscreen: native,
    hasWebkitNativeFullScreen: webkit,
    hasMozNativeFullScreen: moz,
    hasMsNativeFullScreen: false,
    hasTrueNativeFullScreen: native || webkit || moz,
    nativeFullScreenEnabled: owner.fullscreenEnabled ?? (owner as unknown as Loose).webkitFullscreenEnabled ?? false,
    fullScreenEventName: native ? 'fullscreenchange' : webkit ? 'webkitfullscreenchange' : '',
    isFullScreen: () => !!(owner.fullscreenElement ?? (owner as unknown as Loose).webkitFullscreenElement),
    requestFullScreen: (element: Element) => call(element, 'requestFullscreen', 'webkitRequestFullScreen'),
    cancelFullScreen: () => call(owner, 'exitFullscreen', 'webkitCancelFullScreen'),
  };
}
