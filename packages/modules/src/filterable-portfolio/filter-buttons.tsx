/** The filters of a portfolio: the theme's links, made buttons of which one is pressed. */
import { isPlainPress, phrase, useAttr, useClaims, useEvent } from '@enliven/core';
import { useFocusStyle } from '../shared/use-focus-style';
import { type Filter, sameSlug } from './config';

interface FilterButtonsProps {
  list: Element;
  filters: readonly Filter[];
  chosen: string;
  onChoose(slug: string): void;
}

export function FilterButtons({ list, filters, chosen, onChoose }: FilterButtonsProps): null {
  useFocusStyle(list);
  useAttr(list, 'role', 'group');
  useAttr(list, 'aria-label', phrase('portfolio_filters', 'Filter projects'));
  useClaims(
    filters.flatMap(({ link, slug }) => {
      const pressed = sameSlug(slug, chosen);
      return [
        [link, 'class:active', pressed] as const,
        [link, 'attr:role', 'button'] as const,
        [link, 'attr:aria-pressed', `${pressed}`] as const,
      ];
    }),
  );
  const filterAt = ({ target }: Event) => filters.find(({ link }) => link.contains(target as Node));
  useEvent<MouseEvent>(list, 'click', (event) => {
    const filter = filterAt(event);
    if (!filter || !isPlainPress(event)) return;
    event.preventDefault();
    onChoose(filter.slug);
  });
  useEvent<KeyboardEvent>(list, 'keydown', (event) => {
    const filter = filterAt(event);
    // Of a held key browsers make one press after the other, on links by themselves.
    if (!filter || !(event.key === ' ' || (event.key === 'Enter' && event.repeat))) return;
    event.preventDefault();
    // A click, so that everything else on the page that waits for one hears it too.
    if (!event.repeat) filter.link.click();
  });
  return null;
}
