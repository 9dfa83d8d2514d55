/** Registry of controls that sites define, by their name in the `features` option. */
import { shared } from '@enliven/core';

/**
 * Fills an element of the control bar.
 *
 * @param element in the bar, empty
 * @returns the function that undoes what was done elsewhere, if there was anything
 */
export type Feature = (element: HTMLElement, player: unknown, media: unknown) => (() => void) | undefined;

const features = () => shared('media-features', () => new Map<string, Feature>());

/** Makes `name` a feature; it shows in players whose `features` name it. */
export function registerFeature(name: string, build: Feature): void {
  features().set(name, build);
}

export const featureOf = (name: string): Feature | undefined => features().get(name);
