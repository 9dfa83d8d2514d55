/** Requests to open the tab of a product's reviews, from links elsewhere on the page (docs/reference/shop.md#tabs-and-reviews). */
import { channel } from './channel';

interface Request {
  /** Control of the tab that was opened. */
  opened?: Element | undefined;
}

const requests = channel<Request>('reviews');

/** Tabs of the platform and of the theme. */
const LINKS = '.wc-tabs>.reviews_tab>a,.et_pb_tabs_controls>:is(.reviews_tab,.et_pb_tab_nav_item_reviews)>a';
/** Attributes of a link that only leads to its target. A link with a class or data may have another script's listener. */
const PLAIN = /^(href|role|tabindex|aria-.*)$/;

const isPlainTab = (link: Element): boolean =>
  /^#./.test(link.getAttribute('href') ?? '') && link.getAttributeNames().every((name) => PLAIN.test(name));

/**
 * Opens the tab of the reviews: through our own tabs, else by a click on a link to a place within the page, for tabs of another script.
 * A link with other attributes is not clicked.
 *
 * @returns the control of the tab, if there is one
 */
export function openReviews(owner: Document): Element | undefined {
  const request: Request = {};
  requests.emit(request);
  if (request.opened) return request.opened;
  const link = [...owner.querySelectorAll<HTMLElement>(LINKS)].find(isPlainTab);
  link?.click();
  return link;
}

/** Handles requests to open the tab of the reviews. @param open returns the control of the tab @returns the function that stops handling */
export const onReviews = (open: () => Element | undefined): (() => void) =>
  requests.on((request) => {
    request.opened ??= open();
  });
