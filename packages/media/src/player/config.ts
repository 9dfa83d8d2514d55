/** What the markup says about a player. */

export interface PlayerConfig {
  media: HTMLMediaElement | undefined;
}

export function config(element: Element): PlayerConfig {
  return { media: /^(audio|video)$/i.test(element.tagName) ? (element as HTMLMediaElement) : undefined };
}
