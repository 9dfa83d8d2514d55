/** Code of the page in the preview frame: receives the layout, submits it to the server, and sends the rendered page (docs/reference/builder-previews.md#answering). */
import { type Refusal, readRequest } from './messages';

/** Blocks links that would leave the page. @param onBlocked called after a blocked press @default shows `.link-disabled` @returns the function that unblocks links */
export function blockLinks(
  owner: Document,
  onBlocked: () => void = () =>
    owner.querySelector<HTMLElement>('.link-disabled')?.style.setProperty('display', 'block'),
): () => void {
  function onClick(event: Event): void {
    const link = event.composedPath().find((one) => (one as Element).localName === 'a') as Element | undefined;
    const address = link?.getAttribute('href');
    if (typeof address !== 'string' || address.startsWith('#')) return;
    event.preventDefault();
    onBlocked();
  }
  owner.addEventListener('click', onClick, true);
  return () => owner.removeEventListener('click', onClick, true);
}

/** Options of `answerPreview`. */
export interface AnswerOptions {
  /** Origin of the builder. @default `et_preview_params.preview_origin`, else the page's own */
  readonly origin?: string;
  /** Milliseconds that the page's scripts get before the page is sent. @default 2000 */
  readonly wait?: number;
  /** Returns the element whose markup is sent. @default the body */
  readonly content?: (document: Document) => Element;
  /** Called for each refused message. */
  readonly onRefused?: (refusal: Refusal, event: MessageEvent) => void;
}

const WAIT = 2000;
const LOADER = '.et-pb-preview-loading';

function params(view: Window): Record<string, unknown> {
  const value: unknown = Object.hasOwn(view, 'et_preview_params')
    ? (view as unknown as Record<string, unknown>).et_preview_params
    : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Submits the layout to the page's own address, so that the server renders it. */
function submitRequest(view: Window, request: object): void {
  const { document } = view;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: view.location.href, hidden: true });
  for (const [name, value] of Object.entries(request)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value: `${value}` });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Returns the addresses of the page's style sheets in their order. */
const styleSheets = (owner: Document): string[] =>
  [...owner.querySelectorAll('link[rel~="stylesheet"][href]')].map((link) => link.getAttribute('href') as string);

/** Answers the builder around the page. Call it once the page has loaded. @returns the function that stops listening */
export function answerPreview(view: Window, options: AnswerOptions = {}): () => void {
  const { document, location } = view;
  const { preview_origin, alert_origin_not_matched: alert } = params(view);
  const origin = options.origin ?? (typeof preview_origin === 'string' ? preview_origin : location.origin);
  const { wait = WAIT, content = ({ body }) => body, onRefused } = options;
  const iframe_id = new URLSearchParams(location.search).get('iframe_id') ?? '';
  const loader = document.querySelector(LOADER);
  let isSubmitted = false;

  function refusalOf({ origin: from, source, data }: MessageEvent): Refusal | undefined {
    if (from !== origin) return 'origin';
    if (source !== view.parent) return 'source';
    if (!readRequest(data)) return 'shape';
    return isSubmitted ? 'replayed' : undefined;
  }

  function onMessage(event: MessageEvent): void {
    const refusal = refusalOf(event);
    if (refusal) {
      if (refusal === 'origin' && loader && !isSubmitted && typeof alert === 'string') loader.textContent = alert;
      onRefused?.(refusal, event);
      return;
    }
    isSubmitted = true;
    submitRequest(view, readRequest(event.data) as object);
  }

  const unblock = blockLinks(document);
  if (!loader) {
    const timer = setTimeout(() => {
      const reply = { iframe_id, html: content(document).innerHTML, stylesheets: styleSheets(document) };
      view.parent.postMessage(reply, origin);
    }, wait);
    return () => {
      clearTimeout(timer);
      unblock();
    };
  }
  view.addEventListener('message', onMessage);
  return () => {
    view.removeEventListener('message', onMessage);
    unblock();
  };
}
