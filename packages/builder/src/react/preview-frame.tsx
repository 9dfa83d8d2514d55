/** Frame in which the server renders a layout, again after each change (docs/reference/builder-previews.md#asking). */
import { type ReactElement, useEffect, useRef } from 'react';
import { hideFrame, type PreviewOptions, runPreview } from '../preview/run-preview';

/** Props of the preview frame. */
export interface PreviewFrameProps extends PreviewOptions {
  /** Whether the frame is visible. Its content is inert in any case. @default false */
  readonly visible?: boolean;
  /** Width of the frame in pixels. @default the width of its container */
  readonly width?: number | undefined;
  readonly className?: string;
}

/** Renders a layout in a frame. A change of layout, site, nonce, title or timeout starts a new preview; callbacks may change at any time. */
export function PreviewFrame({
  visible = false,
  width,
  className,
  site,
  nonce,
  shortcode,
  title = 'Preview',
  timeout,
  ...callbacks
}: PreviewFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => {
    const { onRefused } = latest.current;
    const preview = runPreview(frame.current as HTMLIFrameElement, {
      site,
      nonce,
      shortcode,
      title,
      timeout,
      onReply: (reply) => latest.current.onReply?.(reply),
      onError: (error) => latest.current.onError?.(error),
      onRefused: onRefused && ((...refused) => latest.current.onRefused?.(...refused)),
    });
    return preview.close;
  }, [site, nonce, shortcode, title, timeout]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout has a new frame
  useEffect(() => {
    const element = frame.current as HTMLIFrameElement;
    if (!visible) hideFrame(element, width);
    else element.style.cssText = `border: 0; width: ${width === undefined ? '100%' : `${width}px`}`;
  }, [visible, width, shortcode]);

  // Each load of a frame adds a history entry, so in a reused frame the back button would show an old layout.
  return <iframe key={shortcode} ref={frame} title={title} tabIndex={-1} aria-hidden="true" className={className} />;
}
