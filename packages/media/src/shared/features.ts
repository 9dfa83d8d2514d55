/** Registry of custom controls by their name in the `features` option. */
import { shared } from '@enliven/core';

/**
 * Fills an element of the control bar.
 *
 * @param element in the bar, empty
 * @returns a function that undoes changes outside the element, if any
 */
export type Feature = (element: HTMLElement, player: unknown, media: unknown) => (() => void) | undefined;

const features = () => shared('media-features', () => new Map<string, Feature>());

/** Registers a custom control for players whose `features` contain its name. */
export function registerFeature(name: string, build: Feature): void {
  features().set(name, build);
}

export const featureOf = (name: string): Feature | undefined => features().get(name);
