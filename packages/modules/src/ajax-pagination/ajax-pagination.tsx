/** Replaces the page of a blog or portfolio without a page load (docs/reference/blog.md#pages-in-place). */
import {
  $builder,
  type BehaviorProps,
  channel,
  closestTo,
  documentOf,
  emit,
  isPlainPress,
  type Motion,
  member,
  message,
  page,
  phrase,
  query,
  reportFailure,
  useAnimation,
  useAttr,
  useEvent,
  useLatest,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Announcement } from '../shared/grid/announcement';
import { Notice } from '../shared/messages';
import { scrollToModule } from '../shared/use-scroll-target';
import {
  type AjaxPaginationConfig,
  FADE_DURATION,
  FADED,
  moduleSelectors,
  pageCache,
  pageNumber,
  SCROLL_DURATION,
  SCROLL_GAP,
} from './paged-module';

export { config } from './paged-module';

/** Page that the visitor has requested. */
interface PageRequest {
  address: string;
  /** Text of the pressed link. */
  label: string;
}

export interface PageContent {
  nodes: readonly Node[];
  cached: boolean;
}

/** State of a page change: fades out while fetching, replaces the content, fades in. */
export interface AjaxPaginationState {
  /** leaving: fades out · waiting: faded out, page is loading · entering: fades in */
  phase: 'idle' | 'leaving' | 'waiting' | 'entering';
  request: PageRequest | null;
  /** Content that arrived during the fade. */
  next: PageContent | null;
  /** Content shown instead of the server's. */
  shown: PageContent | null;
  /** Message if the last page failed to load. */
  failure: string | null;
}

export type AjaxPaginationEvent =
  | { type: 'press'; request: PageRequest }
  | { type: 'answer'; content: PageContent }
  | { type: 'fail'; failure: string }
  | { type: 'faded' };

export const IDLE: AjaxPaginationState = { phase: 'idle', request: null, next: null, shown: null, failure: null };

const enter = (state: AjaxPaginationState, shown: PageContent): AjaxPaginationState => ({
  ...state,
  phase: 'entering',
  next: null,
  shown,
});

export const isBusy = ({ phase }: AjaxPaginationState): boolean => phase === 'leaving' || phase === 'waiting';

/** Reducer. Presses are ignored while a page loads; if loading fails, the current page stays. */
export function ajaxPaginationMachine(state: AjaxPaginationState, event: AjaxPaginationEvent): AjaxPaginationState {
  const { phase, next } = state;
  switch (event.type) {
    case 'press':
      return phase === 'idle' ? { ...state, phase: 'leaving', request: event.request, failure: null } : state;
    case 'answer':
      if (phase === 'leaving') return { ...state, next: event.content };
      return phase === 'waiting' ? enter(state, event.content) : state;
    case 'fail':
      return isBusy(state) ? { ...state, phase: 'entering', next: null, failure: event.failure } : state;
    case 'faded':
      if (phase === 'leaving') return next ? enter(state, next) : { ...state, phase: 'waiting' };
      return phase === 'entering' ? { ...state, phase: 'idle' } : state;
  }
}

const OUT: Motion = { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: FADED }] };
const IN: Motion = { duration: FADE_DURATION, frames: [{ opacity: FADED }, { opacity: 1 }] };

/** Announces page requests, since copies of a module on one page change pages together. */
const pageRequests = channel<{ module: string; request: PageRequest; from: Element }>('ajax-pagination');

export default function AjaxPagination({ element, config }: BehaviorProps<AjaxPaginationConfig>): ReactNode {
  const builder = useStore($builder);
  const inactive = !config.module || (builder !== null && builder !== 'lbp');
  return inactive ? null : <Pages element={element} config={config} />;
}

/** Returns whether the browser handles the press: a new tab, a download, another site. */
const isForeign = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !isPlainPress(event) || link.target === '_blank' || link.origin !== link.ownerDocument.location.origin;

