/** The button of a menu or a search; what it opens is fetched when somebody comes near. */
import { useClaims, useClassChange, useEarly, useElementId, useLazy, useProp, type WantedClaim } from '@enliven/core';
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
  /** Whether the container has the class of a shown one, which other scripts switch, too. */
  shown: boolean;
  onExpanded(expanded: boolean): void;
}

export interface OpenerProps extends OpenerParts {
  label: string;
  /** Class of a container that is shown. */
  shownBy?: string;
  /** Whether the opened panel holds copies of elements, which other scripts may look for. @default false */
  builds?: boolean;
  /** What shows, as plainly as the style sheet has it, whatever would be opened, should the code for it not come. */
  fallback: readonly WantedClaim[];
  load: () => Promise<{ default: ComponentType<OpenedProps> }>;
}

export function Opener({ label, shownBy, builds = false, fallback, load, ...parts }: OpenerProps): ReactNode {
  const { opener, container } = parts;
  const [presses, setPresses] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isShown = () => !!shownBy && !!container?.classList.contains(shownBy);
  const [shown, setShown] = useState(isShown);
  const [watched] = useState(() => (container ? [container] : []));
  useClassChange(watched, () => setShown(isShown));
  const [isBuilt, setBuilt] = useState(!builds);
  const isEarly = useEarly(isBuilt) && builds;
  const Opened = useLazy(load, useNear(opener, isEarly || shown || presses > 0), () => setMissing(true));
  if (!isBuilt && (Opened || isMissing)) setBuilt(true);
  const isBare = isMissing && presses % 2 > 0;
  const isOpen = expanded || shown || isBare;
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
  return Opened ? <Opened {...parts} presses={presses} shown={shown} onExpanded={setExpanded} /> : null;
}
