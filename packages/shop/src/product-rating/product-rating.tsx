/** Five stars in place of a list; one is required if the site's settings say so (docs/reference/shop.md#tabs-and-reviews). */
import {
  asRecord,
  asText,
  type BehaviorProps,
  documentOf,
  member,
  type Page,
  phrase,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useProp,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';

export interface RatingConfig {
  /** Message for a missing rating; undefined if a rating is optional. */
  requiredText: string | undefined;
}

export function config(_element: Element, { global }: Page): RatingConfig {
  const { review_rating_required, i18n_required_rating_text } = asRecord(global('wc_single_product_params'));
  const text = asText(i18n_required_rating_text) ?? phrase('rating_required', 'Please select a rating');
  return { requiredText: review_rating_required === 'yes' ? text : undefined };
}

const STARS = [1, 2, 3, 4, 5];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export default function ProductRating({ element, config }: BehaviorProps<RatingConfig>): ReactNode {
  const select = element as HTMLSelectElement;
  const readRating = () => Number(select.value) || 0;
  const [rating, setRating] = useState(readRating);
  const [isMissing, setMissing] = useState(false);
  const [stars, setStars] = useState<HTMLElement[]>([]);
  const box = useInsert(element, { where: 'beforebegin', tag: 'p', className: 'stars' });
  const alert = useInsert(element, { where: 'afterend', tag: 'span' });

  useLayoutEffect(() => {
    if (!box) return;
    const owner = documentOf(box);
    const group = owner.createElement('span');
    group.setAttribute('role', 'radiogroup');
    group.setAttribute('aria-label', select.labels?.[0]?.textContent?.trim() || phrase('rating', 'Your rating'));
    const links = STARS.map((star) => {
      const link = owner.createElement('a');
      link.className = `star-${star}`;
      link.href = '#';
      link.setAttribute('role', 'radio');
      const name = [...select.options].find(({ value }) => value === String(star))?.text;
      link.setAttribute('aria-label', [star, name].filter(Boolean).join(': '));
      link.textContent = String(star);
      return link;
    });
    group.append(...links);
    member(box, 'append')(group);
    setStars(links);
  }, [box, select]);

  useLayoutEffect(() => {
    stars.forEach((link, at) => {
      const isChosen = at + 1 === rating;
      link.classList.toggle('active', isChosen);
      link.setAttribute('aria-checked', String(isChosen));
      link.tabIndex = isChosen || (!rating && at === 0) ? 0 : -1;
    });
  }, [stars, rating]);

  function choose(star: number): void {
    setRating(star);
    setMissing(false);
    select.value = String(star);
    stars[star - 1]?.focus();
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  useStyle(element, 'display', 'none');
  // The browser cannot show its message at a hidden field, and would block the form without one.
  useProp(element, 'required', false);
  useClass(box, 'selected', rating > 0);
  useAttr(alert, 'role', 'alert');
  useProp(alert, 'textContent', isMissing && config.requiredText ? config.requiredText : '');
  useEvent(box, 'click', (event) => {
    const at = stars.indexOf(event.target as HTMLElement);
    event.preventDefault();
    if (at >= 0) choose(at + 1);
  });
  useEvent<KeyboardEvent>(box, 'keydown', (event) => {
    const step = STEPS[event.key];
    const isMirrored = /Left|Right/.test(event.key) && getComputedStyle(element).direction === 'rtl';
    if (event.key === ' ') choose(stars.indexOf(event.target as HTMLElement) + 1);
    else if (step) choose(Math.min(Math.max(rating + (isMirrored ? -step : step), 1), STARS.length));
    else return;
    event.preventDefault();
  });
  useEvent(select.form, 'submit', (event) => {
    if (!config.requiredText || select.value) return;
    event.preventDefault();
    setMissing(true);
    stars[0]?.focus();
  });
  useEvent(select.form, 'reset', () => setRating(0));
  // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(select.ownerDocument.defaultView, 'pageshow', () => setRating(readRating()));
  return null;
}
