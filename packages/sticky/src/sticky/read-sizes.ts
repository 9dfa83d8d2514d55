/** Measures how large modules are while stuck: copies that look so, for a moment in their places (contract B §4). */
import { claim } from '@enliven/core';
import { inertClone } from './inert-clone';
import { inFlow, type Member } from './member';

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** What must be known of a module in the flow, before anything is changed. */
function begin(member: Member) {
  const element = inFlow(member);
  const { marginTop, marginRight, marginBottom, marginLeft, transitionDuration } = getComputedStyle(element);
  const trial = inertClone(element, 'et_pb_sticky_style_dom');
  trial.classList.remove('et_pb_sticky_placeholder');
  trial.classList.add('et_pb_sticky');
  trial.setAttribute('data-sticky-style-dom-id', member.entry.id);
  return {
    member,
    element,
    trial,
    left: pixels(marginLeft),
    right: pixels(marginRight),
    around: [marginTop, marginBottom] as const,
    // Copies change at once.
    soft: member.stuck[0] ? member.size?.soft === true : /[1-9]/.test(transitionDuration),
  };
}

/** Only inside the shared read phase. All modules at once, so that the page is laid out a single time for them. */
export function readSizes(members: readonly Member[]): void {
  const trials = members.map(begin);
  const releases = trials.map(({ element, trial }) => {
    element.after(trial);
    // Each child may change the others, as in columns of equal height: so it makes room for its copy.
    return claim(element, 'style:position', 'absolute !important');
  });
  for (const { member, trial, left, right, around, soft } of trials) {
    const { marginLeft, marginRight, paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(trial);
    const margins = [pixels(marginLeft), pixels(marginRight)] as const;
    const { width, height } = trial.getBoundingClientRect();
    member.height = height;
    member.size = {
      width,
      padding: `${paddingTop} ${paddingRight} ${paddingBottom} ${paddingLeft}`,
      margins: left || right || margins[0] || margins[1] ? [margins[0] - left, margins[1] - right] : undefined,
      around,
      soft,
    };
  }
  for (const { trial } of trials) trial.remove();
  for (const release of releases) release();
}
