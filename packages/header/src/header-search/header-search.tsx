/** The header's search: its button is here from the start, what it opens comes when somebody is near. */
import { type BehaviorProps, phrase } from '@enliven/core';
import type { ReactNode } from 'react';
import { Opener } from '../shared/opener';

const load = () => import('./search-overlay');

export default function HeaderSearch({ element }: BehaviorProps): ReactNode {
  const header = element.closest('#main-header');
  const container = header?.querySelector<HTMLElement>('.et_search_form_container');
  if (!header || !container) return null;
  const opener = element as HTMLElement;
  return <Opener root={header} opener={opener} container={container} label={phrase('search', 'Search')} load={load} />;
}
