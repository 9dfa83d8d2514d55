/** Changes attributes, cookies and presets, and scrolls (docs/reference/interactions.md#effects). Lazy part: fetched by pages with these effects. */

import { $reducedMotion, asText, claim, measure, stickyTop } from '@enliven/core';
import { changeAttribute } from './attribute';
import type { ClaimRegistry } from './claim-registry';
import { COOKIE_AGE } from './constants';
import type { Operation } from './interaction';
import { changePreset } from './preset';

function changeCookie(
  verb: Operation,
  owner: Document,
  { cookieName, cookieValue }: Readonly<Record<string, unknown>>,
): void {
  const [name, value] = [cookieName, cookieValue].map((one) => encodeURIComponent(asText(one) ?? ''));
  if (!name) return;
  const isSet = owner.cookie.split('; ').includes(`${name}=${value}`);
  const goes = verb === 'remove' || (verb === 'toggle' && isSet);
  owner.cookie = `${name}=${value}; path=/; SameSite=Lax; max-age=${goes ? 0 : COOKIE_AGE}`;
}

/** Returns the height that stuck modules will cover beyond the scroll padding, in pixels. Call in the read phase only. */
function covered(element: Element): number {
  let sum = 0;
  const add = (pixels: number) => {
    sum += pixels;
  };
  stickyTop.emit({ element, add });
  const { scrollPaddingTop } = getComputedStyle(element.ownerDocument.documentElement);
  return Math.max(0, sum - (Number.parseFloat(scrollPaddingTop) || 0));
}

function scrollToElement(element: Element | undefined): void {
  if (!element) return;
  measure(
    () => covered(element),
    (pixels) => {
      const release = pixels ? claim(element, 'style:scroll-margin-top', `${pixels}px`) : undefined;
      // Browsers compute the target at once, also for smooth scrolling.
      element.scrollIntoView({ behavior: $reducedMotion.get() ? 'instant' : 'smooth', block: 'start' });
      release?.();
    },
  );
}

export interface EffectContext {
  targets: readonly Element[];
  /** The element that triggers the effect. */
  element: Element;
  fields: Readonly<Record<string, unknown>>;
  changes: ClaimRegistry;
}

/** Applies an effect. @param kind `Attribute`, `Cookie` or `Preset`; without one the page is scrolled */
export function applyEffect(
  verb: Operation,
  kind: string | undefined,
  { targets, element, fields, changes }: EffectContext,
): void {
  if (!kind) scrollToElement(targets[0]);
  if (kind === 'Cookie') changeCookie(verb, element.ownerDocument, fields);
  for (const target of targets) {
    if (kind === 'Attribute') changeAttribute(verb, target, fields, changes);
    if (kind === 'Preset') changePreset(verb, target, fields, changes);
  }
}
