/** Measures how large modules are while stuck: copies that look so, for a moment in their places (contract B §4). */
import { claim } from '@enliven/core';
import { inertClone } from './inert-clone';
import { inFlow, type Member } from './member';

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** What must be known of a module in the flow comes before anything is changed. @returns the next step: putting its copy there */
const begin = (member: Member) => {
  const element = inFlow(member);
  const { marginTop, marginRight, marginBottom, marginLeft, transitionDuration } = getComputedStyle(element);
  // Copies change at once.
  if (!member.edge) member.soft = /[1-9]/.test(transitionDuration);
  const trial = inertClone(element, 'et_pb_sticky_style_dom');
  trial.classList.remove('et_pb_sticky_placeholder');
  trial.classList.add('et_pb_sticky');
  trial.setAttribute('data-sticky-style-dom-id', member.entry.id);

  return () => {
    element.after(trial);
    // Each child may change the others, as in columns of equal height: so it makes room for its copy.
    const release = claim(element, 'style:position', 'absolute !important');

    return () => {
      const style = getComputedStyle(trial);
      const { width, height } = trial.getBoundingClientRect();
      const margins = [style.marginLeft, style.marginRight, marginLeft, marginRight].map(pixels);
      const [left = 0, right = 0, leftBefore = 0, rightBefore = 0] = margins;
      member.height = height;
      member.size = {
        width,
        padding: style.padding,
        margins: margins.some(Boolean) ? [left - leftBefore, right - rightBefore] : undefined,
        around: [marginTop, marginBottom],
      };

      return () => {
        trial.remove();
        release();
      };
    };
  };
};

const go = <T>(step: () => T): T => step();

/** Only inside the shared read phase. Each step for all before the next, so that the page is laid out a single time. */
export const readSizes = (members: readonly Member[]): void => members.map(begin).map(go).map(go).forEach(go);
