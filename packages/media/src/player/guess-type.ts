/** What an address most likely leads to (contract §4.2). */

/** Parts of an address that tell what will play it, in the order they are looked for. */
const PARTS: readonly [part: RegExp, type: string][] = [
  [/\.m3u8/, 'application/x-mpegURL'],
  [/\.mpd/, 'application/dash+xml'],
  [/\.flv/, 'video/flv'],
  [/\/\/(www\.youtube|youtu\.be|youtube)/, 'video/x-youtube'],
  [/\/\/(\w+\.)?vimeo/, 'video/x-vimeo'],
  [/\/\/(\w+\.)?(dailymotion|dai\.ly)/, 'video/x-dailymotion'],
  [/\/\/www\.facebook/, 'video/x-facebook'],
  [/soundcloud/, 'video/x-soundcloud'],
  [/twitch/, 'video/x-twitch'],
];

const EXTENSIONS: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  webma: 'video/webm',
  webmv: 'video/webm',
  ogg: 'video/ogg',
  oga: 'video/ogg',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  mp3: 'audio/mp3',
  wav: 'audio/wav',
  mid: 'audio/mid',
  mpeg: 'video/mpeg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
};

/** @returns a MIME type; `video/mp4` for what nobody knows */
export function guessType(address: string): string {
  const lower = address.toLowerCase();
  const special = PARTS.find(([part]) => part.test(lower));
  if (special) return special[1];
  const [path = ''] = lower.split(/[?#]/);
  return EXTENSIONS[path.slice(path.lastIndexOf('.') + 1)] ?? 'video/mp4';
}
