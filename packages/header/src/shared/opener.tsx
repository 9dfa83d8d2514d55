/** The button of a menu or a search; what it opens is fetched when somebody comes near. */
import { channel, useClaims, useElementId, useLazy, useProp, type Wanted } from '@enliven/core';
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
  /** What shows, as plainly as the style sheet has it, whatever would be opened, should the code for it not come. */
  fallback: readonly Wanted[];
  load: () => Promise<{ default: ComponentType<OpenedProps> }>;
}

export function Opener({ label, fallback, load, ...parts }: OpenerProps): ReactNode {
  const { opener, container } = parts;
  const [presses, setPresses] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const Opened = useLazy(load, useNear(opener, presses > 0), () => setMissing(true));
  const bare = isMissing && presses % 2 > 0;
  useClaims(bare ? fallback : []);
  // Nobody sees it, so nobody's keyboard should find it.
  useProp(container, 'inert', expanded || bare ? undefined : true);
  useHeaderButton(opener, {
    expanded: expanded || bare,
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

/** Told what opens: a bar's `.mobile_nav`, or the container of a search. */
export const menuOpened = channel<Element>('mobile-menu');
