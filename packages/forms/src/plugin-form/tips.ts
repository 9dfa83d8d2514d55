/** Floating tips cover their field, so they make way for whoever wants to write there (contract §1.11). */
import { OWN_TIP, WRAP } from './errors';
import type { Part } from './part';

function hide(target: Element): void {
  const wrap = target.closest(`.use-floating-validation-tip ${WRAP}`);
  for (const tip of wrap?.querySelectorAll<HTMLElement>(OWN_TIP) ?? []) tip.style.display = 'none';
}

export const tips: Part = {
  focusin: hide,
  click(target) {
    if (target.closest(OWN_TIP)) hide(target);
  },
};
