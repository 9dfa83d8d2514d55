/** Messages between a builder and its preview frame, the address of the frame (docs/reference/builder-previews.md#messages), and the states of a preview. */

/** Request to the frame. */
export interface PreviewRequest {
  readonly et_pb_preview_nonce: string;
  readonly is_fb_preview: true;
  readonly shortcode: string;
}

/** Reply of the frame. */
export interface PreviewReply {
  readonly iframe_id: string;
  readonly html: string;
  /** Addresses of the style sheets, as the page links them. */
  readonly stylesheets: readonly string[];
}

/** Part of a message event that is checked. */
export interface IncomingMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Reason for which a message was refused. */
export type Refusal = 'origin' | 'source' | 'shape' | 'id' | 'early' | 'replayed' | 'expired';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the id in a message; undefined without one. */
const idOf = (data: unknown): unknown => (isRecord(data) ? data.iframe_id : undefined);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Reads a reply; undefined for other values. */
export function readReply(data: unknown): PreviewReply | undefined {
  if (!isRecord(data)) return undefined;
  const { iframe_id, html, stylesheets = [] } = data;
  return typeof iframe_id === 'string' && typeof html === 'string' && isTexts(stylesheets)
    ? { iframe_id, html, stylesheets }
    : undefined;
}

/** Reads a request; undefined for other values. */
export function readRequest(data: unknown): PreviewRequest | undefined {
  if (!isRecord(data)) return undefined;
  const { et_pb_preview_nonce, is_fb_preview, shortcode } = data;
  return typeof et_pb_preview_nonce === 'string' && is_fb_preview === true && typeof shortcode === 'string'
    ? { et_pb_preview_nonce, is_fb_preview, shortcode }
    : undefined;
}

/** Creates an id for a frame. @param random from 0 to less than 1 */
export const previewId = (now = Date.now(), random = Math.random()): string =>
  `et-fb-preview-${now}-${Math.floor(random * 1000) + 1}`;

/**
 * Returns the address of a frame.
 *
 * @param site address of the site; a relative one is resolved against `base`
 * @throws TypeError if the address is not that of a site
 */
export function previewAddress(site: string, nonce: string, id: string, base?: string): URL {
  const address = URL.canParse(site, base) ? new URL(site, base) : undefined;
  // Addresses that contain their content have no host. Those that run code may have one, but no origin.
  if (!address?.host || address.origin === 'null')
    throw new TypeError(
      `[enliven/builder] "${site}" is no address of a site, so no preview was opened. Give the address of its first page.`,
    );
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  address.search = `${new URLSearchParams({ et_pb_preview: 'true', et_pb_preview_nonce: nonce, iframe_id: id })}`;
  address.hash = '';
  return address;
}

/**
 * State of a preview, which decides the messages that it refuses (docs/reference/builder-previews.md#refused-messages).
 * `posted`: the layout was sent · `reloaded`: the server has rendered the layout · `failed`: the preview has timed out.
 */
export type PreviewState = 'created' | 'posted' | 'reloaded' | 'replied' | 'failed' | 'closed';
/** Event of a preview. */
export type PreviewEvent = 'load' | 'reply' | 'timeout' | 'close';

const TABLE: Readonly<Record<PreviewState, Partial<Record<PreviewEvent, PreviewState>>>> = {
  created: { load: 'posted', timeout: 'failed', close: 'closed' },
  posted: { load: 'reloaded', timeout: 'failed', close: 'closed' },
  reloaded: { reply: 'replied', timeout: 'failed', close: 'closed' },
  replied: { close: 'closed' },
  failed: { close: 'closed' },
  closed: {},
};

/** Returns the state after an event; events that a state does not expect are ignored. */
export const nextState = (state: PreviewState, event: PreviewEvent): PreviewState => TABLE[state][event] ?? state;

/** Whether a preview waits for its reply. */
const waits = (state: PreviewState): boolean => state === 'created' || state === 'posted' || state === 'reloaded';

/** Preview to which a message is compared. */
export interface Expected {
  readonly id: string;
  readonly origin: string;
  /** Window of the frame. */
  readonly source: unknown;
  readonly state: PreviewState;
}

/**
 * Returns the reason to refuse a message.
 *
 * @returns undefined for the expected reply, `'foreign'` for messages that do not concern the preview
 */
export function refusalOf(
  { data, origin, source }: IncomingMessage,
  expected: Expected,
): Refusal | 'foreign' | undefined {
  const isNamed = idOf(data) === expected.id;
  // A frame may be reused, so an ended preview recognizes only its own id.
  if (!isNamed && (source !== expected.source || !waits(expected.state))) return 'foreign';
  if (origin !== expected.origin) return 'origin';
  if (!waits(expected.state)) return expected.state === 'replied' ? 'replayed' : 'expired';
  if (source !== expected.source) return 'source';
  if (!readReply(data)) return 'shape';
  if (!isNamed) return 'id';
  return expected.state === 'reloaded' ? undefined : 'early';
}
