/** Opens the tab of a product's reviews, for links elsewhere on the page (docs/reference/shop.md#tabs-and-reviews). */
import { channel } from './channel';

interface Request {
  /** Control of the tab that was opened. */
  opened?: Element | undefined;
}

const requests = channel<Request>('reviews');

/** Tabs of the platform and of the theme. */
const LINKS = '.wc-tabs>.reviews_tab>a,.et_pb_tabs_controls>:is(.reviews_tab,.et_pb_tab_nav_item_reviews)>a';
/** Attributes of a link that does nothing but lead to its place: one with a class or data may mean another press. */
const PLAIN = /^(href|role|tabindex|aria-.*)$/;

const isPlainTab = (link: Element): boolean =>
  /^#./.test(link.getAttribute('href') ?? '') && link.getAttributeNames().every((name) => PLAIN.test(name));

/**
 * Opens the tab of the reviews: in tabs of ours, else by a press on a link that leads to a place within the page and carries nothing else, for
 * tabs that another script moves. An element that only looks like such a tab is not pressed.
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

/** Answers requests to open the tab of the reviews. @param open returns its control @returns the function that ends it */
export const onReviews = (open: () => Element | undefined): (() => void) =>
  requests.on((request) => {
    request.opened ??= open();
  });
