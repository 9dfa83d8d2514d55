/** The button of a menu or a search; what it opens is fetched when somebody comes near. */
import { useClaims, useEarly, useElementId, useLazy, useProp, type Wanted } from '@enliven/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useHeaderButton } from './use-header-button';
import { useNear } from './use-near';

interface OpenerParts {
  /** What both are in. */
  root: Element;
  opener: HTMLElement;
  /** What shows and hides, where the server has printed it. */
  container?: HTMLElement;
}

export interface OpenedProps extends OpenerParts {
  /** How often the button was pressed. */
  presses: number;
  onExpanded(expanded: boolean): void;
}

export interface OpenerProps extends OpenerParts {
  label: string;
  /** What it opens holds copies of elements, which other scripts may look for. @default false */
  builds?: boolean;
  /** What shows, as plainly as the style sheet has it, whatever would be opened, should the code for it not come. */
  fallback: readonly Wanted[];
  load: () => Promise<{ default: ComponentType<OpenedProps> }>;
}

export function Opener({ label, builds = false, fallback, load, ...parts }: OpenerProps): ReactNode {
  const { opener, container } = parts;
  const [presses, setPresses] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBuilt, setBuilt] = useState(!builds);
  const isEarly = useEarly(isBuilt) && builds;
  const Opened = useLazy(load, useNear(opener, isEarly || presses > 0), () => setMissing(true));
  if (!isBuilt && (Opened || isMissing)) setBuilt(true);
  const isBare = isMissing && presses % 2 > 0;
  const isOpen = expanded || isBare;
  useClaims(isBare ? fallback : []);
  // Nobody sees it, so nobody's keyboard should find it.
  useProp(container, 'inert', isOpen ? undefined : true);
  useHeaderButton(opener, {
    expanded: isOpen,
    label,
    controls: useElementId(container),
    onPress(event) {
      // A press on it is nobody else's.
      event.stopPropagation();
      setPresses(presses + 1);
    },
  });
  return Opened ? <Opened {...parts} presses={presses} onExpanded={setExpanded} /> : null;
}
