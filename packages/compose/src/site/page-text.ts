/** Text of a page that can be encoded to the same bytes again. */
import { ComposeError } from '../compose-error';

/** Text of a page, with its encoder. */
export interface PageText {
  text: string;
  /** Name of the encoding, e.g. `utf-8`. */
  encoding: string;
  /** Returns the bytes of a changed text. */
  encode(text: string): Buffer;
}

/** Number of bytes in which browsers look for the encoding declaration. */
const SEARCHED_BYTES = 1024;
const META = /<meta\s[^<>]*/gi;
const CHARSET = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i;

const MARKS: readonly [encoding: string, mark: Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

type Encode = (text: string) => Buffer | undefined;

/** Decodes in two steps, since some versions of Node treat windows-1252 as ISO-8859-1 when they decode in one step. */
const decodeAll = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode();

/** Returns the encoder of a single-byte encoding; undefined for other encodings. */
function singleByteEncoder(decoder: TextDecoder): Encode | undefined {
  const characters = [...Array(256).keys()].map((byte) => decodeAll(decoder, Uint8Array.of(byte)));
  if (characters.slice(0, 128).some((character, byte) => character !== String.fromCharCode(byte))) return undefined;
  if (!characters.slice(128).some((character) => character !== '' && character !== '\ufffd')) return undefined;
  const bytes = new Map(characters.map((character, byte) => [character, byte]));
  return (text) => {
    const encoded = Buffer.alloc(text.length);
    for (let at = 0; at < text.length; at++) {
      const byte = bytes.get(text.charAt(at));
      if (byte === undefined) return undefined;
      encoded[at] = byte;
    }
    return encoded;
  };
}

function encoderOf(encoding: string, decoder: TextDecoder): Encode | undefined {
  if (encoding === 'utf-8') return (text) => Buffer.from(text, 'utf8');
  if (encoding === 'utf-16le') return (text) => Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return (text) => Buffer.from(text, 'utf16le').swap16();
  return singleByteEncoder(decoder);
}

/** Returns the encoding by the byte order mark, otherwise by the page's `meta` element. */
function encodingOf(bytes: Buffer): { label: string; mark: Buffer } {
  for (const [label, mark] of MARKS) if (bytes.subarray(0, mark.length).equals(mark)) return { label, mark };
  const tags = bytes.subarray(0, SEARCHED_BYTES).toString('latin1').match(META) ?? [];
  const declared = tags.flatMap((tag) => CHARSET.exec(tag)?.[1] ?? [])[0] ?? 'utf-8';
  // A page whose declaration is readable as ASCII is not UTF-16; browsers use UTF-8.
  return { label: /^utf-16/i.test(declared) ? 'utf-8' : declared, mark: Buffer.alloc(0) };
}

/**
 * Decodes a page.
 *
 * @throws ComposeError for unknown encodings, and if encoding the text again would change bytes
 */
export function decodePage(bytes: Buffer): PageText {
  const { label, mark } = encodingOf(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { ignoreBOM: true });
  } catch {
    throw new ComposeError(`The page declares the encoding "${label}", which is unknown. Save it as UTF-8.`);
  }
  const { encoding } = decoder;
  const rest = bytes.subarray(mark.length);
  const text = decodeAll(decoder, rest);
  const encode = encoderOf(encoding, decoder);
  if (!encode?.(text)?.equals(rest))
    throw new ComposeError(
      `The page contains bytes that would not survive reading and writing it as ${encoding}, so it was left alone. Save it as UTF-8.`,
    );
  return { text, encoding, encode: (changed) => Buffer.concat([mark, encode(changed) as Buffer]) };
}
