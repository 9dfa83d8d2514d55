/** The header's search: its button is here from the start, what it opens comes when somebody is near. */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import { SearchButton } from '../shared/search-button';

const load = () => import('./search-overlay');

export default function HeaderSearch({ element }: BehaviorProps): ReactNode {
  const header = element.closest('#main-header');
  const container = header?.querySelector<HTMLElement>('.et_search_form_container');
  if (!header || !container) return null;
  return <SearchButton root={header} opener={element as HTMLElement} container={container} load={load} />;
}
