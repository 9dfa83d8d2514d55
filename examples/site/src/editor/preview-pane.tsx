/** Preview of the page printed by the server: as wide as the device, scaled to the pane, scrolled to the selected node. */
import { previewWidth } from '@enliven/builder/contexts';
import { createAddressIndex, scrollToAddress } from '@enliven/builder/editor';
import { PreviewFrame } from '@enliven/builder/react';
import { addressSequence, type Device } from '@enliven/values/builder';
import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface PreviewPaneProps {
  /** Layout as JSON. */
  layout: string;
  nonce: string;
  device: Device;
  /** Address of the selected node. */
  selected: string;
}

/** Width of the window of a desktop preview in pixels. */
const DESKTOP_WIDTH = 1200;
/** Milliseconds without typing after which the page is printed again. */
const PAUSE = 500;

function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Returns the scroll position of a page in percent, from 0 to 100. */
const scrolledShare = ({ scrollY, innerHeight, document }: Window): number =>
  (100 * scrollY) / Math.max(1, document.documentElement.scrollHeight - innerHeight);

function scrollToShare(view: Window, share: number): void {
  const { scrollHeight } = view.document.documentElement;
  view.scrollTo({ top: ((scrollHeight - view.innerHeight) * share) / 100, behavior: 'instant' });
}

/** Marks the element of an address, or of its nearest ancestor with an element. @returns the address of the marked element */
function mark({ document }: Window, address: string): string | undefined {
  for (const marked of document.querySelectorAll('[data-selected]')) marked.removeAttribute('data-selected');
  const index = createAddressIndex(document.body);
  const drawn = addressSequence(address)
    .reverse()
    .find((one) => index.elementAt(one));
  if (drawn !== undefined) index.elementAt(drawn)?.setAttribute('data-selected', '');
  index.stop();
  return drawn;
}

export function PreviewPane({ layout, nonce, device, selected }: PreviewPaneProps): ReactElement {
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0);
  const [state, setState] = useState<'printing' | 'shown' | 'failed'>('printing');
  const shortcode = usePaused(layout);
  const size = useSize(room);
  const width = previewWidth(device) ?? DESKTOP_WIDTH;
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  const view = (): Window | null | undefined => room.current?.querySelector('iframe')?.contentWindow;
  const latest = useRef({ selected, share });
  latest.current = { selected, share };

  useEffect(() => {
    if (shortcode) setState('printing');
  }, [shortcode]);

  useEffect(() => {
    const frame = room.current?.querySelector('iframe')?.contentWindow;
    if (state !== 'shown' || !frame) return undefined;
    const drawn = mark(frame, selected);
    const note = () => setShare(Math.round(scrolledShare(frame)));
    return drawn === undefined
      ? undefined
      : scrollToAddress(frame, drawn, { context: 'fe', mode: device, onEnd: note });
  }, [selected, device, state]);

  return (
    <section className="preview" aria-labelledby={id}>
      <div className="preview-bar">
        <h2 id={id}>Preview</h2>
        <span className="hint">
          {state === 'printing' && 'Printing the page …'}
          {state === 'shown' && `${width} pixels wide${scale < 1 ? `, at ${Math.round(scale * 100)}%` : ''}`}
        </span>
        <label className="preview-scroll">
          Scroll
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={({ target }) => {
              const frame = view();
              setShare(Number(target.value));
              if (frame) scrollToShare(frame, Number(target.value));
            }}
          />
        </label>
      </div>
      {state === 'failed' && (
        <p className="problem" role="alert">
          The page could not be printed. What you have changed is still here; the next change prints it again.
        </p>
      )}
      <div ref={room} className="preview-room">
        <div
          className="preview-scaled"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          data-device={device}
        >
          <PreviewFrame
            site="/"
            nonce={nonce}
            shortcode={shortcode}
            title="Preview of the page"
            visible
            width={width}
            className="preview-frame"
            onReply={() => {
              const frame = view();
              // The new page starts at its top, so the scroll position of the previous page is restored.
              if (frame) scrollToShare(frame, latest.current.share);
              setState('shown');
            }}
            onError={() => setState('failed')}
          />
        </div>
      </div>
    </section>
  );
}