/** Events: `post-load` from the body for new content; in Divi 5 also `divi:setPaginatedContent` from the window. */
function Pages({ element, config }: BehaviorProps<AjaxPaginationConfig>): ReactNode {
  const module = config.module as HTMLElement;
  const [state, send] = useReducer(ajaxPaginationMachine, IDLE);
  const [selectors] = useState(() => moduleSelectors(module));
  const owner = documentOf(element);
  const view = owner.defaultView as Window;
  const [cache] = useState(() => pageCache(view));
  const { phase, request, shown, failure } = state;
  const selector = selectors[0] as string;

  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, '.pagination a,.wp-pagenavi a');
    if (!link?.href || isForeign(link, event)) return;
    event.preventDefault();
    const next = { address: link.href, label: link.textContent?.trim() ?? '' };
    pageRequests.emit({ module: selector, request: next, from: element });
  });
  useLayoutEffect(
    () =>
      pageRequests.on(
        ({ module: which, request: next }) => which === selector && send({ type: 'press', request: next }),
      ),
    [selector],
  );

  useContent(element, shown?.nodes ?? null);
  useLayoutEffect(() => () => cache.clear(), [cache]);
  useLayoutEffect(() => {
    if (!request) return;
    const cachedNodes = cache.get(request.address + selector);
    if (cachedNodes) return send({ type: 'answer', content: { nodes: cachedNodes, cached: true } });
    const controller = new AbortController();
    const options = { selectors, layout: config.layout, signal: controller.signal };
    // The code loads on the first press, since most visitors never change the page.
    const code = import('./fetch-page').catch((cause) => {
      throw new Error(message('fetch_error'), { cause });
    });
    const fetched = code.then(({ fetchPage }) => fetchPage(owner, request.address, options));
    fetched.then(
      (nodes) => send({ type: 'answer', content: { nodes, cached: false } }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        send({ type: 'fail', failure: error.message });
        reportFailure(error, { package: '@enliven/modules', behavior: 'ajax-pagination', element });
      },
    );
    return () => controller.abort();
  }, [request, owner, selector, selectors, config.layout, cache, element]);

  const busy = isBusy(state);
  useAttr(element, 'aria-busy', busy ? true : undefined);
  useStyle(module, 'opacity', busy ? `${FADED}` : undefined);
  useAnimation(module, phase === 'leaving' ? OUT : phase === 'entering' ? IN : null, () => send({ type: 'faded' }));

  // The server's content is cached as well, under the address of the page.
  const latest = useLatest(request);
  useLayoutEffect(() => {
    if (phase !== 'leaving' || shown) return;
    cache.set(view.location.href.replace(/#.*/, '') + selector, [...member(element, 'childNodes')]);
  }, [phase, shown, cache, selector, view, element]);

  useLayoutEffect(() => {
    const address = latest.current?.address;
    if (!shown || !address) return;
    cache.set(address + selector, shown.nodes);
    focusFirstEntry(element, module);
    if (!shown.cached) emit(owner.body, 'post-load');
    if (config.generation === 5) {
      const jQuery = page().global('jQuery');
      const wrapped = typeof jQuery === 'function' ? jQuery(module) : module;
      emit(view, 'divi:setPaginatedContent', { $current_module: wrapped, is_cache: shown.cached });
    }
    if (query(element, 'audio')) view.dispatchEvent(new Event('resize'));
    return scrollToModule(module, SCROLL_DURATION, SCROLL_GAP);
  }, [shown, latest, cache, selector, element, module, owner, view, config.generation]);

  const number = request && pageNumber(request.address);
  const announced = shown && !busy && !failure && request;
  return (
    <>
      <Announcement
        at={element}
        where="afterend"
        text={announced ? (number ? phrase('page', 'Page %1', number) : announced.label) : ''}
      />
      {failure && request && (
        <Notice
          at={element}
          className="enliven-message"
          role="alert"
          text={failure}
          link={{ href: request.address, text: phrase('open_page', 'Open it as a page of its own') }}
        />
      )}
    </>
  );
}

/** Focuses the first entry, since the pressed link is gone; leaves focus outside the module alone. */
function focusFirstEntry(element: Element, module: Element): void {
  const focused = documentOf(element).activeElement;
  if (focused && focused !== documentOf(element).body && !member(module, 'contains')(focused)) return;
  const first = query<HTMLElement>(element, ':is(h1,h2,h3,h4,h5,h6) a[href]') ?? query<HTMLElement>(element, 'a[href]');
  first?.focus({ preventScroll: true });
}

/** Shows nodes in place of the server's content. @param nodes null keeps the server's content */
function useContent(element: Element, nodes: readonly Node[] | null): void {
  const server = useRef<readonly Node[] | null>(null);
  useLayoutEffect(() => {
    if (!nodes) return;
    server.current ??= [...member(element, 'childNodes')];
    member(element, 'replaceChildren')(...nodes);
  }, [element, nodes]);
  useLayoutEffect(
    () => () => {
      if (server.current) member(element, 'replaceChildren')(...server.current);
      server.current = null;
    },
    [element],
  );
}
