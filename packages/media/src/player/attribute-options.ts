/** What `data-mejsoptions` may choose: authors write it, so it names no script, no host and no function. */
import { asBoolean, asList, asNumber, asRecord, asText } from '@enliven/core';

/** Longer than any list of options; more is somebody's attempt to keep the page busy. */
const LIMIT = 10_000;

/** Names by the type of their values; all others are for the site's configuration and the page's own settings. */
const NAMES = {
  flag: 'alwaysShowHours showTimecodeFrameCount autoRewind loop enableAutosize setDimensions clickToPlayPause enableKeyboard pauseOtherPlayers ignorePauseOtherPlayersOption alwaysShowControls hideVideoControlsOnLoad hideVideoControlsOnPause showPosterWhenEnded showPosterWhenPaused hideVolumeOnTouchDevices toggleCaptionsButtonWhenOnlyOne hideCaptionsButtonWhenEmpty tracksAriaLive forceLive',
  number:
    'framesPerSecond secondsDecimalLength startVolume controlsTimeoutDefault controlsTimeoutMouseEnter controlsTimeoutMouseLeave defaultSeekBackwardInterval defaultSeekForwardInterval',
  text: 'stretching timeFormat audioVolume videoVolume startLanguage autoplayCaptionLanguage customError poster videoWidth videoHeight audioWidth audioHeight defaultVideoWidth defaultVideoHeight defaultAudioWidth defaultAudioHeight',
  list: 'features renderers',
};

const READ: Record<keyof typeof NAMES, (value: unknown) => unknown> = {
  flag: asBoolean,
  number: asNumber,
  text: asText,
  list: (value) => asList(value).filter((one) => typeof one === 'string'),
};

/** What YouTube's player may be told, all of it numbers. */
const YOUTUBE =
  'autoplay cc_load_policy color controls disablekb end fs iv_load_policy modestbranding rel showinfo start';

const pick = (given: Record<string, unknown>, names: string, read: (value: unknown) => unknown) =>
  names.split(' ').flatMap((name) => (given[name] == null ? [] : [[name, read(given[name])]]));

/** @param text the attribute's value. @returns the options that may be set there, each of its type; `{}` for broken JSON */
export function attributeOptions(text: string | null): Record<string, unknown> {
  if (!text || text.length > LIMIT) return {};
  let given: Record<string, unknown>;
  try {
    given = asRecord(JSON.parse(text));
  } catch {
    return {};
  }
  const entries = Object.entries(NAMES).flatMap(([type, names]) =>
    pick(given, names, READ[type as keyof typeof NAMES]),
  );
  if (given.youtube) entries.push(['youtube', Object.fromEntries(pick(asRecord(given.youtube), YOUTUBE, asNumber))]);
  return Object.fromEntries(entries);
}
