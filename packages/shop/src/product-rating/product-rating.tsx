/** Five stars in the place of a list, and one of them is asked for where the site wants it (docs/reference/shop.md#tabs-and-reviews). */
import {
  asRecord,
  asText,
  type BehaviorProps,
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
  /** What is said to who has chosen none; undefined where none has to be. */
  wanted: string | undefined;
}

export function config(_element: Element, { global }: Page): RatingConfig {
  const { review_rating_required, i18n_required_rating_text } = asRecord(global('wc_single_product_params'));
  const text = asText(i18n_required_rating_text) ?? phrase('rating_required', 'Please select a rating');
  return { wanted: review_rating_required === 'yes' ? text : undefined };
}

const STARS = [1, 2, 3, 4, 5];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export default function ProductRating({ element, config }: BehaviorProps<RatingConfig>): ReactNode {
  const select = element as HTMLSelectElement;
  const chosen = () => Number(select.value) || 0;
  const [rating, setRating] = useState(chosen);
  const [missing, setMissing] = useState(false);
  const [stars, setStars] = useState<HTMLElement[]>([]);
  const box = useInsert(element, { where: 'beforebegin', tag: 'p', className: 'stars' });
  const alert = useInsert(element, { where: 'afterend', tag: 'span' });

  useLayoutEffect(() => {
    if (!box) return;
    const owner = box.ownerDocument;
    const group = owner.createElement('span');
    group.setAttribute('role', 'radiogroup');
    group.setAttribute('aria-label', select.labels?.[0]?.textContent?.trim() || phrase('rating', 'Your rating'));
    const made = STARS.map((star) => {
      const link = owner.createElement('a');
      link.className = `star-${star}`;
      link.href = '#';
      link.setAttribute('role', 'radio');
      const words = [...select.options].find(({ value }) => value === String(star))?.text;
      link.setAttribute('aria-label', [star, words].filter(Boolean).join(': '));
      link.textContent = String(star);
      return link;
    });
    group.append(...made);
    box.append(group);
    setStars(made);
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
  // The browser cannot point at what is not displayed, and would say nothing at all.
  useProp(element, 'required', false);
  useClass(box, 'selected', rating > 0);
  useAttr(alert, 'role', 'alert');
  useProp(alert, 'textContent', missing && config.wanted ? config.wanted : '');
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
    if (!config.wanted || select.value) return;
    event.preventDefault();
    setMissing(true);
    stars[0]?.focus();
  });
  useEvent(select.form, 'reset', () => setRating(0));
  // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(select.ownerDocument.defaultView, 'pageshow', () => setRating(chosen()));
  return null;
}
