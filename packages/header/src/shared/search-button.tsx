/** The button that opens a search; the search itself is fetched when somebody comes near. */
import { phrase, useElementId, useLazy, useProp } from '@enliven/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useButton } from './use-button';
import { useNear } from './use-near';

export interface SearchProps {
  /** The header or the module that it is in. */
  root: Element;
  opener: HTMLElement;
  /** What shows and hides. */
  container: HTMLElement;
  /** How often the button was pressed. */
  presses: number;
  onExpanded(expanded: boolean): void;
}

export interface SearchButtonProps extends Pick<SearchProps, 'root' | 'opener' | 'container'> {
  load: () => Promise<{ default: ComponentType<SearchProps> }>;
}

export function SearchButton({ root, opener, container, load }: SearchButtonProps): ReactNode {
  const [presses, setPresses] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const near = useNear(opener, presses > 0);
  const Search = useLazy(load, near);
  // Nobody sees it, so nobody's keyboard should find it.
  useProp(container, 'inert', expanded ? undefined : true);
  useButton(opener, {
    expanded,
    label: phrase('search', 'Search'),
    controls: useElementId(container),
    onPress: () => setPresses(presses + 1),
  });
  return Search ? (
    <Search root={root} opener={opener} container={container} presses={presses} onExpanded={setExpanded} />
  ) : null;
}
