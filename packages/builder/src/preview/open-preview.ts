/** Has a layout rendered in a frame that nobody sees, which is gone when the reply is there (docs/reference/builder-previews.md#asking). */
import type { PreviewReply } from './messages';
import { type PreviewOptions, runPreview } from './run-preview';

const HIDDEN = { position: 'absolute', opacity: '0', border: '0', 'pointer-events': 'none' } as const;

/** Takes a frame out of sight; its layout is that of a visible one. @param width in pixels @default as wide as what it is in */
export function hideFrame({ style }: HTMLIFrameElement, width?: number): void {
  for (const [property, value] of Object.entries(HIDDEN)) style.setProperty(property, value);
  style.width = width === undefined ? '100%' : `${width}px`;
}

/**
 * Renders a layout on the server.
 *
 * @param options `width`: of the frame in pixels, for layouts of tablets and phones; `signal` ends it
 * @throws PreviewError when no reply came in time; the signal's reason when it was ended
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
