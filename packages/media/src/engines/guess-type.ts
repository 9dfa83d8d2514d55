/** What an address most likely leads to (docs/reference/players.md#who-plays-what). */

/** Parts of an address and the types they stand for, in order of precedence. */
const PARTS: readonly [part: RegExp, type: string][] = [
  [/\.m3u8/, 'application/x-mpegURL'],
  [/\.mpd/, 'application/dash+xml'],
  [/\.flv/, 'video/flv'],
  [/\/\/(www\.)?youtu\.?be/, 'video/x-youtube'],
  [/\/\/(\w+\.)?vimeo/, 'video/x-vimeo'],
  [/\/\/(\w+\.)?dai(\.ly|lymotion)/, 'video/x-dailymotion'],
  [/\/\/www\.facebook/, 'video/x-facebook'],
  [/soundcloud/, 'video/x-soundcloud'],
  [/twitch/, 'video/x-twitch'],
];

/** Extensions that are not called as their type is. */
const NAMES: Readonly<Record<string, string>> = { m4v: 'mp4', oga: 'ogg', ogv: 'ogg', mov: 'quicktime', m4a: 'mp4' };

/** @returns a MIME type; `video/mp4` if unknown */
export function guessType(address: string): string {
  const lower = address.toLowerCase();
  const known = PARTS.find(([part]) => part.test(lower));
  if (known) return known[1];
  const [, extension = ''] = /\.(\w+)$/.exec(lower.split(/[?#]/)[0] ?? '') ?? [];
  const kind = /^(mp3|wav|mid|m4a|flac)$/.test(extension) ? 'audio' : 'video';
  const name = NAMES[extension] ?? extension.replace(/^webm[av]$/, 'webm');
  return /^(mp3|wav|mid|mp4|flac|webm|ogg|quicktime|mpeg)$/.test(name) ? `${kind}/${name}` : 'video/mp4';
}
