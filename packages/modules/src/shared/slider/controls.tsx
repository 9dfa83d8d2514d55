/** Controls of a slider: arrows and dots, which are the theme's own links, made buttons with names, and auto-play, which is fetched. */
import { phrase, useEvent, useInsert, useLazy, useStyle } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { make } from '../elements';
import { useFocusStyle } from '../use-focus-style';
import { useSlice } from '../use-slice';
import type { SlideMoves } from './slide-moves';
import type { Direction } from './slider-state';

const load = () => import('./rotation').then(({ Clock, Rotation }) => ({ default: { Clock, Rotation } }));

/** Fetches auto-play for sliders that have it. */
export const useAutoPlay = (wanted: boolean): Awaited<ReturnType<typeof load>>['default'] | undefined =>
  useLazy(load, wanted);

export interface ControlsProps {
  /** Where they are appended. */
  at: Element;
  /** Id of what they control. */
  controls?: string | undefined;
  onMove(direction: Direction): void;
}

/** Which control was pressed: dots by their place, arrows by their name. */
function directionOf(control: Element | null): Direction | undefined {
  if (!control) return undefined;
  if (control.matches('.et-pb-arrow-prev')) return 'previous';
  if (control.matches('.et-pb-arrow-next')) return 'next';
  return [...(control.parentElement?.children ?? [])].indexOf(control);
}

/** Theme style sheets address links; to a visitor they are buttons. */
const LINK = { href: '#', role: 'button' } as const;

const ARROW_KEYS: Record<string, Direction> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/**
 * Presses of whichever kind, also those jQuery sends to the links. Space presses and arrow keys go to the neighbours:
 * "next" is the right one in every reading direction, as it is drawn (docs/reference/shared.md#reading-direction).
 */
function useControls(box: Element | null, onMove: (direction: Direction) => void): void {
  useFocusStyle(box);
  const pressed = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
  useEvent(box, 'click', (event) => {
    event.preventDefault();
    const direction = directionOf(pressed(event));
    if (direction !== undefined) onMove(direction);
  });
  useEvent<KeyboardEvent>(box, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = event.key === ' ' ? directionOf(pressed(event)) : ARROW_KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(direction);
  });
}

const linksIn = (box: Element | null) => [...(box?.children ?? [])] as HTMLElement[];

/** Says of each link what it controls. @param count of links: another is reason to look again */
function useControlled(box: Element | null, controls: string | undefined, count = 0): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are as many links as `count` says.
  useLayoutEffect(() => {
    for (const link of linksIn(box)) {
      if (controls) link.setAttribute('aria-controls', controls);
      else link.removeAttribute('aria-controls');
    }
  }, [box, controls, count]);
}

export interface ArrowsProps extends ControlsProps {
  /** @default 'beforeend' */
  where?: InsertPosition;
  /** Class of each link besides its own. */
  linkClass?: string;
  style?: Record<string, string> | undefined;
}

export function Arrows({ at, where = 'beforeend', controls, onMove, linkClass = '', style }: ArrowsProps): null {
  const box = useInsert(at, { className: 'et-pb-slider-arrows', where });
  useControls(box, onMove);
  // Created once, so that a focused link keeps the focus.
  useLayoutEffect(() => {
    if (!box) return;
    const arrow = (name: string, words: string) => {
      const span = make(box.ownerDocument, 'span', {}, words);
      // Themes hide the words and draw the arrow as a character of an icon font, which would be the name otherwise.
      const attributes = { class: `${linkClass}et-pb-arrow-${name}`, ...LINK, 'aria-label': words };
      return make(box.ownerDocument, 'a', attributes, span);
    };
    const previous = arrow('prev', phrase('previous', 'Previous'));
    box.replaceChildren(previous, arrow('next', phrase('next', 'Next')));
  }, [box, linkClass]);
  useLayoutEffect(() => {
    for (const link of linksIn(box)) Object.assign(link.style, style);
  }, [box, style]);
  useControlled(box, controls);
  return null;
}

export interface DotsProps extends Omit<ControlsProps, 'onMove'> {
  moves: SlideMoves;
  count: number;
  /** A slide holds a video, whose controls the dots must not cover. */
  video: boolean;
  /** Their distance from the lower edge, where it is not the style sheet's. */
  bottom?: string | undefined;
}

export function Dots({ at, controls, moves, count: wanted, video, bottom }: DotsProps): null {
  const count = useSlice(wanted);
  const box = useInsert(at, {
    className: `et-pb-controllers${video ? ' et-pb-controllers-has-video-tag' : ''}`,
  });
  useStyle(box, 'bottom', bottom);
  useControls(box, moves.move);
  useLayoutEffect(() => {
    if (!box) return;
    while (box.childElementCount > count) box.lastElementChild?.remove();
    for (let at = box.childElementCount + 1; at <= count; at++) {
      const name = phrase('go_to_slide', 'Go to slide %1', at);
      box.append(make(box.ownerDocument, 'a', { ...LINK, 'aria-label': name }, `${at}`));
    }
  }, [box, count]);
  useControlled(box, controls, count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are as many links as `count` says.
  useLayoutEffect(() => {
    let dot: Element | undefined;
    function unmark(): void {
      dot?.removeAttribute('class');
      dot?.removeAttribute('aria-current');
    }
    function mark(): void {
      unmark();
      dot = box?.children[moves.get().active];
      dot?.setAttribute('class', 'et-pb-active-control');
      dot?.setAttribute('aria-current', 'true');
    }
    mark();
    const unsubscribe = moves.listen(mark);
    return () => {
      unsubscribe();
      unmark();
    };
  }, [box, moves, count]);
  return null;
}
