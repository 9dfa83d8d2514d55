/** Floating tips cover their field, so they make way for whoever wants to write there (docs/reference/plugin-forms.md#errors). */
import type { Part } from './part';
import { FLOATING, OWN_TIP, WRAP } from './wraps';

function hide(target: Element): void {
  const wrap = target.closest(`${FLOATING} ${WRAP}`);
  for (const tip of wrap?.querySelectorAll<HTMLElement>(OWN_TIP) ?? []) tip.style.display = 'none';
}

export const tips: Part = {
  focusin: hide,
  click(target) {
    if (target.closest(OWN_TIP)) hide(target);
  },
};
