/** Measures how large modules are while stuck: copies that look so, for a moment in their places (contract B §4). */
import { claim } from '@enliven/core';
import { inertClone } from './inert-clone';
import { inFlow, type Member } from './member';
import type { ComputedTransition } from './transition';

const TRANSFORMED = '.et_pb_sticky--has-transform';
/** In such parents each child changes the others, so there the module makes room for its copy. */
const SHARED_SPACE = /flex|grid/;

function trialOf(member: Member): HTMLElement {
  const trial = inertClone(inFlow(member), 'et_pb_sticky');
  trial.classList.add('et_pb_sticky_style_dom');
  trial.setAttribute('data-sticky-style-dom-id', member.entry.id);
  trial.classList.remove('et_pb_sticky_placeholder');
  return trial;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** What must be known of a module in the flow, before anything is changed. */
function normalOf(member: Member, view: Window) {
  const element = inFlow(member);
  const parent = element.parentElement as HTMLElement;
  const style = view.getComputedStyle(element);
  const { transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay } = style;
  const transition: ComputedTransition = {
    transitionProperty,
    transitionDuration,
    transitionTimingFunction,
    transitionDelay,
  };
  return {
    element,
    shares: parent.matches('.et_pb_equal_columns') || SHARED_SPACE.test(view.getComputedStyle(parent).display),
    maxWidth: style.maxWidth,
    around: [style.marginTop, style.marginBottom] as const,
    left: pixels(style.marginLeft),
    right: pixels(style.marginRight),
    // Placeholders have none.
    transition: (member.stuck[0] && member.size?.transition) || transition,
  };
}

/** Only inside the shared read phase. All modules at once, so that the page is laid out a single time for them. */
export function readSizes(members: readonly Member[], view: Window): void {
  const trials = members.map((member) => ({ member, trial: trialOf(member), ...normalOf(member, view) }));
  const undo = trials.map(({ element, trial, shares }) => {
    element.after(trial);
    const release = shares && claim(element, 'style:position', 'absolute !important');
    return () => {
      trial.remove();
      if (release) release();
    };
  });
  for (const { member, trial, left, right, maxWidth, around, transition } of trials) {
    const style = view.getComputedStyle(trial);
    const margins = [pixels(style.marginLeft), pixels(style.marginRight)] as const;
    const { width, height } = trial.getBoundingClientRect();
    const exact = !trial.matches(TRANSFORMED);
    member.heightSticky = exact ? height : trial.offsetHeight;
    member.size = {
      width: Math.max(exact ? width : trial.offsetWidth, pixels(style.width)),
      padding: [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].join(' '),
      margins: left || right || margins[0] || margins[1] ? [margins[0] - left, margins[1] - right] : undefined,
      maxWidth,
      around,
      transition,
    };
  }
  for (const back of undo) back();
}
