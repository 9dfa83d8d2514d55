/** Fetches a page of the site and extracts the module's content. Loads on the first page change. */
import { fetchHtml, parseHtml, phrase } from '@enliven/core';
import { PAGE_TIMEOUT, stripAnimations } from './paged-module';

export interface PageOptions {
  /** Selectors of the module, most specific first. */
  selectors: readonly string[];
  /** The block editor's content, in its layout preview. */
  layout: string | undefined;
  signal: AbortSignal;
}

const CONTAINER = '.et_pb_ajax_pagination_container';
/** Inline style sheet for modules that the page's own style sheet does not cover. */
const STYLES = '#et-builder-module-design-cached-inline-styles';

/**
 * Returns the nodes of the module on another page. The site's own 404 page may contain a blog, so its status 404 is accepted.
 *
 * @throws Error with a message for the visitor
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
