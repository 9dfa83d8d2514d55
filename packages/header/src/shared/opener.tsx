/** Button of a menu or a search, whose panel is fetched when a pointer or the focus comes near. */
import {
  useClaims,
  useClassChange,
  useEarly,
  useElementId,
  useEvent,
  useLazy,
  useProp,
  type WantedClaim,
} from '@enliven/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useHeaderButton } from './use-header-button';
import { useNear } from './use-near';

interface OpenerParts {
  /** Element that contains the button and the container. */
  root: Element;
  opener: HTMLElement;
  /** Container that is shown and hidden, if the server has printed it. */
  container?: HTMLElement;
}

export interface OpenedProps extends OpenerParts {
  /** Number of presses on the button. */
  presses: number;
  /** Whether the container has the class of a shown container, which other scripts switch too. */
  shown: boolean;
  onExpanded(expanded: boolean): void;
}

export interface OpenerProps extends OpenerParts {
  label: string;
  /** Class of a shown container. */
  shownBy?: string;
  /** Whether the opened panel holds copies of elements, which other scripts may look for. @default false */
  builds?: boolean;
  /** Claims that show the panel without animation if its code fails to load. Without a container, the first is on the panel. */
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
  // A hidden container must not be reachable by keyboard.
  useProp(container, 'inert', isOpen ? undefined : true);
  useHeaderButton(opener, {
    expanded: isOpen,
    label,
    controls: useElementId(container),
    onPress(event) {
      // Other listeners must not handle the press.
      event.stopPropagation();
      setPresses(presses + 1);
    },
  });
  // Escape while the code loads, or after it failed to load, takes the presses back.
  useEvent<KeyboardEvent>(presses > 0 && !Opened ? opener.ownerDocument : null, 'keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const panel = container || fallback[0]?.[0] || null;
    if (panel?.contains(opener.ownerDocument.activeElement)) opener.focus({ preventScroll: true });
    setPresses(0);
  });
  return Opened ? <Opened {...parts} presses={presses} shown={shown} onExpanded={setExpanded} /> : null;
}
