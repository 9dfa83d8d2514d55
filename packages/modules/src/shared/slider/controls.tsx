/** Controls of a slider: arrows and dots as named buttons, and auto-play, which loads on demand. */
import { closestTo, matches, phrase, useEvent, useInsert, useLazy, useStyle } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { createElement } from '../elements';
import { useFocusStyle } from '../use-focus-style';
import { useSlice } from '../use-slice';
import type { SlideMoves } from './slide-moves';
import type { Direction } from './slider-state';

const load = () =>
  import(/* chunk: "start" */ './rotation').then(({ Clock, Rotation }) => ({ default: { Clock, Rotation } }));

/** Loads auto-play for sliders that have it. */
export const useAutoPlay = (enabled: boolean): Awaited<ReturnType<typeof load>>['default'] | undefined =>
  useLazy(load, enabled);

export interface ControlsProps {
  /** Parent of the controls. */
  at: Element;
  /** Id of the controlled element. */
  controls?: string | undefined;
  onMove(direction: Direction): void;
}

/** Returns the direction of a control: the index of a dot or the name of an arrow. */
function directionOf(control: Element | null): Direction | undefined {
  if (!control) return undefined;
  if (matches(control, '.et-pb-arrow-prev')) return 'previous';
  if (matches(control, '.et-pb-arrow-next')) return 'next';
  return [...(control.parentElement?.children ?? [])].indexOf(control);
}

/** Attributes of controls. Theme style sheets select links, so buttons are links with a role. */
const BUTTON_ATTRIBUTES = { href: '#', role: 'button' } as const;

const ARROW_KEYS: Record<string, Direction> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/**
 * Handles clicks, including those that jQuery triggers on links, the space bar and arrow keys. ArrowRight is "next" in every
 * reading direction, as the arrows are drawn (docs/reference/shared.md#reading-direction).
 */
function useControls(box: Element | null, onMove: (direction: Direction) => void): void {
  useFocusStyle(box);
  const linkOf = ({ target }: Event) => (target instanceof Element ? closestTo(target, 'a') : null);
  useEvent(box, 'click', (event) => {
    event.preventDefault();
    const direction = directionOf(linkOf(event));
    if (direction !== undefined) onMove(direction);
  });
  useEvent<KeyboardEvent>(box, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = event.key === ' ' ? directionOf(linkOf(event)) : ARROW_KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(direction);
  });
}

const linksIn = (box: Element | null) => [...(box?.children ?? [])] as HTMLElement[];

/** Sets `aria-controls` on all links. @param count number of links; the effect runs again when it changes */
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
  /** Additional class of each link. */
  linkClass?: string;
  style?: Record<string, string> | undefined;
}

/** Previous and next buttons. */
export function Arrows({ at, where = 'beforeend', controls, onMove, linkClass = '', style }: ArrowsProps): null {
  const box = useInsert(at, { className: 'et-pb-slider-arrows', where });
  useControls(box, onMove);
  // Created once, so that a focused link keeps the focus.
  useLayoutEffect(() => {
    if (!box) return;
    const createArrow = (name: string, label: string) => {
      const span = createElement(box.ownerDocument, 'span', {}, label);
      // Themes hide the text and draw the arrow with an icon font, whose character would be the name otherwise.
      const attributes = { class: `${linkClass}et-pb-arrow-${name}`, ...BUTTON_ATTRIBUTES, 'aria-label': label };
      return createElement(box.ownerDocument, 'a', attributes, span);
    };
    const previous = createArrow('prev', phrase('previous', 'Previous'));
    box.replaceChildren(previous, createArrow('next', phrase('next', 'Next')));
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
  /** Whether a slide contains a video, whose controls the dots must not cover. */
  video: boolean;
  /** Distance from the lower edge, if it differs from the style sheet. */
  bottom?: string | undefined;
}

/** Buttons for all slides. */
export function Dots({ at, controls, moves, count: total, video, bottom }: DotsProps): null {
  const count = useSlice(total);
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
      box.append(createElement(box.ownerDocument, 'a', { ...BUTTON_ATTRIBUTES, 'aria-label': name }, `${at}`));
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
