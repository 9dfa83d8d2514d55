/** Fetches a page of the site and takes the module's content out of it. Lazy part: fetched when a page is turned. */
import { fetchHtml, parseHtml, phrase } from '@enliven/core';
import { PAGE_TIMEOUT, stripAnimations } from './paged-module';

export interface PageOptions {
  /** Selectors of the module, the best first. */
  selectors: readonly string[];
  /** The block editor's content, when this is its preview. */
  layout: string | undefined;
  signal: AbortSignal;
}

const CONTAINER = '.et_pb_ajax_pagination_container';
/** What the page's own style sheet lacks for these modules. */
const STYLES = '#et-builder-module-design-cached-inline-styles';

/**
 * A blog on the site's own 404 page answers with status 404 and a page.
 *
 * @throws Error in words for the visitor
 */
export async function fetchPage(owner: Document, address: string, options: PageOptions): Promise<Node[]> {
  const { selectors, layout, signal } = options;
  const post = layout && { method: 'POST', body: new URLSearchParams({ et_layout_block_layout_content: layout }) };
  const { status, text } = await fetchHtml(address, { ...post, signal, timeout: PAGE_TIMEOUT, announced: true });
  const isErrorPage = status === 404 && owner.body.classList.contains('error404');
  const page = status < 400 || isErrorPage ? parseHtml(text) : null;
  const container = selectors.map((selector) => page?.querySelector(`${selector} ${CONTAINER}`)).find(Boolean);
  if (!page || !container) throw new Error(phrase('page_error', 'The page could not be loaded.'));
  stripAnimations(container);
  const styles = page.querySelector(STYLES);
  return [...(styles ? [styles] : []), ...container.childNodes];
}
