/** Rendering of a layout in a frame: loads the page, sends the layout, waits for the reply (docs/reference/builder-previews.md#asking). */
import {
  nextState,
  type PreviewEvent,
  type PreviewReply,
  type PreviewRequest,
  type PreviewState,
  previewAddress,
  previewId,
  type Refusal,
  readReply,
  refusalOf,
} from './messages';

/** Options of a preview. */
export interface PreviewOptions {
  /** Address of the site. */
  readonly site: string;
  /** Nonce with which the server authorizes the preview. */
  readonly nonce: string;
  readonly shortcode: string;
  /** Accessible name of the frame. @default 'Preview' */
  readonly title?: string | undefined;
  /** Milliseconds until the preview times out. @default 30000 */
  readonly timeout?: number | undefined;
  readonly onReply?: ((reply: PreviewReply) => void) | undefined;
  readonly onError?: ((error: PreviewError) => void) | undefined;
  /** Called for each refused message. @default a warning on the console */
  readonly onRefused?: ((refusal: Refusal, event: MessageEvent) => void) | undefined;
}

/** Running or ended preview. */
export interface Preview {
  readonly id: string;
  readonly state: PreviewState;
  /** Ends the preview: removes the listeners and stops all callbacks. */
  close(): void;
}

/** Error of a preview without a reply in time. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
  /** State at the failure: `created` if the page did not load, `posted` if it did not accept the layout. */
  readonly state: PreviewState;
  constructor(message: string, state: PreviewState) {
    super(message);
    this.state = state;
  }
}

/** Default timeout in milliseconds, for two loads and the two seconds that the frame's own scripts get. */
const TIMEOUT = 30_000;
/** Milliseconds during which an ended preview reports messages. */
const AFTERWARDS = 5000;

const warn = (id: string, refusal: Refusal, { origin }: MessageEvent): void =>
  console.warn(
    `[enliven/builder] a message from ${origin} for the preview ${id} was refused (${refusal}), since only its frame may answer, and once.`,
  );

/** Makes the frame inert for browsers and screen readers. */
function markInert(frame: HTMLIFrameElement, title: string): void {
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.toggleAttribute('inert', true);
}

/** Whether a frame is empty; some browsers dispatch `load` for an empty frame whose page is already loading. */
function isBlank({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow?.location.href === 'about:blank';
  } catch {
    // A page of another origin is not blank.
    return false;
  }
}

/**
 * Loads a preview into a frame that is, or will be, in a document. The frame gets an id, and is not removed at the end.
 *
 * @throws TypeError if `site` is not the address of a site
 */
export function runPreview(frame: HTMLIFrameElement, options: PreviewOptions): Preview {
  const { site, nonce, shortcode, title = 'Preview', timeout = TIMEOUT, onReply, onError } = options;
  const owner = frame.ownerDocument;
  const view = owner.defaultView as Window;
  const id = previewId();
  const address = previewAddress(site, nonce, id, owner.baseURI);
  const onRefused = options.onRefused ?? ((refusal: Refusal, event: MessageEvent) => warn(id, refusal, event));
  let state: PreviewState = 'created';
  let afterwards: ReturnType<typeof setTimeout>;

  const timer = setTimeout(() => {
    const before = state;
    advance('timeout');
    onError?.(
      new PreviewError(
        `[enliven/builder] the preview ${id} did not answer within ${timeout} ms (it was ${before}). Check the nonce and the origin that the site expects.`,
        before,
      ),
    );
  }, timeout);

  function advance(event: PreviewEvent): void {
    state = nextState(state, event);
    if (state !== 'replied' && state !== 'failed' && state !== 'closed') return;
    clearTimeout(timer);
    frame.removeEventListener('load', onLoad);
    clearTimeout(afterwards);
    if (state === 'closed') view.removeEventListener('message', onMessage);
    else afterwards = setTimeout(() => advance('close'), AFTERWARDS);
  }

  function onLoad(): void {
    if (isBlank(frame)) return;
    const isFirst = state === 'created';
    advance('load');
    const request: PreviewRequest = { et_pb_preview_nonce: nonce, is_fb_preview: true, shortcode };
    if (isFirst) frame.contentWindow?.postMessage(request, address.origin);
  }

  // The frame's window is known after its first load, and `source` keeps it when the frame is removed.
  let source: unknown;
  function onMessage(event: MessageEvent): void {
    source = frame.contentWindow ?? source;
    const refusal = refusalOf(event, { id, origin: address.origin, source, state });
    if (refusal === 'foreign') return;
    if (refusal) {
      onRefused(refusal, event);
      return;
    }
    advance('reply');
    onReply?.(readReply(event.data) as PreviewReply);
  }

  markInert(frame, title);
  frame.id = id;
  frame.addEventListener('load', onLoad);
  view.addEventListener('message', onMessage);
  // `replace` adds no history entry for a reused frame.
  if (frame.contentWindow && !isBlank(frame)) frame.contentWindow.location.replace(address.href);
  else frame.src = address.href;
  return {
    id,
    get state() {
      return state;
    },
    close: () => advance('close'),
  };
}

const HIDDEN = { position: 'absolute', opacity: '0', border: '0', 'pointer-events': 'none' } as const;

/** Hides a frame that is still laid out. @param width in pixels @default the width of the container */
export function hideFrame({ style }: HTMLIFrameElement, width?: number): void {
  for (const [property, value] of Object.entries(HIDDEN)) style.setProperty(property, value);
  style.width = width === undefined ? '100%' : `${width}px`;
}

/**
 * Renders a layout on the server.
 *
 * @param options `width`: width of the frame in pixels, for tablet and phone layouts; `signal` aborts the preview
 * @throws PreviewError without a reply in time; the signal's reason after an abort
 */
export function openPreview(
  owner: Document,
  {
    width,
    signal,
    ...options
  }: Omit<PreviewOptions, 'onReply' | 'onError'> & { readonly width?: number; readonly signal?: AbortSignal },
): Promise<PreviewReply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const frame = owner.createElement('iframe');
    hideFrame(frame, width);
    function end(): void {
      frame.remove();
      signal?.removeEventListener('abort', abort);
    }
    function abort(): void {
      preview.close();
      end();
      reject(signal?.reason);
    }
    const preview = runPreview(frame, {
      ...options,
      onReply(reply) {
        end();
        resolve(reply);
      },
      onError(error) {
        end();
        reject(error);
      },
    });
    signal?.addEventListener('abort', abort);
    owner.body.append(frame);
  });
}
