/** A page with interactions. */
import { type Rendered, renderBehavior } from '@enliven/testing';
import { interactions } from '../../src/interactions';
import { giveAnimations } from './animations';

export const BUTTON = '<div class="button" data-interaction-trigger="button">Press</div>';
export const PANEL = '<div class="panel" data-interaction-target="panel"><a href="/there">There</a></div>';

export async function renderInteractions(list: unknown[], markup = BUTTON + PANEL): Promise<Rendered> {
  giveAnimations('diviElementInteractionsData', { 'divi/button-0': list });
  return renderBehavior(interactions, `<main>${markup}</main>`);
}

export const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
