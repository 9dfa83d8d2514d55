/** Which file names an accept list admits: by name, never by what the browser guesses from it (docs/reference/plugin-forms.md#rules). */

/** The extensions behind the types that site owners name. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  image: 'jpg jpeg jpe gif png bmp tiff tif webp avif ico heic heif svg',
  audio: 'mp3 m4a m4b aac wav ogg oga flac mid midi wma opus ra ram mka',
  video: 'mp4 m4v mov qt avi webm ogv mpeg mpg mpe mkv wmv asf flv 3gp 3g2',
  'image/jpeg': 'jpg jpeg jpe',
  'image/tiff': 'tiff tif',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3 m4a m4b',
  'video/quicktime': 'mov qt',
  'video/mpeg': 'mpeg mpg mpe',
  'text/plain': 'txt asc c cc h srt',
  'text/html': 'htm html',
};

/** `.pdf`, `image/*`, `image/png`, `application/pdf`; what cannot be known here is for the server to refuse. */
function admits(accepted: string, extension: string): boolean {
  if (accepted.startsWith('.')) return accepted === `.${extension}`;
  const [kind = '', type] = accepted.split('/');
  const known = Object.hasOwn(EXTENSIONS, accepted)
    ? EXTENSIONS[accepted]
    : type === '*'
      ? EXTENSIONS[kind]
      : undefined;
  // Types outside the list are mostly called as their files are: image/png, application/pdf, text/csv.
  return known
    ? known.split(' ').includes(extension)
    : type !== undefined && (type === extension || !/^\w{2,4}$/.test(type));
}

export function isAccepted(name: string, accept: readonly string[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && accept.some((accepted) => admits(accepted.trim().toLowerCase(), extension));
}
